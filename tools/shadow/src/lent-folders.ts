// Folders for one reproduction: made in the system's place for what is temporary, empty and of mode 0700, and gone when it
// is over. What a killed run left is swept by the next.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openFolder, openStaging } from '#files';

/** Lends folders of these names to `use` and removes them, whatever happens. Throws `FilesFault`. */
export async function withLentFolders<Name extends string, T>(
  names: readonly Name[],
  use: (places: Readonly<Record<Name, string>>) => Promise<T>,
): Promise<T> {
  const staging = openStaging(openFolder(`${resolve(tmpdir())}/.`), 'shadow');
  try {
    const places: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const place = join(resolve(tmpdir()), staging.name, name);
      mkdirSync(place, { mode: 0o700 });
      places[name] = place;
    }
    return await use(places as Record<Name, string>);
  } finally {
    staging.discard();
    staging.parent.close();
  }
}
