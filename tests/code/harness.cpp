// Runs the programs that the page shows: a line `//: name` stands for the lines of that program,
// `//: name function` for its function and `//: name rest` for the lines below the function. It
// prints a line a program.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace std;

const int INF = numeric_limits<int>::max();

template <typename T> void print(const vector<T>& list);
void print(int number) { cout << number; }
void print(bool is) { cout << (is ? "true" : "false"); }
template <typename T> void print(const vector<T>& list) {
    cout << '[';
    for (size_t i = 0; i < list.size(); i++) {
        if (i > 0) cout << ',';
        print(list[i]);
    }
    cout << ']';
}
template <typename T> void show(const string& name, const T& result) {
    cout << name << ' ';
    print(result);
    cout << endl;
}

// The flip game of 4 x 4: a board is 16 bits.
namespace flip {
using State = int;
using Moves = function<vector<State>(State)>;
const State NONE = -1;

int cross(int cell) {
    int board = 0;
    for (int other = 0; other < 16; other++)
        if (abs(other / 4 - cell / 4) + abs(other % 4 - cell % 4) <= 1) board |= 1 << other;
    return board;
}

vector<State> turns(State board) {
    vector<State> boards;
    for (int cell = 0; cell < 16; cell++) boards.push_back(board ^ cross(cell));
    return boards;
}

vector<int> bfs(State start, Moves moves, function<bool(State)> is_goal) {
    //: bfs
    return {depth[answer], int(depth.size())};
}

int bidirectional(State start, set<State> goals, vector<Moves> moves) {
    //: bidirectional
    return met ? known[0].size() + known[1].size() : 0;
}

State alternating(State start, set<State> goals, vector<Moves> moves) {
    //: alternating
    return NONE;
}
}  // namespace flip

// A knight's open tour from a corner.
namespace knight {
const int SIDE = 5;

vector<vector<int>> all_moves() {
    const vector<pair<int, int>> steps = {{-2, 1}, {-1, 2}, {1, 2},   {2, 1},
                                          {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
    vector<vector<int>> moves(SIDE * SIDE);
    for (int cell = 0; cell < SIDE * SIDE; cell++)
        for (auto [down, right] : steps) {
            int row = cell / SIDE + down, column = cell % SIDE + right;
            if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) continue;
            moves[cell].push_back(SIDE * row + column);
        }
    return moves;
}

const vector<vector<int>> moves = all_moves();
vector<int> path;
vector<bool> visited;

void begin() {
    path = {0};
    visited.assign(moves.size(), false);
    visited[0] = true;
}

bool is_tour(const vector<int>&) { return true; }
bool start_is_cut_off() { return false; }
bool is_cut() { return false; }

vector<int> free_moves() {
    vector<int> ways;
    for (int to : moves[path.back()])
        if (!visited[to]) ways.push_back(to);
    return ways;
}

int ways_on(int cell) {
    int count = 0;
    for (int to : moves[cell]) count += !visited[to];
    return count;
}

bool by_ways_on(int one, int other) { return ways_on(one) < ways_on(other); }

vector<int> sorted_moves() {
    vector<int> ways = free_moves();
    stable_sort(ways.begin(), ways.end(), by_ways_on);
    return ways;
}

void enter(int to) {
    visited[to] = true;
    path.push_back(to);
}

void leave() {
    visited[path.back()] = false;
    path.pop_back();
}

namespace naive {
//: naive
}  // namespace naive
namespace warnsdorff {
//: warnsdorff
}  // namespace warnsdorff
namespace cuts {
//: cuts
}  // namespace cuts
namespace construction {
//: construction
}  // namespace construction

void show_all() {
    begin();
    naive::search();
    show("naive", path);
    begin();
    warnsdorff::search();
    show("warnsdorff", path);
    begin();
    cuts::search();
    show("cuts", path);
    begin();
    construction::search({});
    show("construction", path);
}
}  // namespace knight

// Queens on a board: a variable a row, a value a column.
namespace queens {
const int SIDE = 8, NONE = -1;

vector<int> values, chosen;
vector<vector<int>> domains;

void begin() {
    values.clear();
    for (int column = 0; column < SIDE; column++) values.push_back(column);
    chosen.assign(SIDE, NONE);
    domains.assign(SIDE, values);
}

bool fits(int row, int column, int other, int with) {
    return column != with && abs(column - with) != abs(row - other);
}

bool is_complete() { return !count(chosen.begin(), chosen.end(), NONE); }

int next_variable() { return find(chosen.begin(), chosen.end(), NONE) - chosen.begin(); }

int fewest_left() {
    int best = NONE;
    for (int row : values)
        if (chosen[row] == NONE && (best == NONE || domains[row].size() < domains[best].size())) best = row;
    return best;
}

vector<int> domain_of(int variable) { return domains[variable]; }

bool conflicts(int variable, int value) {
    for (int row : values)
        if (chosen[row] != NONE && !fits(variable, value, row, chosen[row])) return true;
    return false;
}

void assign(int variable, int value) {
    chosen[variable] = value;
    domains[variable] = {value};
}

void take_back(int variable) { chosen[variable] = NONE; }

void take_back(int variable, const vector<vector<int>>& before) {
    chosen[variable] = NONE;
    domains = before;
}

bool revise(int row, int other) {
    vector<int> left;
    for (int one : domains[row])
        for (int with : domains[other])
            if (fits(row, one, other, with)) {
                left.push_back(one);
                break;
            }
    bool is_changed = left != domains[row];
    domains[row] = left;
    return is_changed;
}

void cross_out(int variable) {
    for (int row : values)
        if (chosen[row] == NONE) revise(row, variable);
}

void revise_all(int) {
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (int row : values)
            for (int other : values)
                if (row != other && revise(row, other)) is_changed = true;
    }
}

bool has_empty() {
    for (int row : values)
        if (domains[row].empty()) return true;
    return false;
}

namespace plain {
//: plain
}  // namespace plain
namespace forward {
//: forward
}  // namespace forward
namespace arcs {
//: arcs
}  // namespace arcs

void show_all() {
    begin();
    plain::search();
    show("plain", chosen);
    begin();
    queens::forward::search();
    show("forward", chosen);
    begin();
    arcs::search();
    show("arcs", chosen);
}
}  // namespace queens

