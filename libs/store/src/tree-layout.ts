// Names in a target: one folder, and in it, beside the release's own paths, two files of the installer.
import { northStarFile } from './north-star.ts';

/** The folder that an installation makes in a target. */
export const treeName = '.ystack';
export const recordFile = 'install-record.json';
export const recordMode = 0o400;
export const folderMode = 0o700;

/** Names at the top of the tree that no release path may take, in whatever case. */
export const reservedNames: readonly string[] = [northStarFile, recordFile];
