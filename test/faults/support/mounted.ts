// An installation in a mount namespace of its own: whatever is mounted there goes with its last process, and no test leaves
// a mount, a loop device or a FUSE server behind.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scratch } from '../../../libs/store/test/support/scratch.ts';
import { run } from './run.ts';
import { profileId, type Stage } from './scene.ts';

export type Mounted = {
  readonly status: number;
  readonly stderr: string;
  /** What stands in the target, and in its parent, after the first run; the parent again at the end. */
  readonly target: string;
  readonly parent: string;
  readonly parentAtEnd: string;
  /** Status of the next run once the trouble was mended, and of the verification at the end. */
  readonly next: number;
  readonly verified: number;
};

/**
 * Runs `prepare` (sh; `$at` is an empty folder, `$image` a path for an image, `$via` what the installer is run by), installs into `$at/p/t`, or into `target` where that
 * is named otherwise, runs `mend`, and installs again unless the first run ended well. `asRoot` with root's own powers,
 * otherwise with those of a user namespace.
 */
export async function installMounted(
  stage: Stage,
  scratch: Scratch,
  {
    prepare,
    mend = '',
    target = '$at/p/t',
    asRoot,
  }: { prepare: string; mend?: string; target?: string; asRoot: boolean },
): Promise<Mounted> {
  const folder = scratch.folder('mounted');
  mkdirSync(join(folder, 'at'));
  const script = `
    at=${folder}/at image=${folder}/image
    via=
    ${prepare} || exit 99
    install() { $via ${process.execPath} ${stage.program} install ${profileId} "${target}"; }
    install >/dev/null; status=$?
    echo "status=$status"; echo "target=$(ls -A "$at/p/t" | tr '\\n' ' ')"; echo "parent=$(ls -A "$at/p" | tr '\\n' ' ')"
    ${mend}
    next=0; [ $status -eq 0 ] || { install >/dev/null 2>&1; next=$?; }
    ${process.execPath} ${stage.program} verify --from ${stage.dir} "${target}" >/dev/null 2>&1
    echo "verified=$?"; echo "next=$next"; echo "parentAtEnd=$(ls -A "$at/p" | tr '\\n' ' ')"`;
  const flags = asRoot ? ['--mount'] : ['--mount', '--map-root-user'];
  const ran = await run('unshare', [...flags, 'sh', '-uc', script], { env: { PATH: process.env.PATH } });
  if (ran.status !== 0) throw new Error(`the namespace was not prepared: ${ran.stderr}`);
  const said = new Map(
    ran.stdout.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1).trim()]),
  );
  const numberOf = (name: string) => Number(said.get(name));
  return {
    status: numberOf('status'),
    stderr: ran.stderr,
    target: said.get('target') ?? '',
    parent: said.get('parent') ?? '',
    parentAtEnd: said.get('parentAtEnd') ?? '',
    next: numberOf('next'),
    verified: numberOf('verified'),
  };
}
