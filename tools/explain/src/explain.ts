// From the bytes of some documents to the text about them. Those that hold a verdict are explained, in the order they were
// given; the others must be named, by digest, by one of these, and are where values come from. A planner's input carries
// the documents that its plan names, and stands for these.
import {
  accept,
  encodeCanonical,
  type JsonObject,
  parseJson,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import { objectOf, textOf } from './at.ts';
import { explainedKinds, explainerOf } from './explainers.ts';
import type { Explainer, Explanation } from './explanation.ts';
import { explanationText, type Given } from './render.ts';

export type GivenFile = { readonly file: string; readonly bytes: Uint8Array };

/** The largest document that is read, in bytes; a gate record may be larger and is refused then. */
export const documentBytesMax = 16 * 1024 * 1024;

const bounds = { bytesMax: documentBytesMax, depthMax: 64 } as const;

type Explained = { readonly given: Given; readonly explainer: Explainer; readonly explanation: Explanation };

/** A document that was given, with the documents that it carries. */
type GivenWhole = Given & { readonly parts: readonly Given[] };

/** The members of something without a kind that are documents themselves, each under the digest of its canonical bytes. */
const partsOf = (file: string, content: JsonObject): readonly Given[] =>
  content.kind !== undefined
    ? []
    : Object.entries(content).flatMap(([member, value]) => {
        const part = objectOf(value);
        if (textOf(part.kind) === '') return [];
        return [{ file: `${file} /${member}`, content: part, sha256: sha256Hex(encodeCanonical(part)) }];
      });

/**
 * Explains. Refuses what the kind of a document refuses; E_RELATION for a verdict that does not follow; E_SHAPE when nothing
 * that was given holds a verdict, and for a document that is neither explained nor named by one that is.
 */
export async function explain(files: readonly GivenFile[]): Promise<Result<string>> {
  const all: GivenWhole[] = [];
  const explained: Explained[] = [];
  for (const { file, bytes } of files) {
    const parsed = parseJson(bytes, bounds);
    if (!parsed.ok) return refuse({ ...parsed.refusal, input: file });
    const content = objectOf(parsed.value);
    const given: Given = { file, content, sha256: sha256Hex(bytes) };
    all.push({ ...given, parts: partsOf(file, content) });
    const explainer = await explainerOf(textOf(given.content.kind));
    if (explainer === undefined) continue;
    const admitted = admit(explainer, bytes);
    if (!admitted.ok) return refuse({ ...admitted.refusal, input: file });
    const explanation = explainer.explain(admitted.value);
    explained.push({ given: { ...given, content: admitted.value }, explainer, explanation });
  }
  const refusal = findUnknown(all, explained);
  if (refusal !== undefined) return refuse(refusal);
  const sources = all.flatMap(({ parts, ...given }) => [given, ...parts]);
  return accept(
    explained
      .map(({ given, explainer, explanation }) => explanationText(given, explainer, explanation, sources))
      .join('\n'),
  );
}

function admit(explainer: Explainer, bytes: Uint8Array): Result<JsonObject> {
  const admitted = explainer.admits.parse(bytes);
  if (!admitted.ok) return admitted;
  const content = admitted.value.content as JsonObject;
  const refusal = explainer.check?.(content);
  return refusal === undefined ? accept(content) : refuse(refusal);
}

function findUnknown(all: readonly GivenWhole[], explained: readonly Explained[]): Refusal | undefined {
  if (explained.length === 0) {
    const expected = `a document with a verdict: ${explainedKinds.map((kind) => `\`${kind}\``).join(', ')}`;
    const first = all[0];
    return { code: 'E_SHAPE', at: '/kind', expected, ...(first === undefined ? {} : { input: first.file }) };
  }
  const named = new Set(explained.flatMap(({ explanation }) => explanation.inputs.map(({ sha256 }) => sha256)));
  const known = new Set(explained.map(({ given }) => given.file));
  const spare = all.find(
    ({ file, sha256, parts }) =>
      !known.has(file) && !named.has(sha256) && !parts.some((part) => named.has(part.sha256)),
  );
  if (spare === undefined) return undefined;
  const kinds = [spare, ...spare.parts].map(({ content }) => textOf(content.kind));
  const namesake = explained.flatMap(({ explanation }) => explanation.inputs).find(({ kind }) => kinds.includes(kind));
  const expected =
    namesake === undefined
      ? 'a document that one with a verdict names, or one with a verdict of a kind that is known here'
      : `the \`${namesake.kind}\` with sha256 ${namesake.sha256}, which is the one that was judged`;
  return {
    code: 'E_SHAPE',
    input: spare.file,
    at: '/kind',
    expected,
    mend: `leave out \`${spare.file}\`, or hand in the one that was judged`,
  };
}
