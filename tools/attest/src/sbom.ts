// The bill of materials: what a release packages and what its profiles pin, as CycloneDX 1.6. The library knows the format; its
// own sorting follows the locale of whoever runs it, so everything is handed over in order and it sorts nothing.
import CycloneDx from '@cyclonedx/cyclonedx-library';
import { type AttestedRelease, type Pin, pathOf } from '#attest';
import { encodeCanonical, type Json } from '#canonical';
import type { ReleaseFile } from '#packaging';

const { Enums, Models, Serialize, Spec } = CycloneDx;
type Component = CycloneDx.Models.Component;

/** Canonical bytes of `sbom.cdx.json`: no time, no serial number, no tool. */
export function buildSbom(release: AttestedRelease): Uint8Array {
  const { files, profiles } = release.manifest.content.body;
  const packaged = new Map(files.map((file) => [file.path, fileComponent(file)]));
  const pinned = pinnedComponents(release.pins, packaged);
  const root = rootComponent(release);
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const { profile_id, files: paths } of profiles) {
    const profile = profileComponent(profile_id);
    dependOn(root, profile);
    for (const path of paths) dependOn(profile, packaged.get(path));
    for (const pin of release.pins) if (pin.profileId === profile_id) dependOn(profile, pinned.get(keyOf(pin)));
    bom.components.add(profile);
  }
  // A set: what is both packaged and pinned stands there once.
  for (const component of [...packaged.values(), ...pinned.values()]) bom.components.add(component);
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return encodeCanonical(JSON.parse(serializer.serialize(bom, { sortLists: false })) as Json);
}

function dependOn(component: Component, other: Component | undefined): void {
  if (other !== undefined) component.dependencies.add(other.bomRef);
}

const rootComponent = ({ manifest, archiveSha256 }: AttestedRelease): Component => {
  const { id, body } = manifest.content;
  return new Models.Component(Enums.ComponentType.Application, body.source.repository_id, {
    bomRef: id,
    version: id,
    hashes: sha256(archiveSha256),
    properties: properties({ 'ystack:git:commit': body.source.commit_id }),
  });
};

const profileComponent = (profileId: string): Component =>
  new Models.Component(Enums.ComponentType.Application, profileId, { bomRef: profileId });

const fileComponent = ({ path, mode, object_id, sha256: digest }: ReleaseFile): Component =>
  new Models.Component(Enums.ComponentType.File, path, {
    bomRef: `file:${path}`,
    hashes: sha256(digest),
    properties: properties({ 'ystack:git:blob': object_id, 'ystack:git:mode': mode }),
  });

/** A component for each pinned object. One that is packaged as it is pinned is that file; a tree depends on its files. */
function pinnedComponents(pins: readonly Pin[], packaged: ReadonlyMap<string, Component>) {
  const components = new Map<string, Component>();
  for (const pin of pins.filter((one) => !components.has(keyOf(one)))) {
    const component = packagedAs(pin, packaged) ?? pinComponent(pin);
    components.set(keyOf(pin), component);
    if (pin.object.object_type === 'blob') continue;
    const below = `${pathOf(pin.object)}/`;
    for (const [path, file] of packaged) if (path.startsWith(below)) dependOn(component, file);
  }
  return components;
}

function packagedAs({ object }: Pin, packaged: ReadonlyMap<string, Component>): Component | undefined {
  const file = packaged.get(pathOf(object));
  const isSame = file !== undefined && [...file.properties].some(({ value }) => value === object.object_id);
  return isSame ? file : undefined;
}

const pinComponent = (pin: Pin): Component => {
  const { object_type, object_id, revision } = pin.object;
  const isBlob = object_type === 'blob';
  return new Models.Component(isBlob ? Enums.ComponentType.File : Enums.ComponentType.Library, pathOf(pin.object), {
    bomRef: keyOf(pin),
    // The digest of a tree is over its object in Git, not over a file that somebody could hash.
    ...(isBlob ? { hashes: sha256(pin.sha256) } : {}),
    properties: properties({ [`ystack:git:${object_type}`]: object_id, 'ystack:git:commit': revision.commit_id }),
  });
};

const keyOf = ({ object }: Pin): string => `pin:${pathOf(object)}@${object.object_id}`;

const sha256 = (digest: string) => new Models.HashDictionary([[Enums.HashAlgorithm['SHA-256'], digest]]);

const properties = (values: Readonly<Record<string, string>>) =>
  new Models.PropertyRepository(Object.entries(values).map(([name, value]) => new Models.Property(name, value)));
