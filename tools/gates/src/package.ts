// The target `release:package`, never cached.
import { conclude, processHost } from '#command';
import { packageRelease } from './package-release.ts';
import { openSession } from './session.ts';
import { findUncommitted } from './uncommitted.ts';
import { commitVariable } from './variables.ts';

const host = processHost();
const progress = (line: string): void => {
  if (host.watched) void host.stderr(`${line}\n`).catch(() => undefined);
};

process.exitCode = await conclude(host, async () => {
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const packaged = await packageRelease(session.value, progress);
    if (!packaged.ok) return packaged.refusal;
    const { release, written } = packaged.value;
    const { id, body } = release.manifest.content;
    const uncommitted = await findUncommitted(session.value);
    const words = `${id}: ${written.state}, ${body.files.length} files, ${body.gate_documents.length} gate documents\n`;
    return {
      stdout: Buffer.from(words),
      notes: uncommitted.map((path) => `not in the release, because not committed: ${path}`),
    };
  } finally {
    await session.value.repository.close();
  }
});
