// Lists and Git objects that the tables about profiles put into documents.
import { shapes } from '../../../../test/support/builders.ts';
import type { Edit } from '../../../../test/support/edit.ts';

const { blob, sha, tool } = shapes;

const numbered = (index: number): string => String(index).padStart(3, '0');

export const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => blob(`skills/${numbered(index)}.md`));

export const tools = (count: number) => Array.from({ length: count }, (_, index) => tool(`tool.${numbered(index)}`));

/** Where the bindings of the built profile stand. */
export const places = {
  ci: '/body/bindings/0',
  forge: '/body/bindings/1',
  producer: '/body/bindings/2',
  publisher: '/body/bindings/3',
  reviewer: '/body/bindings/4',
  verifier: '/body/bindings/5',
} as const;

export function capabilities(count: number): string[] {
  return [
    'core.forge.materialize-candidate.v2',
    'core.harness.produce.v1',
    'core.review.change.v1',
    'core.verify.run.v1',
  ].slice(0, count);
}

export function permissions(count: number): string[] {
  return [
    'candidate-repository.write.v2',
    'candidate.execute.v1',
    'evidence.write.v1',
    'model.invoke.v1',
    'scratch.write.v1',
    'target.read.v1',
  ]
    .map((name) => `core.perm.${name}`)
    .slice(0, count);
}

export function rawSource(source: object) {
  return { source, value_format: 'raw-bytes', value_sha256: sha('a') };
}

export function asModel(binding: string): Edit[] {
  return [
    [`${binding}/execution_kind`, 'model'],
    [`${binding}/prompt_ref`, blob('p')],
    [`${binding}/model_request`, { provider_id: 'a', model_id: 'b', effort_id: 'c' }],
  ];
}
