// Shell completion from the list of commands. Where it has no word of its own to offer, the shell offers files: most
// arguments are paths, and `@bomb.sh/tab` by itself would forbid them.
import { fileURLToPath } from 'node:url';
import { type Complete, RootCommand } from '@bomb.sh/tab';
import type { Entry } from './entry.ts';

const defaultDirective = ':0\n';

/** The script that teaches `shell` to complete `ystack`; it calls this very checkout. */
export function completionScript(shell: string): string {
  const entryPoint = fileURLToPath(new URL('../main.mjs', import.meta.url));
  const script = printedBy(() => new RootCommand().setup('ystack', `'${process.execPath}' '${entryPoint}'`, shell));
  return script.replace('complete -F __ystack_complete ystack', 'complete -o default -F __ystack_complete ystack');
}

/** The candidates for the last of `words`, one a line with a tab before what it means, and a directive line. */
export function suggestions(entries: readonly Entry[], words: readonly string[]): string {
  const root = new RootCommand();
  for (const entry of entries) {
    const command = root.command(entry.name, entry.summary);
    for (const { flag, value, describe, choices = [] } of entry.options) {
      if (value === undefined) command.option(flag.slice(2), describe);
      else command.option(flag.slice(2), describe, offering(choices));
    }
    for (const { name, choices = [], variadic } of entry.arguments) {
      command.argument(name, offering(choices), variadic !== undefined);
    }
  }
  const printed = printedBy(() => root.parse([...words]));
  return printed.startsWith(':') ? defaultDirective : printed;
}

const offering =
  (choices: readonly string[]) =>
  (offer: Complete): void => {
    for (const choice of choices) offer(choice, '');
  };

// The library prints with console.log and nothing else.
function printedBy(print: () => void): string {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => void lines.push(`${line}\n`);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.join('');
}
