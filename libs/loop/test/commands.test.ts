// The command: six inputs in order, and what the function gives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { bytesSource, isRefusal, runPure } from '#command';
import type { PureCommand } from '#contract';
import {
  loopCommands,
  planReviewFix,
  type ReviewFixInput,
  reviewFixInputs,
  reviewFixPlanKind,
  shippedReviewFixPolicy,
} from '#loop';
import { edited } from '../../../test/support/edit.ts';
import { change } from './support/changes.ts';

const [command] = loopCommands as [PureCommand];
const examples = readFileSync(join(import.meta.dirname, '../policies/review-fix-policy.examples.json'));
const documents = change();
const bytes = Object.fromEntries(reviewFixInputs.map((name) => [name, encodeCanonical(documents[name])])) as Record<
  ReviewFixInput,
  Uint8Array
>;
const sources = reviewFixInputs.map((name) => bytesSource(name, bytes[name]));

describe('loop plan-review-fix', () => {
  test('prints the plan', () => {
    const found = runPure(command, sources);
    const planned = planReviewFix(shippedReviewFixPolicy(), bytes);
    expect(isRefusal(found) ? found : Buffer.from(found.stdout ?? [])).toEqual(
      Buffer.from(planned.ok ? planned.value.bytes : []),
    );
  });

  test('plans by a policy that is handed in, and refuses one that does not hold', () => {
    const shipped = shippedReviewFixPolicy();
    const stricter = encodeCanonical(edited(shipped.content as unknown as Json, [['/body/max_attempts', 1]]));
    const run = (files: readonly (readonly [string, Uint8Array])[]) => command.run(bytes, new Map(files));
    const planned = run([['review-fix-policy.json', stricter]]);
    const limit = planned.ok ? reviewFixPlanKind.parse(planned.value ?? new Uint8Array()) : planned;
    expect(limit).toMatchObject({ ok: true, value: { content: { body: { attempt: { limit: 1 } } } } });
    // biome-ignore format: a table
    const rows = [
      // files                                                                                         token        file
      [[['review-fix-policy.json', Buffer.from('{}\n')]],                                              'E_SHAPE',   'review-fix-policy.json'],
      [[['review-fix-policy.json', shipped.bytes], ['review-fix-policy.examples.json', stricter]],     'E_SHAPE',   'review-fix-policy.examples.json'],
      [[['review-fix-policy.json', stricter], ['review-fix-policy.examples.json', examples]],          'E_EXAMPLE', 'review-fix-policy.examples.json'],
    ] as const;
    for (const [files, code, input] of rows) expect(run(files)).toMatchObject({ ok: false, refusal: { code, input } });
  });

  test('names the input that it refuses', () => {
    const swapped = [sources[1], sources[0], ...sources.slice(2)].filter((source) => source !== undefined);
    expect(runPure(command, swapped)).toMatchObject({ code: 'E_RELATION', input: 'context (OBSERVATION)' });
    expect(runPure(command, sources.slice(1))).toMatchObject({ code: 'E_USAGE' });
  });
});
