// One Git object has one content: wherever a resolved profile speaks of the same object at the same place, it must say the
// same format and digest.
import type { Refusal } from '#canonical';
import type {
  PresentSourceValue,
  ResolvedBinding,
  ResolvedProfile,
  SourceValue,
} from '../generated/resolved-profile.d.ts';
import { gitKeyText } from '../git-key.ts';
import { firstAmong, type Place, unrelated } from '../refusals.ts';
import type { Placed } from './role-separation.ts';

type Claim = Placed<SourceValue>;

/** Refuses (E_RELATION) two claims about one Git object that differ. */
export function checkSourceClaims(document: ResolvedProfile): Refusal | undefined {
  const known = new Map<string, SourceValue>();
  return firstAmong(claimsOf(document), ({ item, place }) => {
    const key = gitKeyText(item.source);
    const first = known.get(key) ?? item;
    known.set(key, first);
    if (item.value_format !== first.value_format) {
      return unrelated([...place, 'value_format'], `\`${first.value_format}\`, as this object's other source says`);
    }
    if (item.value_sha256 !== first.value_sha256) {
      return unrelated([...place, 'value_sha256'], `${first.value_sha256}, as this object's other source says`);
    }
    return undefined;
  });
}

function claimsOf({ body }: ResolvedProfile): readonly Claim[] {
  const bindings = body.bindings.flatMap((binding, index) => claimsOfBinding(binding, ['body', 'bindings', index]));
  return [{ item: body.profile_source, place: ['body', 'profile_source'] }, ...bindings];
}

const claimsOfBinding = (binding: ResolvedBinding, place: Place): Claim[] => [
  { item: binding.manifest_source, place: [...place, 'manifest_source'] },
  { item: binding.package_source, place: [...place, 'package_source'] },
  ...claimOf(binding.config_source, [...place, 'config_source']),
  ...claimOf(binding.prompt_source, [...place, 'prompt_source']),
  ...binding.skill_sources.map((item, index) => ({ item, place: [...place, 'skill_sources', index] })),
  ...binding.tool_sources.flatMap(({ package_source, config_source }, index) => [
    { item: package_source, place: [...place, 'tool_sources', index, 'package_source'] },
    ...claimOf(config_source, [...place, 'tool_sources', index, 'config_source']),
  ]),
];

const claimOf = (source: PresentSourceValue, place: Place): Claim[] =>
  source.state === 'present' ? [{ item: source.value, place: [...place, 'value'] }] : [];
