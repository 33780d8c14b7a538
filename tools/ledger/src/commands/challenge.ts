// `challenge MANIFEST`: what a stranger with a clone can say about a published release.
import { refuse } from '#canonical';
import type { EffectCommand } from '#command';
import { admitFile } from '#files';
import { type ChallengeOutcome, challengeWords } from '#ledger';
import { releaseManifestBounds, releaseManifestKind } from '#packaging';
import { allowedSignersOf, allowedSignersOption, judgeSignature, signatureNote } from '#store';
import { workspaceRoot } from '../../../gates/src/commands/words.ts';
import { untilStopped } from '../room/until-stopped.ts';

// sysexits, as a refusal of such data or a wait for such a machine would end.
const statusOf: { readonly [outcome in ChallengeOutcome]: number } = { match: 0, differ: 65, unknown: 75 };

export const challengeCommand: EffectCommand = {
  name: 'challenge',
  summary: 'Hold a published manifest against what its commit gives in this clone',
  details: [
    "The release is derived again from the commit that the manifest names, by that commit's own code: in this process where this checkout is that code, else in a clone of its own in a temporary folder, with the packages that the commit locks. Only code of a commit to which HEAD, a branch or a tag leads is run. Where nothing can be derived, the files are still held against the commit's objects.",
    'Says for each file, gate and gate document whether it matches, differs and where, or is unknown; with a release directory, also for the files beside the manifest. Exit status 0: all of it matches. 65: something differs. 75: nothing differs, and something is unknown.',
  ],
  arguments: [{ name: 'MANIFEST', describe: 'the manifest of the release' }],
  options: [
    { flag: '--json', describe: 'print the document `release_challenge` instead of words' },
    allowedSignersOption,
  ],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_SIGNERS',
    'E_SIGNATURE',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_INTERRUPTED',
    'E_IO',
  ],
  run: async (context) => {
    const manifestPath = context.place(String(context.arguments.MANIFEST));
    const file = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
    if (!file.ok) return file.refusal;
    const { bytes } = file.value;
    // Before a byte of it is parsed, and long before any code is run for it.
    const signature = judgeSignature({ manifestPath, manifest: bytes, allowedSigners: allowedSignersOf(context) });
    if (!signature.ok) return signature.refusal;
    const manifest = releaseManifestKind.parse(bytes);
    if (!manifest.ok) return { ...manifest.refusal, input: manifestPath };
    const { challengeRelease } = await import('../challenge/challenge.ts');
    const done = await untilStopped(async (stop) => {
      const { progress } = context;
      const challenged = await challengeRelease({
        root: workspaceRoot,
        manifestPath,
        manifest: manifest.value,
        stop,
        progress,
      });
      return challenged.ok ? challenged : refuse(challenged.refusal);
    });
    if (!done.ok) return done.refusal;
    const { challenge, detail } = done.value;
    const { outcome } = challenge.content.body;
    return {
      stdout: context.options.json === true ? challenge.bytes : textOf(challengeWords(challenge.content)),
      status: statusOf[outcome],
      notes: [
        ...(outcome === 'differ' ? ['E_DIGEST'] : []),
        ...(detail === undefined ? [] : [`not derived: ${detail}`]),
        signatureNote(signature.value),
      ],
    };
  },
};

const textOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
