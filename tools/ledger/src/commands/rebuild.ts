// `ledger rebuild VERSION`: makes a recorded release again, to be installed from its directory.
import { accept, type Result, refuse } from '#canonical';
import type { EffectCommand } from '#command';
import { type AdmittedVersion, admitVersion, manifestFile, placeOf } from '#ledger';
import { gateCodes, workspaceRoot } from '../../../gates/src/commands/words.ts';
import { releasesFolder } from '../../../gates/src/package-release.ts';
import { foldersOnDisk, versionOnDisk } from '../recorded.ts';
import { untilStopped } from '../room/until-stopped.ts';

export const rebuildCommand: EffectCommand = {
  name: 'ledger rebuild',
  summary: 'Make a recorded release again from its commit',
  details: [
    'The commit is checked out into a clone of its own in a temporary folder, with the packages that it locks, and builds its release there by its own code. The release directory then appears in `dist/releases/`, if its manifest is the recorded one byte for byte. `install releases/VERSION/manifest.json PROFILE_ID TARGET` installs from it.',
  ],
  arguments: [{ name: 'VERSION', describe: 'a version in `releases/`' }],
  options: [],
  codes: ['E_USAGE', 'E_VERSION', 'E_LEDGER', 'E_REBUILD', 'E_DIGEST', 'E_INTERRUPTED', 'E_IO', ...gateCodes],
  run: async (context) => {
    const version = String(context.arguments.VERSION);
    const recorded = readRecorded(version);
    if (!recorded.ok) return recorded.refusal;
    const { manifest } = recorded.value;
    const { rebuildRelease } = await import('../rebuild.ts');
    const done = await untilStopped((stop) =>
      rebuildRelease({ root: workspaceRoot, version, manifest, stop, progress: context.progress }),
    );
    if (!done.ok) return done.refusal;
    const { id, body } = manifest.content;
    return {
      stdout: new TextEncoder().encode(`${releasesFolder}/${id}\n`),
      notes: [
        `${version} came out byte for byte; the release directory ${done.value.state === 'written' ? 'is new' : 'was there'}`,
        ...body.profiles.map(
          ({ profile_id }) =>
            `npm run -s ystack -- install ${placeOf(version, manifestFile)} ${profile_id} TARGET installs it`,
        ),
      ],
    };
  },
};

function readRecorded(version: string): Result<AdmittedVersion> {
  if (foldersOnDisk(workspaceRoot).versions.includes(version)) {
    const recorded = versionOnDisk(workspaceRoot, version);
    const admitted = recorded.ok ? admitVersion(recorded.value) : recorded;
    return admitted.ok ? accept(admitted.value) : refuse(admitted.refusal);
  }
  const mend = 'ls releases shows the versions that are recorded';
  return refuse({ code: 'E_VERSION', at: version, expected: 'a version that is recorded in `releases/`', mend });
}
