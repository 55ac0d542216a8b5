// Pieces on a board as a contest solver writes it: a position is a mask in 64 bits, and what has
// been seen stands in a std::set or in a hash table with chains. Called with the table's name and
// the job's.
#include <cstdint>
#include <set>
#include <vector>

#include "serve.hpp"

using namespace std;

typedef uint64_t Board;

struct Tree {
    set<Board> boards;
    bool add(Board b) { return boards.insert(b).second; }
    bool has(Board b) { return boards.count(b) > 0; }
    void clear() { boards.clear(); }
};

const int PRIME = 1000003;

struct Chained {
    vector<int> head = vector<int>(PRIME, -1);
    vector<Board> key;
    vector<int> next;
    bool has(Board b) {
        for (int i = head[b % PRIME]; i >= 0; i = next[i])
            if (key[i] == b) return true;
        return false;
    }
    bool add(Board b) {
        int place = b % PRIME;
        for (int i = head[place]; i >= 0; i = next[i])
            if (key[i] == b) return false;
        next.push_back(head[place]);
        head[place] = key.size();
        key.push_back(b);
        return true;
    }
    void clear() {
        for (Board b : key) head[b % PRIME] = -1;
        key.clear();
        next.clear();
    }
};

const int DOWN[] = {-1, 1, 0, 0}, RIGHT[] = {0, 0, -1, 1};

template <int SIDE, bool JUMPS, class Visit>
inline void each_move(Board board, Visit visit) {
    for (Board rest = board; rest; rest &= rest - 1) {
        int cell = __builtin_ctzll(rest), row = cell / SIDE, column = cell % SIDE;
        for (int d = 0; d < 4; d++) {
            int r = row + DOWN[d], c = column + RIGHT[d];
            if (r < 0 || r >= SIDE || c < 0 || c >= SIDE) continue;
            if (board >> (r * SIDE + c) & 1) {
                if (!JUMPS) continue;
                r += DOWN[d], c += RIGHT[d];
                if (r < 0 || r >= SIDE || c < 0 || c >= SIDE) continue;
                if (board >> (r * SIDE + c) & 1) continue;
            }
            visit(board ^ (Board(1) << cell | Board(1) << (r * SIDE + c)));
        }
    }
}

template <class Seen, int SIDE, bool JUMPS>
struct Whole {
    Board start;
    Seen seen;
    vector<Board> order;
    vector<int> parent, levels;
    int moves;

    void run() {
        seen.clear();
        order.assign(1, start);
        parent.assign(1, 0);
        levels.assign(1, 0);
        moves = 0;
        seen.add(start);
        for (size_t head = 0; head < order.size();) {
            size_t end = order.size();
            levels.push_back(end);
            for (; head < end; head++) {
                each_move<SIDE, JUMPS>(order[head], [&](Board next) {
                    moves++;
                    if (seen.add(next)) {
                        order.push_back(next);
                        parent.push_back(head);
                    }
                });
            }
        }
    }

    void report() {
        Hash hash;
        auto add = [&](Board board) {
            hash.add(board);
            if (SIDE * SIDE > 32) hash.add(board >> 32);
        };
        for (Board board : order) add(board);
        for (int place : parent) add(order[place]);
        cout << order.size() << " states, " << moves << " moves, " << hash.text() << ": ";
        for (size_t i = 1; i < levels.size(); i++) cout << (i > 1 ? "," : "") << levels[i] - levels[i - 1];
        cout << endl;
    }
};

template <class Seen>
struct Cases {
    vector<pair<Board, Board>> cases;
    vector<int> answers;
    Seen seen[2];
    vector<Board> queue[2], next;

    Cases() {
        unsigned random = 1;
        auto position = [&] {
            Board board = 0;
            while (__builtin_popcountll(board) < 4) {
                random = random * 1664525 + 1013904223;
                board |= Board(1) << (random >> 26);
            }
            return board;
        };
        for (int i = 0; i < 1000; i++) {
            Board start = position(), goal = position();
            cases.push_back({start, goal});
        }
    }

    int between(Board start, Board goal) {
        if (start == goal) return 0;
        Board ends[] = {start, goal};
        for (int side = 0; side < 2; side++) {
            seen[side].clear();
            seen[side].add(ends[side]);
            queue[side].assign(1, ends[side]);
        }
        for (int depth = 1; depth <= 8; depth++) {
            int side = queue[1].size() < queue[0].size();
            next.clear();
            bool met = false;
            for (Board board : queue[side]) {
                each_move<8, true>(board, [&](Board to) {
                    if (seen[side].add(to)) {
                        next.push_back(to);
                        met |= seen[!side].has(to);
                    }
                });
                if (met) return depth;
            }
            swap(queue[side], next);
        }
        return -1;
    }

    void run() {
        answers.clear();
        for (auto &ends : cases) answers.push_back(between(ends.first, ends.second));
    }

    void report() {
        string text;
        int found = 0;
        for (int answer : answers) {
            found += answer >= 0;
            text += answer < 0 ? "-" : to_string(answer);
        }
        cout << found << " of " << answers.size() << " cases: " << text << endl;
    }
};

template <class Job>
void serve(Job &job) {
    serve([&] { job.run(); }, [&] { job.report(); });
}

template <class Seen>
void start(const string &name) {
    if (name == "rearrange") {
        // 1111/1110/1000/0000, the first cell in the lowest bit.
        static Whole<Seen, 4, false> job;
        job.start = 0x17f;
        serve(job);
    } else if (name == "solitaire") {
        static Whole<Seen, 8, true> job;
        // (4, 4) (4, 5) (5, 4) (6, 5), from 1.
        job.start = Board(1) << 27 | Board(1) << 28 | Board(1) << 35 | Board(1) << 44;
        serve(job);
    } else {
        static Cases<Seen> job;
        serve(job);
    }
}

int main(int, char **arguments) {
    string table = arguments[1], name = arguments[2];
    if (table == "set") start<Tree>(name);
    else start<Chained>(name);
}
