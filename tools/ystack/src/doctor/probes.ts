// The list of probes. `doctor` prints them all; a test asks for the ones it needs, by name.
import { probeBubblewrap } from './bubblewrap.ts';
import { type Finding, missing, type ProbeState } from './finding.ts';
import { probeNode, probeOrdinaryUser, probeRoot, probeUmask, probeUserNamespaces } from './machine.ts';
import { probeNginx } from './nginx.ts';
import { probeRuntimes } from './runtimes.ts';
import {
  probeChromium,
  probeCompiler,
  probeGit,
  probeJq,
  probeNpm,
  probeSshKeygen,
  probeStrace,
  probeTar,
} from './tools.ts';

const probes = {
  node: { use: 'runs everything', run: probeNode },
  runtimes: { use: 'tests on other Nodes', run: probeRuntimes },
  git: { use: 'reads releases; without it the embedded reader does', run: probeGit },
  npm: { use: 'installs and starts the project', run: probeNpm },
  jq: { use: 'oracle of canonical bytes', run: probeJq },
  tar: { use: 'oracle of archives', run: probeTar },
  'ssh-keygen': { use: 'oracle of signatures, signs with keys that are encrypted or in an agent', run: probeSshKeygen },
  strace: { use: 'tests that kill and watch the installer', run: probeStrace },
  bubblewrap: { use: 'sandboxed checks', run: probeBubblewrap },
  'c-compiler': { use: 'programs of the sandbox', run: probeCompiler },
  'user-namespaces': { use: 'sandboxed checks', run: probeUserNamespaces },
  chromium: { use: 'checks of pages', run: probeChromium },
  nginx: { use: 'a shared cache', run: probeNginx },
  root: { use: 'tests as several users', run: probeRoot },
  'ordinary-user': { use: 'tests of permissions, sandboxed checks', run: probeOrdinaryUser },
  umask: { use: 'none: modes are set, never inherited', run: probeUmask },
} as const satisfies Record<string, { readonly use: string; readonly run: () => Promise<Finding> }>;

export type ProbeName = keyof typeof probes;
export type Probed = { readonly name: ProbeName; readonly state: ProbeState; readonly detail: string };

export const probeNames = Object.keys(probes) as readonly ProbeName[];

/** What this repository wants of it. */
export const useOf = (name: ProbeName): string => probes[name].use;

/** Probes one thing by a real run. Never throws: a probe that breaks has found nothing that works. */
export async function probe(name: ProbeName): Promise<Probed> {
  const finding = await probes[name].run().catch((error: unknown) => missing(`the probe broke: ${String(error)}`));
  return { name, ...finding };
}