// A field whose numbers count the mines on their own cell, too.
namespace mines {
const int OPEN = -1, FREE = 0, MINE = 1;

vector<int> numbers;
int columns;
vector<int> field;
vector<vector<int>> answers;

void begin(const vector<int>& all, int wide) {
    numbers = all;
    columns = wide;
    field.assign(numbers.size(), OPEN);
    answers.clear();
}

vector<int> around(int cell) {
    vector<int> near;
    for (int other = 0; other < int(numbers.size()); other++)
        if (abs(other / columns - cell / columns) <= 1 && abs(other % columns - cell % columns) <= 1)
            near.push_back(other);
    return near;
}

bool holds(int number) {
    int mine = 0, open = 0;
    for (int cell : around(number)) {
        mine += field[cell] == MINE;
        open += field[cell] == OPEN;
    }
    return mine <= numbers[number] && numbers[number] <= mine + open;
}

bool fits(int cell, int value) {
    field[cell] = value;
    bool all = true;
    for (int number : around(cell)) all = all && holds(number);
    field[cell] = OPEN;
    return all;
}

bool fits() {
    bool all = true;
    for (int number = 0; number < int(numbers.size()); number++) all = all && holds(number);
    return all;
}

bool keep(const vector<int>& found) {
    answers.push_back(found);
    return false;
}

vector<int> last_value(int cell) {
    for (int number : around(cell)) {
        vector<int> near = around(number);
        if (near.back() != cell) continue;
        int mine = 0;
        for (int other : near) mine += field[other] == MINE;
        return {mine >= numbers[number] ? FREE : MINE};
    }
    return {};
}

int forced_cell() { return -1; }

int most_constrained() {
    for (int cell = 0; cell < int(field.size()); cell++)
        if (field[cell] == OPEN) return cell;
    return -1;
}

vector<int> values(int) { return {FREE, MINE}; }
void choose(int cell, int value) { field[cell] = value; }
void take_back(int cell) { field[cell] = OPEN; }

namespace row_major {
//: rowMajor
}  // namespace row_major
namespace forced {
//: forced
}  // namespace forced
namespace constrained {
//: constrained
}  // namespace constrained

void show_all(const vector<int>& all, int wide) {
    begin(all, wide);
    row_major::search(0);
    show("rowMajor", answers);
    begin(all, wide);
    forced::search(0);
    show("forced", answers);
    begin(all, wide);
    constrained::search();
    show("constrained", answers);
}
}  // namespace mines

// A game: positions by number, the moves of each to lower ones.
namespace games {
using Moves = function<vector<int>(int)>;

vector<bool> first(int cells, Moves moves) {
    //: first
    return wins;
}

vector<int> full(int cells, Moves moves) {
    //: full
    return plies;
}

vector<int> waves(int cells, vector<int> left, function<vector<int>()> dead_ends, Moves predecessors) {
    //: waves
    return plies;
}

void show_all(const vector<vector<int>>& game) {
    int cells = game.size();
    Moves moves = [&](int cell) { return game[cell]; };
    vector<int> left, ends;
    for (int cell = 0; cell < cells; cell++) {
        left.push_back(game[cell].size());
        if (game[cell].empty()) ends.push_back(cell);
    }
    Moves before = [&](int at) {
        vector<int> all;
        for (int cell = 0; cell < cells; cell++)
            if (count(game[cell].begin(), game[cell].end(), at)) all.push_back(cell);
        return all;
    };
    show("first", first(cells, moves));
    show("full", full(cells, moves));
    show("waves", waves(cells, left, [&] { return ends; }, before));
}
}  // namespace games

