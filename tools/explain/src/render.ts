// From an explanation to the text that is printed. One line holds one sentence or one field; text from documents cannot
// add a line or move the cursor.
import { canonicalText, type Json, type JsonObject } from '#canonical';
import { oneLine } from '#command';
import { spotsAt } from './at.ts';
import type { Explainer, Explanation, Finding, NamedInput, Weight } from './explanation.ts';
import type { Read } from './words/words.ts';

/** A document that was given, by what it holds. */
export type Given = { readonly file: string; readonly content: JsonObject; readonly sha256: string };

const spotsMax = 12;
const valueCharsMax = 240;

const weights: { readonly [weight in Weight]: { readonly word: string; readonly label: string } } = {
  violation: { word: ' (a violation)', label: 'Mend' },
  unknown: { word: ' (not known)', label: 'Mend' },
  satisfied: { word: '', label: 'Note' },
  told: { word: '', label: 'Then' },
};

/** How the document itself, and the part that a finding is about, are named in the words of its reasons. */
export type Names = Pick<Explainer, 'self' | 'item'>;

/** The lines about `given`; `all` are the documents to take values from. */
export function explanationText(given: Given, names: Names, explanation: Explanation, all: readonly Given[]): string {
  const { verdict, summary, findings, inputs, remarks = [] } = explanation;
  const found = findings.map((finding) => findingLines(finding, sourcesOf(given, names, inputs, all)));
  const missing = inputs.filter(
    ({ name, sha256 }) =>
      findings.some((finding) => finding.words.reads.some((read) => inputOf(read) === name)) &&
      !all.some((document) => document.sha256 === sha256),
  );
  const { kind, id } = given.content;
  return [
    oneLine(`${given.file}: ${String(kind)}${typeof id === 'string' ? ` \`${id}\`` : ''}: ${verdict}`),
    `  ${summary}`,
    ...remarks.map((remark) => `  ${oneLine(remark)}`),
    ...found.flatMap((lines) => ['', ...lines]),
    ...(missing.length === 0 ? [] : ['', ...missingLines(missing)]),
    '',
  ].join('\n');
}

type Sources = (name: string, finding: Finding) => Json | undefined;

function sourcesOf(given: Given, { self, item }: Names, inputs: readonly NamedInput[], all: readonly Given[]): Sources {
  return (name, finding) => {
    if (name === self) return given.content;
    if (name === item) return finding.item;
    const input = inputs.find((candidate) => candidate.name === name);
    return all.find(({ sha256 }) => sha256 === input?.sha256)?.content;
  };
}

function findingLines(finding: Finding, sources: Sources): readonly string[] {
  const { reason, weight, words, about } = finding;
  const fields = words.reads.flatMap((read) => fieldLines(read, finding, sources));
  return [
    oneLine(`  ${about === undefined ? '' : `${about}: `}${reason}${weights[weight].word}`),
    `    Why:   ${words.rule}`,
    ...fields.map((line, index) => `    ${index === 0 ? 'Read:  ' : '       '}${oneLine(line)}`),
    `    ${weights[weight].label}:  ${words.mend}`,
  ];
}

const inputOf = (read: Read): string => read.slice(0, read.indexOf(' '));

function fieldLines(read: Read, finding: Finding, sources: Sources): readonly string[] {
  const pointer = read.slice(read.indexOf(' ') + 1);
  const source = sources(inputOf(read), finding);
  if (source === undefined) return [`${read}`];
  const spots = spotsAt(source, pointer);
  if (spots.length === 0) return [`${read} is not there`];
  const shown = spots.slice(0, spotsMax).map((spot) => `${inputOf(read)} ${spot.pointer} = ${valueText(spot.value)}`);
  return spots.length > spotsMax ? [...shown, `${read}: ${spots.length - spotsMax} more`] : shown;
}

const valueText = (value: Json): string => {
  const text = canonicalText(value);
  return text.length > valueCharsMax ? `${text.slice(0, valueCharsMax)} …` : text;
};

const missingLines = (missing: readonly NamedInput[]): readonly string[] => [
  '  For the values of these, give their files too:',
  ...missing.map(({ name, kind, id, sha256 }) =>
    oneLine(`    ${name}: ${kind}${id === undefined ? '' : ` \`${id}\``}, sha256 ${sha256}`),
  ),
];
