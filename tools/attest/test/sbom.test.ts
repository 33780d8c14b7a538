// The bill of materials against the schema of its format, and against the release it is of.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parseCanonical, sha256Hex } from '#canonical';
import { releaseManifestBounds } from '#packaging';
import { fixedRelease } from '../../../libs/attest/test/support/fixed-release.ts';
import { archiveOf } from '../../../libs/store/test/support/sample-release.ts';
import { buildSbom } from '../src/sbom.ts';
import { sample, sampleSbom } from './support/sample-sbom.ts';

const { body, id } = sample.manifest;
const bytes = sampleSbom();
const bom = JSON.parse(Buffer.from(bytes).toString());
const components = new Map<string, { [member: string]: unknown }>(
  bom.components.map((component: { 'bom-ref': string }) => [component['bom-ref'], component]),
);
const dependsOn = (ref: string): string[] =>
  bom.dependencies.find((dependency: { ref: string }) => dependency.ref === ref)?.dependsOn ?? [];

/** The schemas that the library ships; formats apart, for which it would want a package more. */
function validator() {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
    'res/schema',
  );
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const schema = schemaOf('bom-1.6');
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schemaOf(name), new URL(`${name}.SNAPSHOT.schema.json`, schema.$id).href);
  return ajv.compile(schema);
}

test('it keeps the schema of CycloneDX 1.6, which does refuse what is none', () => {
  const isBom = validator();
  expect(isBom(bom), JSON.stringify(isBom.errors)).toBe(true);
  expect(isBom({ ...bom, components: [{ ...bom.components[0], type: 'agent' }] })).toBe(false);
  expect(isBom({ ...bom, more: 1 })).toBe(false);
});

test('it is canonical, without time or serial number, and never changes', () => {
  expect(parseCanonical(bytes, { ...releaseManifestBounds, depthMax: 12 }).ok).toBe(true);
  expect(bom.metadata.timestamp).toBeUndefined();
  expect(bom.serialNumber).toBeUndefined();
  expect(sha256Hex(buildSbom(fixedRelease))).toBe('6d33b019fbde5cb5f233a86a91d42f4f672853a2d72e6f09aa900193b9f44b98');
  expect(Buffer.compare(sampleSbom(), bytes)).toBe(0);
});

test('it is of this release: id, commit and archive', () => {
  expect(bom.metadata.component).toEqual({
    type: 'application',
    name: 'repo.sample',
    version: id,
    'bom-ref': id,
    hashes: [{ alg: 'SHA-256', content: sha256Hex(archiveOf(sample)) }],
    properties: [{ name: 'ystack:git:commit', value: '3'.repeat(40) }],
  });
  expect(dependsOn(id)).toEqual(['profile.first.v1', 'profile.second.v1']);
});

test('it has every packaged file once, in the order of the manifest', () => {
  const files = bom.components.filter((component: { 'bom-ref': string }) => component['bom-ref'].startsWith('file:'));
  expect(files).toEqual(
    body.files.map(({ path, mode, object_id, sha256 }) => ({
      type: 'file',
      name: path,
      'bom-ref': `file:${path}`,
      hashes: [{ alg: 'SHA-256', content: sha256 }],
      properties: [
        { name: 'ystack:git:blob', value: object_id },
        { name: 'ystack:git:mode', value: mode },
      ],
    })),
  );
});

test('a profile depends on its files and pins, a pinned tree on what is packaged of it', () => {
  const refs = dependsOn('profile.first.v1');
  expect(refs).toEqual(expect.arrayContaining(body.profiles[0]?.files.map((path) => `file:${path}`) ?? []));
  const tree = refs.find((ref) => ref.startsWith('pin:libs/adapters/src/ci@')) ?? '';
  expect(components.get(tree)).toMatchObject({
    type: 'library',
    name: 'libs/adapters/src/ci',
    properties: [{ name: 'ystack:git:tree' }, { name: 'ystack:git:commit', value: '3'.repeat(40) }],
  });
  expect(dependsOn(tree)).toEqual(['B.ts', 'a.ts', 'z.ts', 'ä.ts'].map((name) => `file:libs/adapters/src/ci/${name}`));
  // Two profiles that pin the same object share its component.
  expect(dependsOn('profile.second.v1')).toContain(tree);
  expect(components.size).toBe(bom.components.length);
});

test('every reference is to something that stands in it', () => {
  const known = new Set([...components.keys(), id]);
  for (const { ref, dependsOn: refs = [] } of bom.dependencies) {
    expect([ref, ...refs].filter((name: string) => !known.has(name))).toEqual([]);
  }
});

test.each(['C', 'de_DE.UTF-8', 'sv_SE.UTF-8', 'tr_TR.UTF-8'])('the locale %s makes the same bytes', (locale) => {
  const program = join(import.meta.dirname, 'support/sample-sbom.ts');
  const run = spawnSync(process.execPath, [program], { env: { LC_ALL: locale, TZ: 'Asia/Kolkata' }, encoding: 'utf8' });
  expect(run.stdout, run.stderr).toBe(sha256Hex(bytes));
});
