// A request is about one repository: every Git object it works on lies there. Named bytes and core documents have no
// repository and are exempt, and so are the subjects of scopes, which say what was decided, not what is worked on.
import type { Refusal } from '#canonical';
import type { Input, PresentArtifact, PresentGitRevision } from '../generated/common.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import { firstAmong, unrelated } from '../refusals.ts';
import type { Placed } from './role-separation.ts';

/** Refuses (E_RELATION) a Git object of another repository than `target_repository_id`. */
export const checkRequestRepository = (request: StageRequest): Refusal | undefined =>
  firstAmong(repositoriesOf(request), ({ item, place }) =>
    item === request.body.target_repository_id
      ? undefined
      : unrelated(place, `the target repository \`${request.body.target_repository_id}\``),
  );

function repositoriesOf({ body }: StageRequest): readonly Placed<string>[] {
  return [
    ...ofRevision(body.target_revision, ['body', 'target_revision']),
    ...ofRevision(body.base, ['body', 'base']),
    ...ofSource(body.source),
    ...body.inputs.flatMap(({ value }, index) => ofInput(value, index)),
    ...ofChange(body.operation),
  ];
}

const ofRevision = (revision: PresentGitRevision, place: Placed<string>['place']): Placed<string>[] =>
  revision.state === 'present'
    ? [{ item: revision.value.repository_id, place: [...place, 'value', 'repository_id'] }]
    : [];

const ofSource = (source: PresentArtifact): Placed<string>[] =>
  source.state === 'present' && source.value.type === 'git-object'
    ? [
        {
          item: source.value.value.revision.repository_id,
          place: ['body', 'source', 'value', 'value', 'revision', 'repository_id'],
        },
      ]
    : [];

const ofInput = (value: Input, index: number): Placed<string>[] =>
  value.type === 'artifact' && value.value.type === 'git-object'
    ? [
        {
          item: value.value.value.revision.repository_id,
          place: ['body', 'inputs', index, 'value', 'value', 'value', 'revision', 'repository_id'],
        },
      ]
    : [];

// That base and head lie in the change's own repository is a rule of form.
const ofChange = (operation: StageRequest['body']['operation']): Placed<string>[] =>
  operation.capability_id === 'core.review.change.v1'
    ? [
        {
          item: operation.arguments.change_ref.repository_id,
          place: ['body', 'operation', 'arguments', 'change_ref', 'repository_id'],
        },
      ]
    : [];
