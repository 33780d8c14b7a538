// The three commands of the core. They say nothing on success: the exit status is the answer.
import { accept, coreBounds, type Result } from '#canonical';
import { defineCommand, type InputSlot, type PureCommand } from './define-command.ts';
import { validateDocument, validateProfileSet, validateStageRun } from './ingress.ts';
import type { CoreCode } from './refusals.ts';

const { bytesMax } = coreBounds;

const codes = ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'] as const satisfies CoreCode[];

const one = <const Name extends string>(name: Name, describe: string) =>
  ({ name, describe, bytesMax }) satisfies InputSlot;

const silent = (result: Result<unknown>): Result<undefined> => (result.ok ? accept(undefined) : result);

/** `validate-document`, `validate-profile-set` and `validate-stage-run`. */
export const contractCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'validate-document',
    summary: 'Check one core document by itself: form and the relations inside it',
    inputs: [one('file', 'a document of any of the five core kinds')],
    codes: codes.filter((code) => code !== 'E_REF'),
    run: ({ file }) => silent(validateDocument(file)),
  }),
  defineCommand({
    name: 'validate-profile-set',
    summary: 'Check a profile, its resolved profile and the manifests of its adapters together',
    inputs: [
      one('profile', 'a profile'),
      one('resolved', 'the same profile, resolved'),
      { ...one('manifest', 'the manifest of each adapter that the profile binds'), variadic: { min: 1, max: 8 } },
    ],
    codes,
    run: ({ profile, resolved, manifest }) => silent(validateProfileSet(profile, resolved, manifest)),
  }),
  defineCommand({
    name: 'validate-stage-run',
    summary: 'Check a stage request, the resolved profile it names and the result of an attempt together',
    inputs: [
      one('request', 'a stage request'),
      one('resolved', 'the resolved profile that the request names'),
      one('result', 'the stage result of one attempt'),
    ],
    codes,
    run: ({ request, resolved, result }) => silent(validateStageRun(request, resolved, result)),
  }),
];
