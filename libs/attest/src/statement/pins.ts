// The Git objects that profiles pin, as their resolved profiles list them: each with the digest of its bytes, the commit in
// which it was found, and what it is bound for.
import type { GitObject, ResolvedBinding, ResolvedProfile, SourceValue } from '#contract';

export type PinnedPart = 'manifest' | 'package' | 'config' | 'prompt' | 'skill' | 'tool' | 'tool-config';

export type Pin = {
  readonly profileId: string;
  readonly role: string;
  readonly part: PinnedPart;
  readonly object: GitObject;
  /** Of the raw bytes; for a tree of its object's payload. */
  readonly sha256: string;
};

/** Every pin of a profile, in the order of its bindings. */
export const pinsOf = (profileId: string, { body }: ResolvedProfile): readonly Pin[] =>
  body.bindings.flatMap((bound) =>
    partsOf(bound).map(([part, { source, value_sha256 }]) => ({
      profileId,
      role: bound.binding.role,
      part,
      object: source,
      sha256: value_sha256,
    })),
  );

function partsOf(bound: ResolvedBinding): readonly (readonly [PinnedPart, SourceValue])[] {
  return [
    ['manifest', bound.manifest_source],
    ['package', bound.package_source],
    ...present('config', bound.config_source),
    ...present('prompt', bound.prompt_source),
    ...bound.skill_sources.map((source) => ['skill', source] as const),
    ...bound.tool_sources.flatMap((tool) => [
      ['tool', tool.package_source] as const,
      ...present('tool-config', tool.config_source),
    ]),
  ];
}

const present = (part: PinnedPart, source: ResolvedBinding['config_source']) =>
  source.state === 'present' ? [[part, source.value] as const] : [];

/** Where a pinned object lies; the whole tree of its commit is the empty path. */
export const pathOf = ({ location }: GitObject): string => (location.kind === 'path' ? location.value : '');
