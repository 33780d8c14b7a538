// Real file systems in real trouble, not injected: full, without an inode, read-only, of other kinds, and one whose names
// know no case. After a refusal the target is empty and nothing stands beside it; once mended, the next run is complete.
import { expect, test } from 'vitest';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { installMounted } from './support/mounted.ts';
import { openStage } from './support/scene.ts';

const scratch = scratchFolder('disks');
const stage = await openStage(scratch, { 'libs/a/long.txt': 'text\n'.repeat(40_000) });

const folders = 'mkdir -p "$at/p/t"';
const tmpfs = `mount -t tmpfs none "$at" && ${folders}`;
const ext4 = (flags: string) =>
  `truncate -s 8M "$image" && mkfs.ext4 -q -m 0 ${flags} "$image" && mount -o loop "$image" "$at" && ${folders}`;
const ntfs = (options: string) =>
  `truncate -s 8M "$image" && mkntfs -F -Q -q "$image" >/dev/null 2>&1 && lowntfs-3g -o ${options} "$image" "$at" 2>/dev/null && mkdir -p "$at/p/t"`;
const overlay = `mount -t tmpfs none "$at" && mkdir -p "$at/low/p/t" "$at/up" "$at/work" "$at/p" && mount -t overlay -o lowerdir="$at/low",upperdir="$at/up",workdir="$at/work" none "$at/low" && mount --bind "$at/low/p" "$at/p"`;
const fill = '{ cat /dev/zero > "$at/fill" 2>/dev/null; true; }';
const crowd = '{ i=0; while touch "$at/i$i" 2>/dev/null; do i=$((i+1)); done; true; }';
const readOnly = (path: string) => `mount --bind "${path}" "${path}" && mount -o remount,ro,bind "${path}"`;
const elsewhere = 'mkdir "$at/tmp" && mount -t tmpfs none "$at/tmp" && export TMPDIR="$at/tmp"';
const namespaces = 'user-namespaces' as const;

// biome-ignore format: an aligned table
const disks = [
  // what                           needs        prepare                                                  mend                              status said
  ['a tmpfs',                       namespaces,  tmpfs,                                                   '',                               0,     'installed'],
  ['an overlay',                    'ext4',      overlay,                                                 '',                               0,     'installed'],
  ['an ext4',                       'ext4',      ext4(''),                                                '',                               0,     'installed'],
  ['temporary folder elsewhere',    namespaces,  `${folders} && ${elsewhere}`,                            '',                               0,     'installed'],
  ['temporary folder read-only',    namespaces,  `${folders} && ${elsewhere} && ${readOnly('$at/tmp')}`,  '',                               0,     'installed'],
  ['an overlay that marks nothing', namespaces,  overlay,                                                 'umount "$at/p"; mkdir "$at/p/t"', 73,   'it lies on another file system or mount (EXDEV)'],
  ['ext4 without room',             'ext4',      `${ext4('')} && ${fill}`,                                'rm "$at/fill"',                  74,    'no space or no inode is left on its file system (ENOSPC)'],
  ['ext4 without inodes',           'ext4',      `${ext4('-N 32')} && ${crowd}`,                          'rm "$at"/i*; umount "$at"; mkfs.ext4 -q -F "$image"; mount -o loop "$image" "$at"; mkdir -p "$at/p/t"', 74, 'no space or no inode is left on its file system (ENOSPC)'],
  ['ext4 mounted read-only',        'ext4',      `${ext4('')} && mount -o remount,ro "$at"`,              'mount -o remount,rw "$at"',      73,    'its file system is read-only (EROFS)'],
  ['a parent mounted read-only',    namespaces,  `${tmpfs} && ${readOnly('$at/p')}`,                      'umount "$at/p"',                 73,    'its file system is read-only (EROFS)'],
  ['a target that is a mount',      namespaces,  `${tmpfs} && mount -t tmpfs none "$at/p/t"`,             'umount "$at/p/t"',               73,    'not a mount point'],
  ['a target bound to itself',      namespaces,  `${tmpfs} && mount --bind "$at/p/t" "$at/p/t"`,          'umount "$at/p/t"',               73,    'not a mount point'],
  ['names that know no case',       'ntfs',      ntfs('ignore_case,permissions'),                         '',                               0,     'installed'],
  ['modes that are not kept',       'ntfs',      ntfs('ignore_case,umask=0'),                             `umount "$at"; ${ntfs('ignore_case,permissions')}`, 73, 'a file system that keeps modes'],
  ['no descriptor for the target',  namespaces,  `${tmpfs} && via="prlimit --nofile=24:24"`,              'via=',                           74,    'too many files are open (EMFILE)'],
  ['none for the tree',             namespaces,  `${tmpfs} && via="prlimit --nofile=27:27"`,              'via=',                           74,    'too many files are open (EMFILE)'],
] as const;

// Each is two or three runs; `npm test` takes every fourth.
test.for(disks.filter((_, index) => isFull || index % 4 === 0))(
  '%s',
  async ([, need, prepare, mend, status, said], context) => {
    await needs(need)(context);
    const done = await installMounted(stage, scratch, { prepare, mend, asRoot: need !== namespaces });
    const expected = { status, target: status === 0 ? '.ystack' : '', parentAtEnd: 't', next: 0, verified: 0 };
    expect(done).toMatchObject({ ...expected, stderr: expect.stringContaining(said) });
    // Tidying up takes a descriptor as well: where there is none, the next run sweeps.
    expect(done.parent).toMatch(said.includes('EMFILE') ? /^(\.ystack-staging-\S+ )?t$/ : /^t$/);
    if (status !== 0) expect(done.stderr).toMatch(/\nmend: +\S/);
  },
);

test('a target in other letters is the same folder where names know no case', async (context) => {
  await needs('ntfs')(context);
  const prepare = ntfs('ignore_case,permissions');
  const done = await installMounted(stage, scratch, { prepare, target: '$at/P/T', asRoot: true });
  expect(done).toMatchObject({ status: 0, target: '.ystack', parentAtEnd: 't', verified: 0 });
});
