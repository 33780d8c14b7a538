// What stands in an object is what is read. Attributes change a checkout and `git archive`, line-ending settings change a
// checkout, another zlib changes how an object lies on disk; none of them changes a byte here, and so no digest.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { backends, open, valued } from './support/open.ts';
import { TestRepository } from './support/repositories.ts';

beforeEach(needs('git'));

const attributes = '* export-subst ident text eol=crlf\n';
const text = 'built from $Format:%H$\n$Id$\n';

async function contentOf(
  repository: TestRepository,
  path: string,
  backend: (typeof backends)[number],
): Promise<string> {
  const opened = await open(repository.root, { backend });
  const entry = valued(await opened.lookup(valued(await opened.head()), path));
  return Buffer.from(valued(await opened.readObject(entry?.oid ?? '')).bytes).toString();
}

describe.each(backends)('by the %s backend', (backend) => {
  test('export-subst, ident and eol change no byte, though they change what Git exports and checks out', async () => {
    const repository = TestRepository.create();
    const head = repository.commit({ '.gitattributes': attributes, file: text });
    rmSync(join(repository.root, 'file'));
    repository.git('checkout', '--', 'file');
    expect(readFileSync(join(repository.root, 'file'), 'utf8')).toMatch(/\$Id: [0-9a-f]{40} \$\r\n$/);
    const exported = execFileSync('tar', ['-xOf', '-', 'file'], {
      input: repository.run(['archive', 'HEAD']),
    }).toString();
    expect(exported).toContain(head);
    expect(await contentOf(repository, 'file', backend)).toBe(text);
  });

  test('line endings are those of the commit, whatever the checkout has', async () => {
    const repository = TestRepository.create();
    repository.commit({ file: 'one\ntwo\n', kept: 'one\r\n' });
    repository.git('config', 'core.autocrlf', 'true');
    rmSync(join(repository.root, 'file'));
    repository.git('checkout', '--', 'file');
    expect(readFileSync(join(repository.root, 'file'), 'utf8')).toBe('one\r\ntwo\r\n');
    expect(await contentOf(repository, 'file', backend)).toBe('one\ntwo\n');
    expect(await contentOf(repository, 'kept', backend)).toBe('one\r\n');
  });

  test('an object is the same however its bytes were deflated', async () => {
    const repository = TestRepository.create();
    const content = 'the same line\n'.repeat(400);
    repository.commit({ file: content });
    const oid = repository.git('rev-parse', 'HEAD:file');
    const plain = Buffer.from(`blob ${content.length}\0${content}`);
    const ways = [0, 1, 9].flatMap((level) =>
      [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY].map((strategy) =>
        deflateSync(plain, { level, strategy }),
      ),
    );
    expect(new Set(ways.map(String)).size).toBeGreaterThan(5);
    for (const deflated of ways) {
      rmSync(repository.loosePath(oid));
      writeFileSync(repository.loosePath(oid), deflated);
      expect(await contentOf(repository, 'file', backend)).toBe(content);
    }
  });
});
