// The full table of the Tab game as the lesson writes it: rows from the bottom, and for each cell
// a loop over its moves.
#include <algorithm>

#include "serve.hpp"

using namespace std;

int n = 200, m = 50;
int plies[201][51];

void fillTable() {
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

// Of each cell the plies, the step that fills it, the winning cells and the most plies so far.
void report() {
    Hash hash;
    int steps = 0, winning = 0, longest = 0;
    for (int i = n; i >= 1; i--)
        for (int j = 1; j <= m; j++) {
            int moves = min(m, n - i);
            if (j <= moves) moves--;
            steps += max(moves, 1);
            winning += plies[i][j] % 2;
            longest = max(longest, plies[i][j]);
            for (int kept : {plies[i][j], steps, winning, longest}) hash.add(kept);
        }
    cout << n * m << " cells, " << steps << " steps, " << hash.text() << endl;
}

int main() { serve(fillTable, report); }
