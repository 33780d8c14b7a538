// The words of a target as the words of its command: `record --version 1.2.0` is `ledger record 1.2.0`.
type Target = { readonly command: readonly string[]; readonly named: readonly string[] };

const targets: { readonly [name: string]: Target } = {
  challenge: { command: ['challenge'], named: ['manifest'] },
  diff: { command: ['diff'], named: ['from', 'to'] },
  record: { command: ['ledger', 'record'], named: ['version'] },
  rebuild: { command: ['ledger', 'rebuild'], named: ['version'] },
};

/** `--name VALUE` and `--name=VALUE` become arguments in the order of the command; everything else stays, after them. */
export function wordsOfTarget([name = '', ...given]: readonly string[]): readonly string[] {
  const target = targets[name];
  if (target === undefined) return [name, ...given];
  const places = new Map<string, string>();
  const rest: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const [word = '', next] = [given[index], given[index + 1]];
    const [, option = '', value] = /^--([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (!target.named.includes(option)) rest.push(word);
    else if (value !== undefined) places.set(option, value);
    else if (next !== undefined) {
      places.set(option, next);
      index += 1;
    }
  }
  return [...target.command, ...target.named.flatMap((option) => places.get(option) ?? []), ...rest];
}
