// The report that lies beside a release, from what was derived for it: the gates' documents, and the closures that the
// adapters ship with.
import { releaseReport } from '../../pages/src/index.ts';
import { type DerivedRelease, entriesOf } from './derive-release.ts';
import type { Session } from './session.ts';

/** The bytes of `report.html`; the same for everybody who derives this release. Throws when a file cannot be read. */
export async function reportOf(session: Session, release: DerivedRelease): Promise<Uint8Array> {
  const { content: manifest } = release.manifest;
  const { files, gate_documents } = manifest.body;
  const closures = files.filter(({ path }) => path.endsWith('/closure.json'));
  const contents = new Map<string, Uint8Array>();
  const wanted = new Set([...gate_documents, ...closures].map(({ path }) => path));
  for await (const entry of entriesOf(session, release, wanted)) {
    if (!entry.ok) throw new Error(`\`${entry.refusal.input}\` could not be read from the repository`);
    // Bytes of an entry are good until the next one only.
    contents.set(entry.value.path, entry.value.bytes.slice());
  }
  return new TextEncoder().encode(releaseReport({ manifest, contents }));
}
