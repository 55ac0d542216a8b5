// The knight's closed tour as the lesson writes it: one recursive function, the board in rows on
// the heap. On 8 x 8 it would not end, so it stops after so many placements.
#include "serve.hpp"

using namespace std;

const int PLACEMENTS = 20000000;

const int dr[8] = {-2, -1, 1, 2, 2, 1, -1, -2};
const int dc[8] = {1, 2, 2, 1, -1, -2, -2, -1};

int n;
int **board;
int startRow, startColumn;
int placed;

bool closes(int row, int column) {
    for (int k = 0; k < 8; k++)
        if (row + dr[k] == startRow && column + dc[k] == startColumn) return true;
    return false;
}

// Visits what is left after `step` cells; true ends the search.
bool visit(int step, int row, int column) {
    if (step == n * n) return closes(row, column);
    for (int k = 0; k < 8; k++) {
        int r = row + dr[k], c = column + dc[k];
        if (r >= 0 && r < n && c >= 0 && c < n && board[r][c] == 0) {
            board[r][c] = step + 1;
            placed++;
            if (placed == PLACEMENTS || visit(step + 1, r, c)) return true;
            board[r][c] = 0;
        }
    }
    return false;
}

void search() {
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) board[r][c] = 0;
    placed = 0;
    board[startRow][startColumn] = 1;
    visit(1, startRow, startColumn);
}

void report() {
    Hash hash;
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) hash.add(board[r][c]);
    cout << placed << " placements, " << hash.text() << endl;
}

int main() {
    n = 8;
    board = new int *[n];
    for (int r = 0; r < n; r++) board[r] = new int[n];
    serve(search, report);
}
