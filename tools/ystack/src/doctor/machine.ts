// Probes of the machine itself: which Node, which user, what the kernel lets that user do.
import { chown, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Finding, missing, present, unsupported } from './finding.ts';
import { withScratch } from './scratch.ts';
import { complaintOf, tryTool } from './try-tool.ts';

/** The oldest Node that runs the TypeScript of an installed tree as it stands. */
export const nodeMin = '22.22.2';

/** An id that owns nothing on any machine: what root becomes before it runs anything untrusted. */
export const nobodyId = 64_017;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** This Node strips types in a child of its own; says which Node the machine has outside this project. */
export async function probeNode(): Promise<Finding> {
  const stripped = await withScratch(async (folder) => {
    const file = join(folder, 'probe.ts');
    await writeFile(file, 'const word: string = "probe";\nprocess.stdout.write(word);\n');
    return tryTool(process.execPath, [file]);
  });
  const own = process.versions.node;
  if (stripped.stdout !== 'probe') return missing(`Node ${own} does not run TypeScript: ${complaintOf(stripped)}`);
  if (isOlder(own, nodeMin)) return missing(`Node ${own} is older than ${nodeMin}`);
  const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('/node_modules/.bin'));
  const machine = await tryTool('node', ['--version'], { env: { PATH: outside.join(delimiter) } });
  const beside =
    machine.status === 0 ? `the machine's own is ${machine.stdout.trim().slice(1)}` : 'the machine has none';
  return present(`Node ${own} runs TypeScript; ${beside}`);
}

/** Whether version `left` comes before `right`; numeric, three parts. */
export function isOlder(left: string, right: string): boolean {
  const [l, r] = [left, right].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  const at = [0, 1, 2].find((index) => l?.[index] !== r?.[index]);
  return at !== undefined && (l?.[at] ?? 0) < (r?.[at] ?? 0);
}

/** Root that may really give a file away (a container can have a powerless one). */
export async function probeRoot(): Promise<Finding> {
  if (!isRoot()) return missing(`this is the ordinary user ${process.getuid?.()}`);
  const owner = await withScratch(async (folder) => {
    const file = join(folder, 'probe');
    await writeFile(file, '');
    return chown(file, nobodyId, nobodyId).then(
      async () => (await stat(file)).uid,
      () => undefined,
    );
  });
  return owner === nobodyId
    ? present('root, and may change owners')
    : unsupported('root without the power to change owners');
}

/** An ordinary user: this one, or one that root can become. */
export async function probeOrdinaryUser(): Promise<Finding> {
  const run = await tryTool('id', ['-u'], isRoot() ? { id: nobodyId } : {});
  if (run.status !== 0) return unsupported(`cannot become an ordinary user: ${complaintOf(run)}`);
  return present(isRoot() ? `root can become user ${nobodyId}` : `this is user ${run.stdout.trim()}`);
}

/** User namespaces for an ordinary user. */
export async function probeUserNamespaces(): Promise<Finding> {
  const args = ['--user', '--map-root-user', '--mount', 'id', '-u'];
  const run = await tryTool('unshare', args, isRoot() ? { id: nobodyId } : {});
  if (run.status === 0 && run.stdout === '0\n') return present('an ordinary user can make one');
  return unsupported(`an ordinary user cannot make one: ${complaintOf(run)}`);
}

/** Never missing; the value matters to whoever wonders about modes. */
export async function probeUmask(): Promise<Finding> {
  return present(process.umask().toString(8).padStart(4, '0'));
}
