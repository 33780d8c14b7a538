// The bounds of a release. All are inclusive; sizes are in bytes.

export const manifestBytesMax = 64 * 1024 * 1024;
export const fileCountMax = 65_536;
export const profileCountMax = 64;
export const releaseBytesMax = 4 * 1024 * 1024 * 1024;
