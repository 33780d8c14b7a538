// A kind of document, defined once: its generated validator, the rules of form that a schema cannot say, and the
// relations inside one document. Pure; a kind keeps nothing between calls.
import {
  accept,
  type Bounds,
  type Json,
  parseCanonical,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import { firstOf, type Rule } from './refusals.ts';
import { schemaRefusal, type Validator } from './schema-refusal.ts';

/** A document that was let in: its value, its digest (SHA-256 over `bytes`, final LF included) and its canonical bytes. */
export type Admitted<T> = { readonly content: T; readonly sha256: string; readonly bytes: Uint8Array };

export type KindDefinition<T> = {
  readonly kind: string;
  readonly schemaVersion: number;
  readonly bounds: Bounds;
  /** The generated validator of `schemas/<kind>.schema.json`. */
  readonly validate: Validator<T>;
  /** Rules of form beyond the schema, in the order they are asked; each refuses with E_SHAPE. */
  readonly shapes?: readonly Rule<T>[];
  /** Relations inside the document, in the order they are asked, after every rule of form; as a rule E_RELATION. */
  readonly relations?: readonly Rule<T>[];
};

export type DocumentKind<T> = {
  readonly kind: string;
  readonly schemaVersion: number;
  readonly bounds: Bounds;
  /** Bytes to document: E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, then as `check`. */
  readonly parse: (bytes: Uint8Array) => Result<Admitted<T>>;
  /** A value within bounds to a document: form (E_SHAPE), then relations. */
  readonly check: (value: Json) => Result<T>;
  /** Form alone. */
  readonly checkShape: (value: Json) => Result<T>;
  /** Relations alone, of a document of good form. */
  readonly checkRelations: Rule<T>;
};

/** Makes a kind of its definition. */
export function defineKind<T>(definition: KindDefinition<T>): DocumentKind<T> {
  const { kind, schemaVersion, bounds, validate, shapes = [], relations = [] } = definition;
  const checkRelations: Rule<T> = (document) => firstOf(relations.map((rule) => () => rule(document)));

  const checkShape = (value: Json): Result<T> => {
    if (!validate(value)) return refuse(schemaRefusal(validate.errors));
    const document: T = value;
    return answer(document, firstOf(shapes.map((rule) => () => rule(document))));
  };

  const check = (value: Json): Result<T> => {
    const shaped = checkShape(value);
    return shaped.ok ? answer(shaped.value, checkRelations(shaped.value)) : shaped;
  };

  const parse = (bytes: Uint8Array): Result<Admitted<T>> => {
    const read = parseCanonical(bytes, bounds);
    if (!read.ok) return read;
    const checked = check(read.value);
    return checked.ok ? accept({ content: checked.value, sha256: sha256Hex(bytes), bytes }) : checked;
  };

  return { kind, schemaVersion, bounds, parse, check, checkShape, checkRelations };
}

const answer = <T>(document: T, refusal: Refusal | undefined): Result<T> =>
  refusal === undefined ? accept(document) : refuse(refusal);
