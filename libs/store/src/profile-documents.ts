// The documents by which a profile is validated, kept aside while a release is read: the profile, the manifests that may be
// its own, the resolved profile that its gate left. Which manifests it binds is known only once the profile is read.
import { accept, type Refusal, type Result, sha256Hex } from '#canonical';
import {
  type AdapterManifest,
  type Admitted,
  checkProfileSet,
  manifestKind,
  type ProfileSet,
  profileKind,
  resolvedProfileKind,
} from '#contract';

/** Documents and bytes that are kept, at most; a real profile has nine documents of some kilobytes. */
const documentCountMax = 256;
const bytesMax = 16_777_216;

export class ProfileDocuments {
  readonly #profileId: string;
  readonly #profilePath: string;
  readonly #resolvedPath: string;
  readonly #manifestFolders: readonly string[];
  readonly #kept = new Map<string, Uint8Array>();
  #sizeBytes = 0;

  constructor(profileId: string) {
    const name = profileId.split('.')[1] ?? '';
    this.#profileId = profileId;
    this.#profilePath = `profiles/${name}/profile.json`;
    this.#resolvedPath = `gates/${name}/resolve/resolved-profile.json`;
    this.#manifestFolders = [`profiles/${name}/manifests/`, 'profiles/shared/manifests/'];
  }

  /** Keeps a copy of a document that is needed; `E_LIMIT` when there are too many. */
  keep(path: string, bytes: Uint8Array): Refusal<'E_LIMIT'> | undefined {
    if (!this.#isNeeded(path)) return undefined;
    this.#kept.set(path, bytes.slice());
    this.#sizeBytes += bytes.length;
    if (this.#kept.size <= documentCountMax && this.#sizeBytes <= bytesMax) return undefined;
    const expected = `at most ${documentCountMax} adapter manifests of ${bytesMax} bytes in all`;
    return { code: 'E_LIMIT', at: path, expected };
  }

  #isNeeded(path: string): boolean {
    if (path === this.#profilePath || path === this.#resolvedPath) return true;
    return path.endsWith('.json') && this.#manifestFolders.some((folder) => path.startsWith(folder));
  }

  /** `E_PROFILE` when the profile, its manifests and its resolved profile are not a valid set of the contract. */
  validate(): Refusal<'E_PROFILE'> | undefined {
    const profile = this.#kept.get(this.#profilePath);
    const resolved = this.#kept.get(this.#resolvedPath);
    if (profile === undefined) return this.#no(this.#profilePath, 'this file in the release');
    if (resolved === undefined) return this.#no(this.#resolvedPath, 'this file in the release');
    const set = this.#admit(profile, resolved);
    if (!set.ok) return this.#no(this.#profilePath, saying(set.refusal));
    if (set.value.profile.content.id !== this.#profileId)
      return this.#no(this.#profilePath, `id \`${this.#profileId}\``);
    const broken = checkProfileSet(set.value);
    return broken === undefined ? undefined : this.#no(this.#profilePath, saying(broken));
  }

  #admit(profileBytes: Uint8Array, resolvedBytes: Uint8Array): Result<ProfileSet> {
    const profile = profileKind.parse(profileBytes);
    if (!profile.ok) return profile;
    const resolved = resolvedProfileKind.parse(resolvedBytes);
    if (!resolved.ok) return resolved;
    const wanted = new Set(profile.value.content.body.bindings.map(({ manifest_ref: ref }) => ref.sha256));
    const manifests: Admitted<AdapterManifest>[] = [];
    for (const bytes of this.#kept.values()) {
      if (!wanted.delete(sha256Hex(bytes))) continue;
      const manifest = manifestKind.parse(bytes);
      if (!manifest.ok) return manifest;
      manifests.push(manifest.value);
    }
    return accept({ profile: profile.value, resolved: resolved.value, manifests });
  }

  #no(at: string, expected: string): Refusal<'E_PROFILE'> {
    return { code: 'E_PROFILE', at, expected, mend: 'have the release built again' };
  }
}

const saying = ({ code, at, expected }: Refusal): string =>
  `a valid profile set (${code} at \`${at ?? ''}\`: ${expected})`;
