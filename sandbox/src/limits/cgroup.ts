// A control group for one run: made with little memory, so that a probe can be seen to be stopped by it, raised to what was
// declared before the check runs, and read while it runs. Every value that is written is read back; none is believed.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Controller, Hierarchy } from './cgroup-mounts.ts';
import type { Limits } from './limits.ts';

/** What can be read of a running sandbox. `undefined` where nothing says it. Counters only rise. */
export type Reading = {
  readonly cpuMs?: number;
  readonly memoryBytes?: number;
  readonly memoryPeakBytes?: number;
  readonly memoryKills?: number;
  /** Processes and threads beside the sandbox's own. */
  readonly processes?: number;
  readonly processRefusals?: number;
};

export type Cgroup = {
  /** To be joined, all of them, and to be removed at the end. */
  readonly folders: readonly string[];
  readonly controllers: ReadonlySet<Controller>;
  /** Sets the declared memory; what is not as it was set, or undefined. */
  readonly raise: () => string | undefined;
  readonly read: () => Reading;
  readonly remove: () => void;
};

/** A folder that stands for a controller. */
export type Place = { readonly version: 1 | 2; readonly folder: string };

/** Memory while the probes run: enough for runtime, first process and as many processes as there may be, and no more. */
export const firstMemoryBytes = ({ memory_bytes, process_count }: Limits): number =>
  Math.min(memory_bytes, 8 * 1024 * 1024 + process_count * 64 * 1024);

/** Beside the check there are the runtime's own process and the first one. */
const ownProcesses = 2;

/**
 * Makes a group called `name` in each hierarchy that lets it; a controller that nothing offers is missing from the answer,
 * and with none at all there is no group.
 */
export function openCgroup(hierarchies: readonly Hierarchy[], name: string, limits: Limits): Cgroup | undefined {
  const made = new Map<string, Place>();
  const found = new Map<Controller, Place>();
  for (const controller of ['memory', 'pids', 'cpuacct'] as const) {
    const place = placeFor(controller, hierarchies, name, made);
    if (place !== undefined) found.set(controller, place);
  }
  return groupOver(found, [...made.keys()], limits);
}

/** The group that these folders are: those of them that take what is written there, all of them to be removed. */
export function groupOver(
  found: ReadonlyMap<Controller, Place>,
  folders: readonly string[],
  limits: Limits,
): Cgroup | undefined {
  const places = new Map([...found].filter(([controller, place]) => prepare(controller, place, limits)));
  const remove = () => folders.forEach(removeFolder);
  if (places.size === 0) {
    remove();
    return undefined;
  }
  return {
    folders,
    controllers: new Set(places.keys()),
    raise: () => raise(places.get('memory'), limits),
    read: () => readAll(places),
    remove,
  };
}

function placeFor(
  controller: Controller,
  hierarchies: readonly Hierarchy[],
  name: string,
  made: Map<string, Place>,
): Place | undefined {
  for (const { version, controllers, parents } of hierarchies) {
    if (version === 1 && !controllers.includes(controller)) continue;
    // A process is in one group of version 2 at a time, so what the first controller found serves all.
    const only = [...made.values()].find((place) => version === 2 && place.version === 2);
    if (only !== undefined) return only;
    for (const parent of parents) {
      if (version === 2 && controller !== 'cpuacct' && !offers(parent, controller)) continue;
      const folder = join(parent, name);
      const known = made.get(folder);
      if (known !== undefined) return known;
      if (!succeeds(() => mkdirSync(folder))) continue;
      const place = { version, folder };
      made.set(folder, place);
      return place;
    }
  }
  return undefined;
}

// Version 2 gives a controller to the folders below only where its parent says so.
function offers(parent: string, controller: Controller): boolean {
  const lists = () => words(join(parent, 'cgroup.subtree_control')).includes(controller);
  if (lists()) return true;
  return (
    words(join(parent, 'cgroup.controllers')).includes(controller) &&
    write(join(parent, 'cgroup.subtree_control'), `+${controller}`) &&
    lists()
  );
}

