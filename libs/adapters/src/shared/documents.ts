// Documents inside an adapter's input: a flat envelope around a body, and core documents that come with their digest. The
// digests are taken as given, for the caller has the bytes and this side has not; what a document says is checked in full.
import type { Refusal, Result } from '#canonical';
import { accept, checkParsedLimits, coreBounds, refuse } from '#canonical';
import type { CoreKind, Digested, DocumentKind } from '#contract';
import { coreSchemaVersion } from '#contract';
import { id, sha256 } from './scalars.ts';
import type { Fitted, Shape } from './shape.ts';
import { isObject, object, oneOf, record } from './shape.ts';

/** A document and the digest of its canonical bytes, as the caller gives them. */
export const pair = record({ content: object, sha256 });
export type Pair = Fitted<typeof pair>;

/** A document of schema version 1 with a body. */
export const documentShape = <const Kind extends string, Body>(kind: Kind, body: Shape<Body>) =>
  record({ schema_version: oneOf(1), kind: oneOf(kind), id, body });

/** A reference to a core document of one kind. */
export const coreRef = <const Kind extends CoreKind>(kind: Kind) =>
  record({ schema_version: oneOf(coreSchemaVersion), kind: oneOf(kind), id, sha256 });

export type Optional<T> = { readonly state: 'absent' } | { readonly state: 'present'; readonly value: T };

const absentShape = record({ state: oneOf('absent') });

/** `{state: "absent"}`, or `{state: "present", value}`. */
export const optional = <T>(value: Shape<T>): Shape<Optional<T>> => {
  const presentShape = record({ state: oneOf('present'), value });
  return {
    check: (found) => (isObject(found) && found.state === 'absent' ? absentShape : presentShape).check(found),
  };
};

export const absent = { state: 'absent' } as const;

export const present = <T>(value: T) => ({ state: 'present', value }) as const;

/** The value in its wrapping, absent when undefined. */
export const optionalOf = <T>(value: T | undefined): Optional<T> => (value === undefined ? absent : present(value));

/** A core document that is good by itself (its limits, form and relations), or a refusal with `code` at `at`. */
export function admitDocument<T, Code extends string>(
  kind: DocumentKind<T>,
  { content, sha256: digest }: Pair,
  code: Code,
  at: string,
): Result<Digested<T>, Code> {
  const beyond = checkParsedLimits(content, coreBounds);
  if (beyond !== undefined) return refuse(moved(beyond, code, at));
  const checked = kind.check(content);
  return checked.ok ? accept({ content: checked.value, sha256: digest }) : refuse(moved(checked.refusal, code, at));
}

/** A refusal about a part, as one about the whole: under another token, and with its place below `at`. */
export const moved = <Code extends string>(
  { expected, at = '' }: Refusal,
  code: Code,
  below: string,
): Refusal<Code> => ({
  code,
  at: below + at,
  expected,
});
