/**
 * Program: backtracking that crosses out values after each choice. Forward checking and arc
 * consistency differ in one call.
 */

/**
 * @param {string} call function that crosses out what follows from a choice
 * @returns {import('./types.js').Program}
 */
export const propagating = (call) => ({
  values: ['path', 'cell', 'try', 'ways', 'retreats'],
  pseudo: [
    [0, 'start', 'start'],
    [1, 'full'],
    [2, 'answer', 'answer'],
    [1, 'variable'],
    [1, 'try', 'try'],
    [2, 'before'],
    [2, 'place', 'place'],
    [2, 'cross'],
    [2, 'deeper', 'noValue'],
    [2, 'retreat', 'retreat'],
    [1, 'none'],
  ],
  rust: [
    ['fn search(csp: &mut Csp) -> bool {', 'start'],
    ['    if csp.is_complete() { return true; }', 'answer'],
    ['    let variable = csp.fewest_left();'],
    ['    for value in csp.domain(variable) {', 'try'],
    ['        let before = csp.domains.clone();'],
    ['        csp.assign(variable, value);', 'place'],
    [`        csp.${call}(variable);`],
    ['        if !csp.has_empty() && search(csp) { return true; }', 'noValue'],
    ['        csp.take_back(variable, before);', 'retreat'],
    ['    }'],
    ['    false'],
    ['}'],
  ],
  python: [
    ['def search():', 'start'],
    ['    if is_complete():'],
    ['        return True', 'answer'],
    ['    variable = fewest_left()'],
    ['    for value in list(domains[variable]):', 'try'],
    ['        before = copy(domains)'],
    ['        assign(variable, value)', 'place'],
    [`        ${call}(variable)`],
    ['        if not has_empty() and search():', 'noValue'],
    ['            return True'],
    ['        take_back(variable, before)', 'retreat'],
    ['    return False'],
  ],
  cpp: [
    ['bool search() {', 'start'],
    ['    if (is_complete()) return true;', 'answer'],
    ['    int variable = fewest_left();'],
    ['    for (int value : domain_of(variable)) {', 'try'],
    ['        auto before = domains;'],
    ['        assign(variable, value);', 'place'],
    [`        ${call}(variable);`],
    ['        if (!has_empty() && search()) return true;', 'noValue'],
    ['        take_back(variable, before);', 'retreat'],
    ['    }'],
    ['    return false;'],
    ['}'],
  ],
});
