// Pattern lists of OpenSSH (PATTERNS in ssh_config(5)): separated by commas, `*` and `?`, `!` before one that must not
// match. A list that only forbids allows nothing. Linear in pattern times text: after a star that fails, only the last star
// is tried again.

/** Whether `text` matches one pattern of the list and none that is negated. */
export function matchesList(text: string, list: string): boolean {
  const patterns = list.split(',');
  const forbidden = patterns.filter((pattern) => pattern.startsWith('!'));
  if (forbidden.some((pattern) => matches(text, pattern.slice(1)))) return false;
  return patterns.some((pattern) => !pattern.startsWith('!') && matches(text, pattern));
}

function matches(text: string, pattern: string): boolean {
  let [at, here] = [0, 0];
  let [star, resume] = [-1, 0];
  while (at < text.length) {
    if (pattern[here] === '*') {
      [star, resume] = [here, at];
      here += 1;
    } else if (pattern[here] === '?' || pattern[here] === text[at]) {
      at += 1;
      here += 1;
    } else if (star >= 0) {
      resume += 1;
      [at, here] = [resume, star + 1];
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(here));
}