function prepare(controller: Controller, { version, folder }: Place, limits: Limits): boolean {
  if (controller === 'pids') return set(join(folder, 'pids.max'), limits.process_count + ownProcesses);
  if (controller === 'cpuacct')
    return version === 1
      ? number(join(folder, 'cpuacct.usage')) !== undefined
      : field(join(folder, 'cpu.stat'), 'usage_usec') !== undefined;
  const first = firstMemoryBytes(limits);
  if (version === 2) return set(join(folder, 'memory.max'), first) && setSwap(join(folder, 'memory.swap.max'), 0);
  // To lower, the smaller of the two bounds comes first; to raise, the larger.
  return (
    set(join(folder, 'memory.limit_in_bytes'), first) && setSwap(join(folder, 'memory.memsw.limit_in_bytes'), first)
  );
}

function raise(place: Place | undefined, limits: Limits): string | undefined {
  if (place === undefined) return undefined;
  const { version, folder } = place;
  const bytes = limits.memory_bytes;
  if (version === 2) return set(join(folder, 'memory.max'), bytes) ? undefined : `memory.max is not ${bytes}`;
  const swap = setSwap(join(folder, 'memory.memsw.limit_in_bytes'), bytes);
  const isSet = set(join(folder, 'memory.limit_in_bytes'), bytes);
  write(join(folder, 'memory.max_usage_in_bytes'), '0');
  return swap && isSet ? undefined : `memory.limit_in_bytes is not ${bytes}`;
}

function readAll(places: ReadonlyMap<Controller, Place>): Reading {
  const [memory, pids, cpu] = [places.get('memory'), places.get('pids'), places.get('cpuacct')];
  return defined({
    cpuMs:
      cpu &&
      (cpu.version === 1
        ? over(number(join(cpu.folder, 'cpuacct.usage')), 1e6)
        : over(field(join(cpu.folder, 'cpu.stat'), 'usage_usec'), 1e3)),
    memoryBytes:
      memory && number(join(memory.folder, memory.version === 1 ? 'memory.usage_in_bytes' : 'memory.current')),
    memoryPeakBytes:
      memory && number(join(memory.folder, memory.version === 1 ? 'memory.max_usage_in_bytes' : 'memory.peak')),
    memoryKills:
      memory && field(join(memory.folder, memory.version === 1 ? 'memory.oom_control' : 'memory.events'), 'oom_kill'),
    processes: pids && above(ownProcesses, number(join(pids.folder, 'pids.current'))),
    processRefusals: pids && field(join(pids.folder, 'pids.events'), 'max'),
  });
}

const defined = (reading: { readonly [name in keyof Reading]: number | undefined }): Reading =>
  Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined));

const above = (own: number, value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.max(0, value - own);

const over = (value: number | undefined, by: number): number | undefined =>
  value === undefined ? undefined : value / by;

function set(path: string, value: number): boolean {
  return write(path, String(value)) && number(path) === value;
}

// A kernel that counts no swap has no such file, and then nothing is swapped on its account.
const setSwap = (path: string, value: number): boolean => !existsSync(path) || set(path, value);

function text(path: string): string {
  try {
    return readFileSync(path).toString();
  } catch {
    return '';
  }
}

const words = (path: string): readonly string[] => text(path).trim().split(/\s+/);

function number(path: string): number | undefined {
  const digits = /^(\d+)\s*$/.exec(text(path))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function field(path: string, name: string): number | undefined {
  const digits = new RegExp(`^${name} (\\d+)$`, 'm').exec(text(path))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const write = (path: string, value: string): boolean => succeeds(() => writeFileSync(path, value, { flag: 'r+' }));

function removeFolder(folder: string): void {
  succeeds(() => rmdirSync(folder));
}

function succeeds(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
