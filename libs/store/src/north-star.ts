// The placeholder of the one file in an installed tree that belongs to the target from the start. A release carries no
// goal over from anywhere, so the text says only that there is none yet; its bytes never change, or two installs of one
// release would differ.
import { sha256Hex } from '#canonical';

export const northStarFile = 'north-star.md';
export const northStarMode = 0o600;

const text = `# North star

This file belongs to the target. Its owner writes every word of it; the release brought along no goal, no approval and no
marker from anywhere else.

Replace the placeholder below with a goal of your own and commit this file. Until that is done, no tool may act on it.

## Current north star

### Placeholder

Status: **unset**

- Why:
- Done when:

## Log

- unset
`;

/** The bytes of the placeholder. */
export const northStarBytes: Uint8Array = new TextEncoder().encode(text);
export const northStarSha256: string = sha256Hex(northStarBytes);
