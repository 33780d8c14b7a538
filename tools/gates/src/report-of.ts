// The report that lies beside a release, from what was derived for it: the gates' documents, the closures that the adapters
// ship with, and what changed since the version that its commit recorded last.
import { wantedContents } from '#ledger';
import { sinceLastVersion } from '../../ledger/src/since-last-version.ts';
import { releaseReport } from '../../pages/src/index.ts';
import { type DerivedRelease, entriesOf } from './derive-release.ts';
import type { Session } from './session.ts';

/** The bytes of `report.html`; the same for everybody who derives this release. Throws when a file cannot be read. */
export async function reportOf(session: Session, release: DerivedRelease): Promise<Uint8Array> {
  const { content: manifest } = release.manifest;
  const contents = new Map<string, Uint8Array>();
  const documents = manifest.body.gate_documents.map(({ path }) => path);
  for await (const entry of entriesOf(session, release, new Set([...documents, ...wantedContents(manifest)]))) {
    if (!entry.ok) throw new Error(`\`${entry.refusal.input}\` could not be read from the repository`);
    // Bytes of an entry are good until the next one only.
    contents.set(entry.value.path, entry.value.bytes.slice());
  }
  const since = await sinceLastVersion(session, release.manifest, contents);
  return new TextEncoder().encode(releaseReport({ manifest, contents, since }));
}
