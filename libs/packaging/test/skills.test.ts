// What a skill may not hide: its front matter behind a byte order mark, and a way out of its folder.
import { expect, test } from 'vitest';
import { checkFileContent } from '#content';
import { deriveClosedSet, driveSync, type Visitor } from '#packaging';
import { type Files, put, sampleRepository } from './support/sample-repository.ts';

const skill = 'profiles/shared/skills/plan';
const frontMatter = '---\nname: plan\ndescription: Plans.\n---\n\n# Plan\n';
const byContent: Visitor = (file, bytes) => checkFileContent({ path: file.path, bytes });

/** Derives the set of a profile whose skill was bent before it was pinned, so every pin holds. */
function derive(bend: (files: Files) => void) {
  const { repository, place } = sampleRepository({ bend });
  const read: string[] = [];
  const result = driveSync(
    deriveClosedSet(place, (file, bytes) => {
      read.push(new TextDecoder().decode(bytes));
      return byContent(file, bytes);
    }),
    repository.answer,
  );
  return { result, read };
}

test('a skill with front matter ships', () => {
  const { result } = derive((files) => put(files, `${skill}/SKILL.md`, frontMatter));
  expect(result.ok && result.value.files.map(({ path }) => path)).toContain(`${skill}/SKILL.md`);
});

// Agents look for `---` at the first byte: with a mark before it the skill is there, and never found.
test('a byte order mark before the front matter of a skill is refused where it stands', () => {
  const { result } = derive((files) => put(files, `${skill}/SKILL.md`, `\ufeff${frontMatter}`));
  expect(result).toMatchObject({
    ok: false,
    refusal: {
      code: 'E_DENYLIST',
      detail: 'content.byte-order-mark',
      input: `${skill}/SKILL.md`,
      at: 'line 1 column 1',
    },
  });
});

test('a link to a secret inside a skill is refused by its mode, and the secret is not read', () => {
  const secret = 'SECRET=of the machine that packs';
  const { result, read } = derive((files) => {
    put(files, 'secrets.env', secret);
    put(files, `${skill}/reference.md`, '../../../../secrets.env', '120000');
  });
  expect(result).toMatchObject({
    ok: false,
    refusal: { code: 'E_PATH', detail: 'mode.symlink', input: `${skill}/reference.md` },
  });
  expect(read.filter((text) => text.includes(secret))).toEqual([]);
});
