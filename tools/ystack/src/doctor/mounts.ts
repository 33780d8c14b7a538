// Probes of file systems that a test makes for itself: each mounts one in a namespace of its own, which takes it along.
import { join } from 'node:path';
import { type Finding, missing, present, unsupported } from './finding.ts';
import { withScratch } from './scratch.ts';
import { complaintOf, isAbsent, tryTool } from './try-tool.ts';

/** An ext4 image on a loop device. */
export const probeExt4 = (): Promise<Finding> =>
  probeImage('mkfs.ext4', ['-q'], (image, folder) => ['mount', '-o', 'loop', image, folder]);

/** An NTFS image that knows no case, through FUSE. */
export const probeNtfs = (): Promise<Finding> =>
  probeImage('mkntfs', ['-F', '-Q', '-q'], (image, folder) => [
    'lowntfs-3g',
    '-o',
    'ignore_case,permissions',
    image,
    folder,
  ]);

function probeImage(
  maker: string,
  flags: readonly string[],
  mountWords: (image: string, folder: string) => readonly string[],
): Promise<Finding> {
  return withScratch(async (folder) => {
    const image = join(folder, 'image');
    await tryTool('truncate', ['-s', '16M', image]);
    const made = await tryTool(maker, [...flags, image]);
    if (isAbsent(made)) return missing(`no \`${maker}\` on the PATH`);
    if (made.status !== 0) return missing(`\`${maker}\` does not work: ${complaintOf(made)}`);
    const words = mountWords(image, folder);
    const mounted = await tryTool('unshare', ['--mount', ...words]);
    if (mounted.status !== 0) return unsupported(`cannot mount an image: ${complaintOf(mounted)}`);
    return present(`\`${words[0]}\` mounts an image that \`${maker}\` made`);
  });
}
