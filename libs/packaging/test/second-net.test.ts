// A second net under the denylist: the recommended rules of secretlint, which is asynchronous and brings packages, so that
// it runs here and not in a gate. What it finds in texts made for it the denylist finds too, and what ships passes both.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { expect, test } from 'vitest';
import { checkFileContent } from '#content';
import { closureOf, driveSync, installedEntry } from '#packaging';

async function secretsIn(path: string, content: string): Promise<readonly string[]> {
  const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }];
  const result = await lintSource({
    source: { content, filePath: path, ext: '.md', contentType: 'text' },
    options: { config: { rules } },
  });
  return result.messages.map(({ ruleId, messageId }) => `${ruleId} ${messageId}`);
}
const denied = (content: string): boolean =>
  checkFileContent({ path: 'a.md', bytes: new TextEncoder().encode(content) }) !== undefined;

const mixed = 'q7Rt2Wm9Kd4Zp8Lx3Vb6Nc1Hf5Jg0SyTaUeQiOoPzXsDwEr'.repeat(4);
const upper = mixed.toUpperCase();

// biome-ignore format: an aligned table
const samples: readonly (readonly [string, string])[] = [
  ['GitHub',      `${'gh'}p_${mixed.slice(0, 36)}`],
  ['Slack',       `${'xo'}xb-123456789012-1234567890123-${mixed.slice(0, 24)}`],
  ['AWS',         `aws_access_key_id = ${'AK'}IA${upper.replace(/[^A-Z2-7]/g, '').slice(0, 16)}`],
  ['Anthropic',   `${'sk'}-ant-api03-${mixed.slice(0, 93)}AA`],
  ['OpenAI',      `${'sk'}-proj-${mixed.slice(0, 74)}T3BlbkFJ${mixed.slice(0, 74)}`],
  ['npm',         `//registry.example.org/:_authToken=${'np'}m_${mixed.slice(0, 36)}`],
  ['private key', `-----BEGIN RSA PRIVATE${' '}KEY-----\n${`${mixed.slice(0, 64)}\n`.repeat(12)}-----END RSA PRIVATE${' '}KEY-----`],
  ['URL',         `postgres://app:${mixed.slice(0, 16)}@db.example.com:5432/x`],
];

test('what secretlint finds, the denylist finds', async () => {
  const found = await Promise.all(
    samples.map(async ([what, text]) => [what, (await secretsIn('a.md', text)).length > 0, denied(text)]),
  );
  expect(found.filter(([, secretlint]) => secretlint).length).toBeGreaterThan(4);
  expect(found.filter(([, , own]) => !own)).toEqual([]);
});

test('what ships passes both', async () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined);
  const closure = driveSync(closureOf([installedEntry], { aliasFolder: 'libs/' }), read);
  const paths = closure.ok ? closure.value.files : [];
  expect(paths.length).toBeGreaterThan(50);
  const flawed: unknown[] = [];
  for (const path of paths) {
    const text = read(path)?.toString('utf8') ?? '';
    const secrets = await secretsIn(path, text);
    if (secrets.length > 0 || denied(text)) flawed.push([path, secrets]);
  }
  expect(flawed).toEqual([]);
});
