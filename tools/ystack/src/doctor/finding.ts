// What a probe answers. `unsupported` is for what the kernel or the container forbids: installing something would not
// help, so a test that needs it is skipped even where a missing tool would fail it.
export type ProbeState = 'present' | 'missing' | 'unsupported';

/** `detail` is one line: a version and what was seen to work, or what stood in the way. */
export type Finding = { readonly state: ProbeState; readonly detail: string };

export const present = (detail: string): Finding => ({ state: 'present', detail });
export const missing = (detail: string): Finding => ({ state: 'missing', detail });
export const unsupported = (detail: string): Finding => ({ state: 'unsupported', detail });
