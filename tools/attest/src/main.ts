// `npx nx run release:sign --key FILE`: signs the release of the current commit. Never cached: a signature is no output that
// another machine may serve.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude, type Outcome, placeOf, processHost } from '#command';
import { findRelease } from '../../gates/src/find-release.ts';
import { releasesFolder } from '../../gates/src/package-release.ts';
import { openSession } from '../../gates/src/session.ts';
import { commitVariable } from '../../gates/src/variables.ts';
import { signedReport } from './commands.ts';
import { signRelease } from './sign-release.ts';

const host = processHost();

process.exitCode = await conclude(host, async (): Promise<Outcome> => {
  const key = keyOf(process.argv.slice(2));
  if (key === undefined) {
    const mend = 'npx nx run release:sign --key ~/.ssh/id_ed25519';
    return { code: 'E_USAGE', expected: 'one key to sign with, and nothing else', mend };
  }
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const release = findRelease(session.value);
    if (!release.ok) return release.refusal;
    const folder = join(session.value.root, releasesFolder, release.value.id);
    const signed = await signRelease(folder, placeOf(host.start, key));
    return signed.ok ? signedReport(signed.value) : signed.refusal;
  } finally {
    await session.value.repository.close();
  }
});

function keyOf(words: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...words], options: { key: { type: 'string' } } }).values.key;
  } catch {
    return undefined;
  }
}