// A state space as a graph with costs and estimates.
namespace orders {
using State = int;
const State NONE = -1;

struct Edge {
    State to;
    int cost;
};

State start;
int STATES, W;
size_t limit;
vector<vector<Edge>> edges;
vector<int> estimates;
set<State> goals;
// The states that were expanded or, of a search that keeps only the path, looked at.
vector<int> seen;

int h(State state) { return estimates[state]; }

bool chmin(int& least, int value) {
    if (value >= least) return false;
    least = value;
    return true;
}

vector<State> reversed(vector<State> states) {
    reverse(states.begin(), states.end());
    return states;
}

namespace plain {
bool is_goal(State state) { return goals.count(state); }

vector<State> moves(State state) {
    seen.push_back(state);
    vector<State> states;
    for (Edge edge : edges[state]) states.push_back(edge.to);
    return states;
}

State dfs() {
    //: dfs
    return answer;
}

State greedy() {
    using Node = tuple<int, int, State>;
    int n = 0;
    //: greedy
    return answer;
}
}  // namespace plain

namespace priced {
bool is_goal(State state) { return goals.count(state); }

vector<Edge> moves(State state) {
    seen.push_back(state);
    return edges[state];
}

State uniform() {
    using Node = tuple<int, int, State>;
    int n = 0;
    State answer = NONE;
    //: uniform
    return answer;
}

State astar() {
    using Node = tuple<int, int, int, State>;
    int n = 0;
    State answer = NONE;
    //: astar
    return answer;
}

State weighted() {
    using Node = tuple<int, int, int, State>;
    int n = 0;
    State answer = NONE;
    //: weighted
    return answer;
}
}  // namespace priced

namespace retreating {
vector<State> path;
int generated, bound, least;

void begin() {
    path = {start};
    generated = 0;
    bound = h(start);
    least = INF;
}

bool is_goal(State state) {
    seen.push_back(state);
    return goals.count(state);
}

vector<Edge> onward(const vector<State>& path) {
    // Tiles leave out the move straight back; the other puzzles all moves back to the path.
    vector<State> before = path;
    if (W <= 1) before.assign(path.size() < 2 ? 0 : 1, path[path.size() < 2 ? 0 : path.size() - 2]);
    vector<Edge> ways;
    for (Edge edge : edges[path.back()])
        if (!count(before.begin(), before.end(), edge.to)) ways.push_back(edge);
    generated += ways.size();
    return ways;
}

namespace by_moves {
vector<State> moves(const vector<State>& path) {
    vector<State> states;
    for (Edge edge : onward(path)) states.push_back(edge.to);
    return states;
}

namespace limited {
//: limited function
void run() {
    //: limited rest
}
}  // namespace limited
namespace deepening {
//: deepening function
void run() {
    //: deepening rest
}
}  // namespace deepening
}  // namespace by_moves

namespace by_costs {
vector<Edge> moves(const vector<State>& path) { return onward(path); }

//: idastar function
void run() {
    //: idastar rest
}
}  // namespace by_costs
}  // namespace retreating

void run(const string& program) {
    seen.clear();
    retreating::begin();
    int answer = NONE;
    if (program == "dfs") answer = plain::dfs();
    else if (program == "greedy") answer = plain::greedy();
    else if (program == "uniform") answer = priced::uniform();
    else if (program == "astar") answer = priced::astar();
    else if (program == "weighted") answer = priced::weighted();
    else if (program == "limited") retreating::by_moves::limited::run();
    else if (program == "deepening") retreating::by_moves::deepening::run();
    else if (program == "idastar") retreating::by_costs::run();
    int counted[] = {answer, int(goals.count(retreating::path.back())), retreating::generated};
    show("run", vector<vector<int>>{{begin(counted), end(counted)}, seen});
}

// Reads graphs, each with the runs on it.
void show_all() {
    int states, count;
    while (cin >> states >> start >> count) {
        STATES = states;
        goals.clear();
        for (State goal; count > 0 && cin >> goal; count--) goals.insert(goal);
        edges.assign(states, {});
        estimates.assign(states, 0);
        for (State state = 0; state < states; state++) {
            cin >> estimates[state] >> count;
            edges[state].resize(count);
            for (Edge& edge : edges[state]) cin >> edge.to >> edge.cost;
        }
        cin >> count;
        for (string program; count > 0 && cin >> program >> W >> limit; count--) run(program);
    }
}
}  // namespace orders

extern const int FLIP, COLUMNS;
extern const vector<int> NUMBERS;
extern const vector<vector<int>> GAME;

int main() {
    auto is_goal = [](int board) { return board == 0 || board == 0xffff; };
    show("bfs", flip::bfs(FLIP, flip::turns, is_goal));
    vector<flip::Moves> both = {flip::turns, flip::turns};
    show("bidirectional", flip::bidirectional(FLIP, {0, 0xffff}, both));
    flip::Moves up = [](int at) { return vector<int>{at + 1}; };
    flip::Moves down = [](int at) { return vector<int>{at - 1}; };
    show("alternating", flip::alternating(0, {9}, {up, down}));
    knight::show_all();
    queens::show_all();
    mines::show_all(NUMBERS, COLUMNS);
    games::show_all(GAME);
    orders::show_all();
}
