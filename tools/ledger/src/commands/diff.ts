// `diff A B`: what changed between two releases, in words or as a document.
import type { EffectCommand } from '#command';
import { openRepository } from '#git';
import { buildDifference, type ComparedRelease, differenceWords } from '#ledger';
import { workspaceRoot } from '../../../gates/src/commands/words.ts';
import { releasesFolder } from '../../../gates/src/package-release.ts';
import { type NamedRelease, readNamed } from '../diff/operand.ts';
import { contentsOnDisk, foldersOf, withRepository } from '../diff/read-contents.ts';

export const diffCommand: EffectCommand = {
  name: 'diff',
  summary: 'Say what changed between two releases',
  details: [
    'A release is named by a version in `releases/`, by a release id in `dist/releases/`, or by the path of a manifest or of a folder with one. Told are profiles, files, pins, prompts, skills, policies with their fields, gates with their verdicts and documents, counts of eval families, and the code that adapters reach.',
    'Everything beyond the two manifests is read from the ledger, from a release directory or from the commits of this clone, and what is not at hand is said to be so.',
  ],
  arguments: [
    { name: 'A', describe: 'the release before' },
    { name: 'B', describe: 'the release after' },
  ],
  options: [{ flag: '--json', describe: 'print the document `release_difference` instead of words' }],
  codes: ['E_USAGE', 'E_RUNTIME', 'E_REPOSITORY', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE'],
  run: async (context) => {
    const from = readNamed(workspaceRoot, String(context.arguments.A), context.place);
    if (!from.ok) return from.refusal;
    const to = readNamed(workspaceRoot, String(context.arguments.B), context.place);
    if (!to.ok) return to.refusal;
    const opened = await openRepository(workspaceRoot);
    if (!opened.ok) return opened.refusal;
    const read = async ({ manifest, manifestPath }: NamedRelease): Promise<ComparedRelease> => {
      const folders = foldersOf(workspaceRoot, releasesFolder, manifestPath, manifest.content.id);
      return withRepository(opened.value, manifest, await contentsOnDisk(manifest, folders));
    };
    try {
      const difference = buildDifference(await read(from.value), await read(to.value));
      if (!difference.ok) return difference.refusal;
      const { bytes, content } = difference.value;
      return { stdout: context.options.json === true ? bytes : textOf(differenceWords(content)) };
    } finally {
      await opened.value.close();
    }
  },
};

const textOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
