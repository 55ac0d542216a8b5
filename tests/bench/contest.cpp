// The Flip Game as a contest solver writes it, searched to the end: a state is an int, its depth
// stands in an int array, the queue is std::queue.
#include <cstring>
#include <queue>

#include "serve.hpp"

using namespace std;

const int SAMPLE = 0b0001100110111001;

int turned[16];
int depth[1 << 16];
int parent[1 << 16];
int order[1 << 16];
int found;

void prepare() {
    for (int cell = 0; cell < 16; cell++) {
        int row = cell / 4, column = cell % 4;
        turned[cell] = 1 << cell;
        if (row > 0) turned[cell] |= 1 << (cell - 4);
        if (row < 3) turned[cell] |= 1 << (cell + 4);
        if (column > 0) turned[cell] |= 1 << (cell - 1);
        if (column < 3) turned[cell] |= 1 << (cell + 1);
    }
}

void bfs(int start) {
    memset(depth, -1, sizeof depth);
    queue<int> todo;
    todo.push(start);
    depth[start] = 0;
    parent[start] = start;
    found = 0;
    order[found++] = start;
    while (!todo.empty()) {
        int state = todo.front();
        todo.pop();
        for (int cell = 0; cell < 16; cell++) {
            int next = state ^ turned[cell];
            if (depth[next] == -1) {
                depth[next] = depth[state] + 1;
                parent[next] = state;
                order[found++] = next;
                todo.push(next);
            }
        }
    }
}

void report() {
    int sizes[17] = {};
    Hash hash;
    for (int i = 0; i < found; i++) {
        sizes[depth[order[i]]]++;
        hash.add(order[i]);
    }
    for (int i = 0; i < found; i++) hash.add(parent[order[i]]);
    cout << found << " states, " << 16 * found << " moves, " << hash.text() << ": ";
    for (int level = 0; sizes[level]; level++) cout << (level ? "," : "") << sizes[level];
    cout << endl;
}

int main() {
    prepare();
    serve([] { bfs(SAMPLE); }, report);
}
