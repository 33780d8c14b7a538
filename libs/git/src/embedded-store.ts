// The embedded backend, for machines without Git: packs by isomorphic-git behind our bounds, loose objects by Node's zlib.
// SHA-1 only, packs of at most 1 GiB held in memory, and much slower than Git: fit for a release's few thousand objects.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints } from '#canonical';
import { decline, emptyTreeId, objectId } from '#objects';
import type { Layout } from './layout.ts';
import { type LooseInfo, looseContent, looseInfo, Unreadable } from './loose-object.ts';
import { PackFile } from './pack-file.ts';
import type { ObjectOutcome, RepositoryOutcome, StoreDetail } from './refusals.ts';
import { errnoOf, kindOf } from './small-file.ts';
import type { ObjectInfo, ObjectStore } from './store.ts';

/** Most packs in one repository. */
export const packsMax = 1024;

type Found = { readonly info: ObjectInfo; readonly content: () => Promise<Uint8Array> | Uint8Array };

export class EmbeddedStore implements ObjectStore {
  readonly backend = 'embedded';
  readonly #objects: string;
  readonly #packs = new Map<string, PackFile>();

  private constructor(objects: string) {
    this.#objects = objects;
  }

  /** Opens every pack's index. Refuses `embedded-pack` for one that this backend cannot read. */
  static open(layout: Layout): RepositoryOutcome<EmbeddedStore> {
    const store = new EmbeddedStore(join(layout.commonDir, 'objects'));
    const unfit = store.#openPacks().unfit;
    if (unfit === undefined) return accept(store);
    store.#closePacks();
    return decline({
      code: 'E_REPOSITORY',
      detail: 'embedded-pack',
      expected: `at most ${packsMax} packs with an index of version 2, each at most 1 GiB`,
      at: `${layout.label}objects/pack/${unfit}`,
      mend: 'install git 2.36 or newer, or `git repack -a -d`',
    });
  }

  async info(oids: readonly string[]): Promise<ObjectOutcome<readonly (ObjectInfo | undefined)[]>> {
    const infos: (ObjectInfo | undefined)[] = [];
    for (const oid of oids) {
      try {
        infos.push(this.#find(oid)?.info);
      } catch (error) {
        return refuseObject(error, oid);
      }
    }
    return accept(infos);
  }

  async contents(infos: readonly ObjectInfo[]): Promise<ObjectOutcome<readonly Uint8Array[]>> {
    const contents: Uint8Array[] = [];
    for (const { oid, type, sizeBytes } of infos) {
      try {
        const found = this.#find(oid);
        if (found?.info.type !== type || found.info.sizeBytes !== sizeBytes) throw new Unreadable();
        const bytes = await found.content();
        if (objectId('sha1', type, bytes) !== oid) return refuse(oid, 'object-hash', 'content that hashes to its id');
        contents.push(bytes);
      } catch (error) {
        return refuseObject(error, oid);
      }
    }
    return accept(contents);
  }

  async close(): Promise<void> {
    this.#closePacks();
  }

  /** Where Git looks, in its order: packs, loose objects, and packs again in case a repack came between. */
  #find(oid: string): Found | undefined {
    if (oid === emptyTreeId.sha1) {
      return { info: { oid, type: 'tree', sizeBytes: 0 }, content: () => new Uint8Array() };
    }
    return (
      this.#findPacked(oid) ?? this.#findLoose(oid) ?? (this.#openPacks().isNew ? this.#findPacked(oid) : undefined)
    );
  }

  #findPacked(oid: string): Found | undefined {
    for (const pack of this.#packs.values()) {
      const info = pack.info(oid);
      if (info !== undefined) return { info: { oid, ...info }, content: () => pack.content(oid, info.type) };
    }
    return undefined;
  }

  #findLoose(oid: string): Found | undefined {
    const info: LooseInfo | undefined = looseInfo(this.#objects, oid);
    if (info === undefined) return undefined;
    const { type, sizeBytes } = info;
    return { info: { oid, type, sizeBytes }, content: () => looseContent(this.#objects, info) };
  }

  /** Opens packs not yet open; `unfit` names the first that cannot be read. */
  #openPacks(): { readonly isNew: boolean; readonly unfit?: string } {
    const folder = join(this.#objects, 'pack');
    if (kindOf(folder) !== 'directory') return { isNew: false };
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.idx'))
      .map((file) => file.slice(0, -'.idx'.length))
      .filter((name) => !this.#packs.has(name))
      .sort(compareCodePoints);
    for (const name of names) {
      const pack = this.#packs.size < packsMax ? PackFile.open(folder, name) : undefined;
      if (pack === undefined) return { isNew: true, unfit: `${name}.idx` };
      this.#packs.set(name, pack);
    }
    return { isNew: names.length > 0 };
  }

  #closePacks(): void {
    for (const pack of this.#packs.values()) pack.close();
    this.#packs.clear();
  }
}

function refuseObject(error: unknown, oid: string) {
  if (!(error instanceof Unreadable) && errnoOf(error) === undefined) throw error;
  return refuse(oid, 'object-unreadable', 'an object that can be read');
}

const refuse = (oid: string, detail: StoreDetail, expected: string) =>
  decline({ code: 'E_OBJECT' as const, detail, expected, at: oid, mend: 'git fsck --full' });
