// `npx nx run release:reproduce [--only NAME,…]`: builds the release of the current commit again under every variation of the
// table, and leaves a document of what came of them. The first difference ends it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import { conclude, type Outcome, processHost } from '#command';
import { writeFileDurably } from '#files';
import { buildReproduction, type ReleaseReproduction } from '#reproduction';
import { findRelease } from '../../gates/src/find-release.ts';
import { releasesFolder } from '../../gates/src/package-release.ts';
import { openSession, type Session } from '../../gates/src/session.ts';
import { commitVariable } from '../../gates/src/variables.ts';
import { type BuiltRelease, readRelease, runVariation } from './run-variation.ts';
import type { Variation } from './variation.ts';
import { variations } from './variations.ts';
import { withWorkshop } from './workshop.ts';

type Came = ReleaseReproduction['body']['variations'][number];

const host = processHost();

process.exitCode = await conclude(host, async (): Promise<Outcome> => {
  const chosen = choose(process.argv.slice(2));
  if (!chosen.ok) return chosen.refusal;
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const release = built(session.value);
    if (!release.ok) return release.refusal;
    const came = await runAll(chosen.value, session.value, release.value);
    return came.ok ? report(session.value.root, release.value, came.value) : came.refusal;
  } finally {
    await session.value.repository.close();
  }
});

/** All of them, or those that `--only` names. */
function choose(words: readonly string[]): Result<readonly Variation[]> {
  const names = variations.map(({ name }) => name);
  const usage = (expected: string) =>
    refuse({ code: 'E_USAGE', expected, mend: `npx nx run release:reproduce --only ${names[0]},${names[1]}` });
  try {
    const { only } = parseArgs({ args: [...words], options: { only: { type: 'string' } } }).values;
    if (only === undefined) return accept(variations);
    const wanted = only.split(',');
    const unknown = wanted.find((name) => !names.includes(name));
    if (unknown !== undefined) return usage(`variations that there are, not \`${unknown}\`: ${names.join(', ')}`);
    return accept(variations.filter(({ name }) => wanted.includes(name)));
  } catch {
    return usage('`--only NAME,…` and nothing else');
  }
}

function built(session: Session): Result<BuiltRelease> {
  const manifest = findRelease(session);
  if (!manifest.ok) return manifest;
  const { id, body } = manifest.value;
  const files = readRelease(join(session.root, releasesFolder, id));
  return accept({ id, profileIds: body.profiles.map(({ profile_id }) => profile_id), files });
}

function runAll(chosen: readonly Variation[], { root, commit }: Session, release: BuiltRelease) {
  return withWorkshop(root, commit, async (workshop): Promise<Result<readonly Came[]>> => {
    const came: Came[] = [];
    for (const [index, variation] of chosen.entries()) {
      const outcome = await runVariation(variation, workshop, release);
      if (!outcome.ok) return outcome;
      came.push({ name: variation.name, outcome: outcome.value });
      await host.stderr(
        `${String(index + 1).padStart(2)}/${chosen.length}  ${variation.name.padEnd(20)} ${told(outcome.value)}\n`,
      );
    }
    return accept(came);
  });
}

function told(outcome: Came['outcome']): string {
  switch (outcome.state) {
    case 'equal':
      return `equal (${outcome.compared})`;
    case 'refused':
      return `refused, as it must be: ${outcome.token}`;
    case 'unavailable':
      return `unavailable: ${outcome.reason}`;
  }
}

/** A part of the table is a trial, and leaves no document. */
function report(root: string, release: BuiltRelease, came: readonly Came[]): Outcome {
  const words = (lines: readonly string[]): Outcome => ({ stdout: Buffer.from(`${lines.join('\n')}\n`) });
  if (came.length < variations.length)
    return words([`${release.id}: ${came.length} of ${variations.length} variations`]);
  const manifestSha256 = sha256Hex(release.files.get('manifest.json') ?? new Uint8Array());
  const document = buildReproduction({
    release_ref: { content_id: release.id, manifest_sha256: manifestSha256 },
    variations: [...came],
  });
  if (!document.ok) return { ...document.refusal, code: 'E_REPRODUCTION', input: 'the table of variations' };
  const folder = join(root, 'dist/reproductions');
  mkdirSync(folder, { recursive: true });
  writeFileDurably(join(folder, `${release.id}.json`), document.value.bytes);
  const count = (state: Came['outcome']['state']): number =>
    came.filter(({ outcome }) => outcome.state === state).length;
  return words([
    `release       ${release.id}`,
    `reproduced    ${count('equal')} equal, ${count('refused')} refused as they must be, ${count('unavailable')} unavailable here`,
    `document      dist/reproductions/${release.id}.json`,
    `id            ${document.value.content.id}`,
  ]);
}
