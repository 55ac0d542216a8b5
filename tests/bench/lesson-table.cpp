// The full table of the Tab game as the lesson writes it: rows from the bottom, and for each cell
// a loop over its moves. Reads `check` and `run <times>`, one a line.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <string>

using namespace std;

int n = 200, m = 50;
int plies[201][51];

void fill() {
    for (int i = n; i >= 1; i--)
        for (int j = 1; j <= m; j++) {
            int shortest = 1 << 30, longest = 0;
            for (int k = 1; k <= m && i + k <= n; k++) {
                if (k == j) continue;
                int after = plies[i + k][k];
                if (after % 2 == 0) shortest = min(shortest, after + 1);
                else longest = max(longest, after + 1);
            }
            plies[i][j] = shortest < 1 << 30 ? shortest : longest;
        }
}

unsigned hashed = 0x811c9dc5;

void add(unsigned number) { hashed = (hashed ^ number) * 0x01000193; }

// Of each cell the plies, the step that fills it, the winning cells and the most plies so far.
void report() {
    fill();
    hashed = 0x811c9dc5;
    int steps = 0, winning = 0, longest = 0;
    for (int i = n; i >= 1; i--)
        for (int j = 1; j <= m; j++) {
            int moves = min(m, n - i);
            if (j <= moves) moves--;
            steps += max(moves, 1);
            winning += plies[i][j] % 2;
            longest = max(longest, plies[i][j]);
            add(plies[i][j]);
            add(steps);
            add(winning);
            add(longest);
        }
    char text[9];
    snprintf(text, sizeof text, "%08x", hashed);
    cout << n * m << " cells, " << steps << " steps, " << text << endl;
}

int main() {
    string line;
    while (getline(cin, line)) {
        if (line.rfind("run ", 0) == 0) {
            int times = stoi(line.substr(4));
            auto began = chrono::steady_clock::now();
            for (int t = 0; t < times; t++) fill();
            auto took = chrono::steady_clock::now() - began;
            cout << chrono::duration_cast<chrono::nanoseconds>(took).count() << endl;
        } else {
            report();
        }
    }
}
