// Breadth-first search as lean as C++ gets without tuning for a processor: a state is its own key,
// what has been seen is a bool a key, and order, parents and levels stand in arrays that are laid
// out once. The job's name is the second argument.
#include <cstdint>

#include "serve.hpp"

using namespace std;

typedef uint32_t State;

const int DOWN[] = {-1, 1, 0, 0}, RIGHT[] = {0, 0, -1, 1};

/// The cell next to this one, or -1.
constexpr int beside(int side, int cell, int direction) {
    int row = cell / side + DOWN[direction], column = cell % side + RIGHT[direction];
    bool inside = row >= 0 && row < side && column >= 0 && column < side;
    return inside ? row * side + column : -1;
}

/// A bit a disc; each move turns one and its neighbours.
struct Flip {
    static const int KEYS = 1 << 16, STATES = 1 << 16;
    static const State START = 0b0001100110111001;

    State turned[16];

    Flip() {
        for (int cell = 0; cell < 16; cell++) {
            turned[cell] = 1 << cell;
            for (int d = 0; d < 4; d++)
                if (beside(4, cell, d) >= 0) turned[cell] |= 1 << beside(4, cell, d);
        }
    }

    // A loop has one branch for all moves, which the processor foresees less often.
    template <class Visit>
    void each_move(State state, Visit visit) const {
#pragma GCC unroll 16
        for (int cell = 0; cell < 16; cell++) visit(state ^ turned[cell]);
    }

    static void add(Hash &hash, State state) { hash.add(state); }
};

/// A bit a piece; each move is a step to an empty cell.
struct Rearrange {
    static const int KEYS = 1 << 16, STATES = 1 << 16;
    // 1111/1110/1000/0000.
    static const State START = 0x17f;

    template <class Visit>
    void each_move(State state, Visit visit) const {
#pragma GCC unroll 16
        for (int cell = 0; cell < 16; cell++) {
            if (!(state >> cell & 1)) continue;
#pragma GCC unroll 4
            for (int d = 0; d < 4; d++) {
                int to = beside(4, cell, d);
                if (to >= 0 && !(state >> to & 1)) visit(state ^ (1 << cell | 1 << to));
            }
        }
    }

    static void add(Hash &hash, State state) { hash.add(state); }
};

/// Four cells, six bits each, the lowest in front: a state is an index into bool[64][64][64][64].
struct Solitaire {
    static const int KEYS = 1 << 24, STATES = 635376;
    // (4, 4) (4, 5) (5, 4) (6, 5), from 1.
    static const State START = 27 << 18 | 28 << 12 | 35 << 6 | 44;
    /// One and two cells away, or -1.
    int8_t step[64][4], jump[64][4];

    Solitaire() {
        for (int cell = 0; cell < 64; cell++)
            for (int d = 0; d < 4; d++) {
                int next = beside(8, cell, d);
                step[cell][d] = next;
                jump[cell][d] = next < 0 ? -1 : beside(8, next, d);
            }
    }

    static uint64_t board(State state) {
        uint64_t set = 0;
        for (int shift = 0; shift < 24; shift += 6) set |= uint64_t(1) << (state >> shift & 63);
        return set;
    }

    template <class Visit>
    void each_move(State state, Visit visit) const {
        uint64_t set = board(state);
        for (int shift = 18; shift >= 0; shift -= 6) {
            int cell = state >> shift & 63;
            State others = state >> (shift + 6) << shift | (state & ((1 << shift) - 1));
            for (int d = 0; d < 4; d++) {
                int to = step[cell][d];
                if (to >= 0 && set >> to & 1) to = jump[cell][d];
                if (to < 0 || set >> to & 1) continue;
                int above = (int(others >> 12) > to) + (int(others >> 6 & 63) > to) + (int(others & 63) > to);
                State behind = others & ((1 << 6 * above) - 1);
                visit((others ^ behind) << 6 | to << 6 * above | behind);
            }
        }
    }

    static void add(Hash &hash, State state) {
        hash.add(board(state));
        hash.add(board(state) >> 32);
    }
};

template <class Puzzle>
struct Search {
    Puzzle puzzle;
    bool seen[Puzzle::KEYS];
    State order[Puzzle::STATES];
    int parent[Puzzle::STATES];
    int levels[100];
    int deepest, found, moves;

    void run() {
        for (int i = 0; i < found; i++) seen[order[i]] = false;
        seen[Puzzle::START] = true;
        order[0] = Puzzle::START;
        parent[0] = 0;
        int tail = 1, generated = 0;
        deepest = levels[0] = 0;
        for (int head = 0; head < tail;) {
            int end = levels[++deepest] = tail;
            for (; head < end; head++)
                puzzle.each_move(order[head], [&](State next) {
                    generated++;
                    if (seen[next]) return;
                    seen[next] = true;
                    order[tail] = next;
                    parent[tail++] = head;
                });
        }
        found = tail;
        moves = generated;
    }

    void report() {
        Hash hash;
        for (int i = 0; i < found; i++) Puzzle::add(hash, order[i]);
        for (int i = 0; i < found; i++) Puzzle::add(hash, order[parent[i]]);
        cout << found << " states, " << moves << " moves, " << hash.text() << ": ";
        for (int i = 0; i < deepest; i++) cout << (i ? "," : "") << levels[i + 1] - levels[i];
        cout << endl;
    }
};

template <class Puzzle>
void search() {
    static Search<Puzzle> job;
    serve([] { job.run(); }, [] { job.report(); });
}

int main(int, char **arguments) {
    string name = arguments[2];
    if (name == "flip") search<Flip>();
    else if (name == "rearrange") search<Rearrange>();
    else search<Solitaire>();
}
