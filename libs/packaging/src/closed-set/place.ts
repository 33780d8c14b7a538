// Where a closed set is derived: one commit of one repository, and the profile's name.
import { sharedName } from '../packaged-roots.ts';

export type ReleasePlace = {
  /** Full id of the release commit. */
  readonly commit: string;
  readonly algorithm: 'sha1' | 'sha256';
  /** The id that the pins of this repository's objects carry. */
  readonly repositoryId: string;
  /** The profile's folder below `profiles/`. */
  readonly name: string;
};

export const profileFolder = ({ name }: ReleasePlace): string => `profiles/${name}`;
export const sharedFolder = `profiles/${sharedName}`;

/** The program that an installed tree is used by. */
export const installedEntry = 'libs/command/src/installed.ts';
export const importMapPath = 'libs/package.json';
