// The versions of a ledger as a chain: a version that was changed later no longer has the digest that the next one names.
import type { Refusal } from '#canonical';
import { firstAmong } from '#contract';
import type { AdmittedVersion } from './admit-version.ts';
import { entryFile } from './release-entry.ts';
import { broken } from './version-folder.ts';

/** The first version whose entry does not name the one before it as it stands in the ledger (E_LEDGER). */
export function checkChain(versions: readonly AdmittedVersion[]): Refusal | undefined {
  const known = new Map(versions.map(({ version, entry }) => [version, entry.sha256]));
  const firsts = versions.filter(({ entry }) => entry.content.body.previous.state === 'absent');
  return (
    firstAmong(versions, ({ version, entry }) => {
      const { previous } = entry.content.body;
      if (previous.state === 'absent' || known.get(previous.value.version) === previous.value.entry_sha256)
        return undefined;
      const expected = `version ${previous.value.version} with an entry of sha256 \`${previous.value.entry_sha256}\``;
      return broken(version, entryFile, expected);
    }) ?? (firsts.length > 1 ? broken(firsts[1]?.version ?? '', entryFile, 'one first version in a ledger') : undefined)
  );
}
