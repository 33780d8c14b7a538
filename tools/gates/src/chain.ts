// The gates of a profile, in order. To add one: write `gates/<name>.ts` and name it here. Only names stand in this file:
// the code of a gate is loaded when it runs, so that no gate's program contains another's.
import type { Gate } from './gate.ts';

/** What a gate's result depends on beside its code and the gates before it; each becomes part of its cache key. */
export type PinName = 'profile' | 'closed' | 'policies' | 'incidents';

export type ChainLink = {
  readonly name: string;
  /** Gates whose documents it is handed. */
  readonly after: readonly string[];
  /**
   * `profile`: the source commit and all that the profile binds. `closed`: every file that would ship. `policies`: what a
   * profile is judged by, and what the release demands of that. `incidents`: the registers that incidents are judged by, and
   * how many the release demands of the profile.
   */
  readonly pins: readonly PinName[];
};

export const chain: readonly ChainLink[] = [
  { name: 'resolve', after: [], pins: ['profile'] },
  { name: 'validate', after: ['resolve'], pins: ['profile', 'closed'] },
  { name: 'evaluate', after: ['resolve', 'validate'], pins: ['profile', 'policies'] },
  { name: 'shadow', after: ['resolve', 'validate', 'evaluate'], pins: ['profile', 'policies', 'incidents'] },
];

export const linkOf = (name: string): ChainLink | undefined => chain.find((link) => link.name === name);

/** The files that a gate's program starts from. */
export const entriesOf = (gate: string): readonly string[] => [
  'tools/gates/src/main.ts',
  `tools/gates/src/gates/${gate}.ts`,
];

/** This file: it imports the gate that is named, which stands among the entries. */
export const openModules: readonly string[] = ['tools/gates/src/chain.ts'];

/** Loads a gate's module. Throws when it is not the gate that the chain names. */
export async function loadGate(link: ChainLink): Promise<Gate> {
  const { gate } = (await import(new URL(`./gates/${link.name}.ts`, import.meta.url).href)) as { gate: Gate };
  if (gate.name !== link.name) throw new Error(`gates/${link.name}.ts holds gate \`${gate.name}\``);
  return gate;
}
