// What a gate leaves on disk: `dist/gates/<profile>/<gate>/` with its documents and the record. It is written whole or not
// at all, and what is read back is held against its record before it is believed.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, canonicalText, compareCodePoints, type Refusal, type Result, refuse } from '#canonical';
import { admitFile, createFile, openFolder, openStaging, publishDirectory, removeTree } from '#files';
import { type Documents, type GateRecord, gateRecordBounds, gateRecordFile, gateRecordKind, outputsOf } from '#gate';
import type { DerivedGate } from './derive-gate.ts';

/** The folder of a gate's output, relative to the workspace. */
export const gateFolder = (profile: string, gate: string): string => `dist/gates/${profile}/${gate}`;

/** Puts the documents in place of whatever stood there. Throws `FilesFault`. */
export const writeGateOutput = (root: string, profile: string, { gate, documents }: DerivedGate): void =>
  replaceFolder(join(root, 'dist/gates', profile), gate, documents);

/** Puts a folder of these files in place of whatever stood there under its name. Throws `FilesFault`. */
export function replaceFolder(place: string, name: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(place, { recursive: true });
  const parent = openFolder(place);
  try {
    const staging = openStaging(parent, name, 0o755);
    try {
      for (const [file, bytes] of files) createFile(staging.folder, file, bytes, 0o644, false);
      removeTree(parent, name);
      publishDirectory(staging, name);
    } finally {
      staging.discard();
    }
  } finally {
    parent.close();
  }
}

/** The files of a gate's folder; E_GATE when it is missing or holds anything but small regular files. */
export function readGateOutput(root: string, profile: string, gate: string): Result<Documents, 'E_GATE'> {
  const folder = gateFolder(profile, gate);
  const names = namesIn(join(root, folder));
  if (names === undefined) {
    return refuse({
      code: 'E_GATE',
      input: folder,
      expected: `the output of gate \`${gate}\``,
      mend: mendOf(profile, gate),
    });
  }
  const documents = new Map<string, Uint8Array>();
  for (const name of names) {
    const file = admitFile(join(root, folder, name), { bytesMax: gateRecordBounds.bytesMax });
    if (!file.ok) return refuse(unusable(folder, name, file.refusal.expected, alteredMend));
    documents.set(name, file.value.bytes);
  }
  return accept(documents);
}

/** Reads a gate's output and believes it as far as its own record goes: every document listed, every digest right. */
export function readRecordedGate(root: string, profile: string, gate: string): Result<DerivedGate> {
  const documents = readGateOutput(root, profile, gate);
  if (!documents.ok) return documents;
  const folder = gateFolder(profile, gate);
  const record = gateRecordKind.parse(documents.value.get(gateRecordFile) ?? new Uint8Array());
  if (!record.ok) return refuse(unusable(folder, gateRecordFile, record.refusal.expected, alteredMend));
  const others = new Map([...documents.value].filter(([name]) => name !== gateRecordFile));
  const stray = strayDocument(outputsOf(others), record.value.content.body.outputs);
  if (stray !== undefined)
    return refuse(unusable(folder, stray, `the bytes that \`${gateRecordFile}\` lists`, alteredMend));
  return accept({ gate, record: record.value, documents: documents.value });
}

/** The first name at which what lies there and what is listed differ. */
function strayDocument(found: Outputs, listed: Outputs): string | undefined {
  const keyed = (outputs: Outputs) => new Map(outputs.map((output) => [output.path, canonicalText(output)]));
  const [there, wanted] = [keyed(found), keyed(listed)];
  const names = [...new Set([...there.keys(), ...wanted.keys()])].sort(compareCodePoints);
  return names.find((name) => there.get(name) !== wanted.get(name));
}

type Outputs = GateRecord['body']['outputs'];

/** The first document in which what lies on disk is not what was derived; undefined when they are byte for byte equal. */
export function compareGateOutput(root: string, profile: string, derived: DerivedGate): Refusal | undefined {
  const found = readGateOutput(root, profile, derived.gate);
  if (!found.ok) return found.refusal;
  const names = [...new Set([...derived.documents.keys(), ...found.value.keys()])].sort(compareCodePoints);
  const differing = names.find((name) => !sameBytes(derived.documents.get(name), found.value.get(name)));
  if (differing === undefined) return undefined;
  return {
    code: 'E_CACHE',
    input: `${gateFolder(profile, derived.gate)}/${differing}`,
    at: `gate ${derived.gate} of profile ${profile}`,
    expected: 'the bytes that the release commit gives; this output was altered, or a cache holds a wrong one',
    mend: alteredMend,
  };
}

// `reset` forgets what lies here; an entry of a shared cache stays until it is removed there.
const alteredMend =
  '`npx nx run release:build --fresh`, which takes nothing from a cache; `npx nx reset` empties this one';
// Fresh, since a cache that lost the artifact and knows the result would replay nothing.
const mendOf = (profile: string, gate: string): string => `npx nx run profile-${profile}:${gate} --fresh`;

const unusable = (folder: string, name: string, expected: string, mend: string): Refusal<'E_GATE'> => ({
  code: 'E_GATE',
  input: `${folder}/${name}`,
  expected,
  mend,
});

function namesIn(place: string): readonly string[] | undefined {
  try {
    return readdirSync(place).sort(compareCodePoints);
  } catch {
    return undefined;
  }
}

const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
