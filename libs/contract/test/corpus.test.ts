import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import {
  type AdapterManifest,
  type Profile,
  type ResolvedProfile,
  validateDocument,
  validateProfileSet,
  validateStageRun,
} from '#contract';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { resolvedFor } from './support/resolved-for.ts';
import { said } from './support/tables.ts';

type Embedded = { readonly content: Json; readonly sha256: string };
type Tuple = { readonly request: Embedded; readonly resolved_profile: Embedded; readonly result: Embedded };
type Expectation = { readonly disposition: string; readonly status?: string; readonly error_token?: string };
type Case = { readonly case_id: string; readonly expectation: Expectation };

const read = <T>(path: string): T => JSON.parse(corpusBytes(path).toString('utf8')) as T;
const judge = ({ request, resolved_profile, result }: Tuple) =>
  validateStageRun(
    encodeCanonical(request.content),
    encodeCanonical(resolved_profile.content),
    encodeCanonical(result.content),
  );

describe.skipIf(corpusRoot === undefined)(`corpus${corpusRoot === undefined ? ` (${corpusSkip})` : ''}`, () => {
  it('meets the eight stage-run cases', () => {
    type Set = {
      readonly body: {
        readonly shared: { readonly requests: Record<string, Embedded>; readonly resolved_profile: Embedded };
        readonly cases: readonly (Case & { readonly request_role: string; readonly result: Embedded })[];
      };
    };
    const { shared, cases } = read<Set>('evals/v1/seed-set.json').body;
    const outcomes = cases.map(({ request_role, result }) => {
      const outcome = judge({ ...shared, request: shared.requests[request_role] as Embedded, result });
      return outcome.ok
        ? { disposition: 'accepted', status: outcome.value.result.content.body.status }
        : { disposition: 'rejected', error_token: outcome.refusal.code };
    });
    expect(outcomes).toEqual(cases.map(({ expectation }) => expectation));
    expect(outcomes).toHaveLength(8);
  });

  it('takes the stage runs of the duty and approval cases, but for those refused as no core documents', () => {
    let runs = 0;
    for (const name of ['duty', 'approvals']) {
      const { cases } = read<{ body: { cases: (Case & { inputs: Tuple })[] } }>(`evals/v1/seed-set-${name}.json`).body;
      for (const { case_id, expectation, inputs } of cases) {
        const isCore = expectation.error_token !== 'E_CORE';
        expect(`${case_id}: ${judge(inputs).ok}`).toBe(`${case_id}: ${isCore}`);
        runs += 1;
      }
    }
    expect(runs).toBe(26);
  });

  it('takes every core document that lies in the corpus by itself', () => {
    const kinds = ['adapter_manifest', 'profile', 'resolved_profile', 'stage_request', 'stage_result'];
    const documents = readdirSync(corpusRoot as string, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => {
        const { kind, body } = read<{ kind?: string; body?: object }>(path);
        return kinds.includes(kind ?? '') && body !== undefined;
      });
    for (const path of documents)
      expect(`${path}: ${said(validateDocument(corpusBytes(path)))}`).toBe(`${path}: accepted`);
    expect(documents.length).toBeGreaterThanOrEqual(14);
    expect(documents).toContain(join('shadow/evidence/external-dummy-target/v1/resolved-profile.json'));
  });

  // The corpus holds profiles and manifests but not the packages and prompts they pin, so what a resolver would have read
  // there is invented: the digests of raw bytes stand for nothing.
  it('takes both profiles with a resolved profile built for them', () => {
    const manifests = ['default', 'alternative'].flatMap((name) =>
      readdirSync(join(corpusRoot as string, `profiles/${name}/v1/manifests`)).map((file) =>
        corpusBytes(`profiles/${name}/v1/manifests/${file}`),
      ),
    );
    for (const name of ['default', 'alternative']) {
      const bytes = corpusBytes(`profiles/${name}/v1/profile.json`);
      const profile = JSON.parse(bytes.toString('utf8')) as Profile;
      const bound = manifests.filter((manifest) =>
        profile.body.bindings.some(({ manifest_ref }) => manifest_ref.sha256 === sha256Hex(manifest)),
      );
      const contents = bound.map((manifest) => JSON.parse(manifest.toString('utf8')) as AdapterManifest);
      const resolved: ResolvedProfile = resolvedFor(profile, sha256Hex(bytes), contents);
      expect(`${name}: ${said(validateProfileSet(bytes, encodeCanonical(resolved), bound))}`).toBe(`${name}: accepted`);
      expect(bound).toHaveLength(6);
    }
  });
});
