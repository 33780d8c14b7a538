// The escape attempts: each with the limits it runs under, what the receipt must name, and how it has to end. `denied`: the
// attempt itself saw an error. A limit's name: that limit was reached, or ended it. `ended`: what it left behind was ended.
import type { LimitName } from '../../src/limits/limits.ts';
import type { ProbeName } from '../../src/run/judge-probes.ts';

export type Attempt = {
  readonly name: string;
  readonly named: ProbeName | LimitName;
  readonly end: 'denied' | 'limit' | 'ended';
  readonly limits: readonly string[];
};

// biome-ignore format: a table
const rows: readonly (readonly [name: string, named: ProbeName | LimitName, end: Attempt['end'], ...limits: string[]])[] = [
  // attempt              named in the receipt   end
  ['host-file',           'host',                'denied'],
  ['host-write',          'read-only',           'denied'],
  ['candidate-create',    'read-only',           'denied'],
  ['candidate-change',    'mounts',              'denied'],
  ['candidate-chmod',     'mounts',              'denied'],
  ['link-out',            'host',                'denied'],
  ['dangling-link-out',   'host',                'denied'],
  ['hard-link-out',       'host',                'denied'],
  ['init-root',           'host',                'denied'],
  ['parent-root',         'host',                'denied'],
  ['walk-up',             'host',                'denied'],
  ['device-make',         'privileges',          'denied'],
  ['device-chmod',        'host',                'denied'],
  ['device-log',          'devices',             'denied'],
  ['device-memory',       'devices',             'denied'],
  ['kernel-setting',      'mounts',              'denied'],
  ['group-change',        'host',                'denied'],
  ['own-program',         'own-binaries',        'denied'],
  ['own-code',            'own-binaries',        'denied'],
  ['scratch-fill',        'scratch_bytes',       'limit'],
  ['scratch-files',       'scratch_inodes',      'limit'],
  ['large-file',          'file_bytes',          'limit',   'file_bytes=4194304'],
  ['many-files',          'open_files',          'denied'],
  ['trace',               'system-calls',        'denied'],
  ['read-memory',         'system-calls',        'denied'],
  ['mount',               'system-calls',        'denied'],
  ['new-user',            'nested-namespaces',   'denied'],
  ['new-user-clone',      'nested-namespaces',   'denied'],
  ['new-user-clone3',     'nested-namespaces',   'denied'],
  ['new-root',            'system-calls',        'denied'],
  ['become-root',         'privileges',          'denied'],
  ['join-namespace',      'system-calls',        'denied'],
  ['keys',                'system-calls',        'denied'],
  ['kernel-program',      'system-calls',        'denied'],
  ['io-uring',            'system-calls',        'denied'],
  ['userfaultfd',         'system-calls',        'denied'],
  ['counters',            'system-calls',        'denied'],
  ['hidden-memory',       'system-calls',        'denied'],
  ['shared-memory',       'system-calls',        'denied'],
  ['set-clock',           'system-calls',        'denied'],
  ['set-name',            'system-calls',        'denied'],
  ['layout',              'system-calls',        'denied'],
  ['file-handle',         'system-calls',        'denied'],
  ['type-into-terminal',  'system-calls',        'denied'],
  ['old-door',            'system-calls',        'denied'],
  ['other-filter',        'system-calls',        'denied'],
  ['loopback',            'network',             'denied'],
  ['datagram',            'network',             'denied'],
  ['listen',              'network',             'denied'],
  ['abstract-socket',     'namespaces',          'denied'],
  ['socket-file',         'host',                'denied'],
  ['raw-socket',          'network',             'denied'],
  ['routes',              'network',             'denied'],
  ['datagram-pair',       'system-calls',        'denied'],
  ['host-process',        'host',                'denied'],
  ['host-process-seen',   'host',                'denied'],
  ['descriptor',          'descriptors',         'denied'],
  ['environment',         'environment',         'denied'],
  ['first-environment',   'environment',         'denied'],
  ['fork-bomb',           'process_count',       'limit',   'process_count=20'],
  ['thread-bomb',         'process_count',       'limit',   'process_count=20'],
  ['memory-bomb',         'memory_bytes',        'limit',   'memory_bytes=67108864'],
  ['memory-tree',         'memory_bytes',        'limit',   'memory_bytes=67108864'],
  ['work',                'cpu_time_ms',         'limit',   'cpu_time_ms=200'],
  ['work-in-many',        'cpu_time_ms',         'limit',   'cpu_time_ms=300'],
  ['stay',                'wall_time_ms',        'limit',   'wall_time_ms=250'],
  ['talk',                'output_bytes',        'limit',   'output_bytes=1048576'],
  ['outlive',             'identity',            'ended'],
];

export const attempts: readonly Attempt[] = rows.map(([name, named, end, ...limits]) => ({ name, named, end, limits }));

/** One of each sort of answer, for the short run. */
export const representative: readonly string[] = [
  ...['host-file', 'candidate-create', 'device-chmod', 'own-program', 'trace', 'new-user', 'loopback', 'descriptor'],
  ...['fork-bomb', 'memory-bomb', 'stay', 'talk', 'outlive'],
];
