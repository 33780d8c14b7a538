// One gate task: checks what it was handed, derives, checks that neither its own code nor its pins moved meanwhile, and
// only then writes. A refusal writes nothing, so nothing of it is cached.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { profileIdOf } from '#gate';
import { type ChainLink, chain, linkOf } from './chain.ts';
import { type DerivedGate, deriveGate } from './derive-gate.ts';
import { findDirtyCode } from './dirty.ts';
import { readRecordedGate, writeGateOutput } from './gate-output.ts';
import { sourceCommitOf, takePin } from './pins.ts';
import { programOnDisk } from './program.ts';
import { openSession, type Session } from './session.ts';
import { commitVariable, pinVariable } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs gate `name` of `profile` in the workspace `root`. Under Nx every pin must be handed over in `environment`; by hand
 * (no Nx task) those that are missing are taken here. Refuses E_USAGE, E_PINS, E_GATE and whatever the gate refuses.
 */
export async function runGate(
  root: string,
  name: string,
  profile: string,
  environment: Environment,
): Promise<Result<DerivedGate>> {
  const link = linkOf(name);
  if (link === undefined) {
    const names = chain.map((gate) => gate.name).join(', ');
    return refuse({ code: 'E_USAGE', at: name, expected: `the name of a gate: ${names}` });
  }
  const session = await openSession(root, environment[commitVariable]);
  if (!session.ok) return session;
  try {
    return await runIn(session.value, link, profile, environment);
  } finally {
    await session.value.repository.close();
  }
}

async function runIn(
  session: Session,
  link: ChainLink,
  profile: string,
  environment: Environment,
): Promise<Result<DerivedGate>> {
  const source = await sourceCommitOf(session, profile);
  if (!source.ok) return source;
  const missing = missingPin(link, profile, environment);
  if (missing !== undefined) return missing;
  const program = programOnDisk(session.root, link.name);
  if (!program.ok) return program;
  const code = program.value;
  const before = (await movedPins(session, link, profile, environment)) ?? movedCode(link, code, environment);
  if (before !== undefined) return before;
  const upstream = readUpstream(session, link, profile, source.value);
  if (!upstream.ok) return upstream;
  const derived = await deriveGate(session, profile, link, upstream.value);
  if (!derived.ok) return derived;
  if (derived.value.record.content.body.program.sha256 !== code) {
    return refuse((await findDirtyCode(session)) ?? unlikeCommit(session, link));
  }
  const again = programOnDisk(session.root, link.name);
  if (!again.ok) return again;
  const after = movedCode(link, again.value, { [pinVariable.code(link.name)]: code });
  if (after !== undefined) return after;
  writeGateOutput(session.root, profile, derived.value);
  const written = readRecordedGate(session.root, profile, link.name);
  return written.ok ? derived : written;
}

/** The code was not the commit's when it was read, and is when it is looked at file by file. */
const unlikeCommit = ({ commit }: Session, { name }: ChainLink): Refusal => ({
  code: 'E_DIRTY',
  at: name,
  expected: `the code of commit ${commit} on disk, to judge that commit with`,
  mend: 'run it again when nothing writes to the workspace',
});

/** Nx names its task in the environment; without it the gate is run by hand. */
function missingPin(link: ChainLink, profile: string, environment: Environment) {
  if (environment.NX_TASK_TARGET_TARGET === undefined) return undefined;
  const names = [commitVariable, pinVariable.code(link.name), ...link.pins.map((pin) => pinVariable[pin](profile))];
  const missing = names.find((name) => (environment[name] ?? '') === '');
  if (missing === undefined) return undefined;
  return refuse({
    code: 'E_PINS',
    at: missing,
    expected: 'a value that the Nx plugin sets before the run; a gate without it could be cached under a wrong key',
    mend: 'keep `./tools/gates/plugin.mjs` among the plugins of nx.json',
  });
}

async function movedPins(session: Session, link: ChainLink, profile: string, environment: Environment) {
  for (const pin of link.pins) {
    const name = pinVariable[pin](profile);
    const now = await takePin(session, profile, pin);
    if (!now.ok) return now;
    if (environment[name] !== undefined && environment[name] !== now.value) return moved(name);
  }
  return undefined;
}

function movedCode(link: ChainLink, now: string, environment: Environment) {
  const name = pinVariable.code(link.name);
  return environment[name] !== undefined && environment[name] !== now ? moved(name) : undefined;
}

const moved = (at: string) =>
  refuse({
    code: 'E_PINS',
    at,
    expected: 'code and content that hold still while a gate runs',
    mend: 'run it again when nothing writes to the workspace',
  });

/** The gates before this one, from disk: each must be of this very source commit and profile. */
function readUpstream(
  session: Session,
  link: ChainLink,
  profile: string,
  source: string,
): Result<ReadonlyMap<string, DerivedGate>> {
  const gates = new Map<string, DerivedGate>();
  for (const name of link.after) {
    const gate = readRecordedGate(session.root, profile, name);
    if (!gate.ok) return gate;
    const { body } = gate.value.record.content;
    if (body.source.commit_id !== source || body.profile_id !== profileIdOf(profile) || body.gate !== name) {
      return refuse({
        code: 'E_GATE',
        at: `${name}/gate-record.json`,
        expected: `the record of gate \`${name}\` for \`${profile}\` at source commit ${source}`,
        mend: `npx nx run profile-${profile}:${name}`,
      });
    }
    gates.set(name, gate.value);
  }
  return accept(gates);
}
