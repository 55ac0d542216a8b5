// The lesson's knight's tour as those who write chess engines would search it: the free cells are a
// word, and a magic number gathers those that the knight can reach into a byte. A node's untried
// moves are bits in the lesson's order; a cell from which none leads on is not entered. Nothing is
// counted but the placements.
#include <cstdint>

#include "serve.hpp"

using namespace std;

const int PLACEMENTS = 20000000;

const int DOWN[8] = {-2, -1, 1, 2, 2, 1, -1, -2};
const int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};

/// Times any set of the eight cells around cell 0, as if rows had no ends, it is another number in
/// the highest byte.
const uint64_t MAGIC = 0x8084100000830110;

/// Where the moves from a cell lead, in order, and the same as a set turned as `turned` does it.
uint8_t to[64][8];
uint64_t reach[64];
/// The set behind each number that the magic makes, a bit a move.
uint8_t inOrder[256];

uint8_t path[64], untried[64];
int depth;

uint64_t turned(uint64_t set, int cell) { return set >> cell | set << (-cell & 63); }

void prepare() {
    uint64_t around[8];
    for (int k = 0; k < 8; k++) around[k] = uint64_t(1) << ((DOWN[k] * 8 + RIGHT[k]) & 63);
    for (int moves = 0; moves < 256; moves++) {
        uint64_t set = 0;
        for (int k = 0; k < 8; k++)
            if (moves >> k & 1) set |= around[k];
        inOrder[set * MAGIC >> 56] = moves;
    }
    for (int cell = 0; cell < 64; cell++)
        for (int k = 0; k < 8; k++) {
            int row = cell / 8 + DOWN[k], column = cell % 8 + RIGHT[k];
            if (row < 0 || row >= 8 || column < 0 || column >= 8) continue;
            to[cell][k] = row * 8 + column;
            reach[cell] |= around[k];
        }
}

void search() {
    uint64_t free = ~uint64_t(1);
    int here = 0, placed = 0;
    unsigned ways = inOrder[(turned(free, here) & reach[here]) * MAGIC >> 56];
    depth = 0;
    for (;;) {
        if (ways) {
            int cell = to[here][__builtin_ctz(ways)];
            ways &= ways - 1;
            uint64_t onward = turned(free, cell) & reach[cell];
            placed++;
            if (!onward && placed != PLACEMENTS) continue;
            untried[depth++] = ways;
            path[depth] = here = cell;
            free ^= uint64_t(1) << cell;
            if (placed == PLACEMENTS) return;
            ways = inOrder[onward * MAGIC >> 56];
        } else {
            free ^= uint64_t(1) << here;
            here = path[--depth];
            ways = untried[depth];
        }
    }
}

void report() {
    int numbers[64] = {};
    for (int visit = 0; visit <= depth; visit++) numbers[path[visit]] = visit + 1;
    Hash hash;
    for (int number : numbers) hash.add(number);
    cout << PLACEMENTS << " placements, " << hash.text() << endl;
}

int main() {
    prepare();
    serve(search, report);
}
