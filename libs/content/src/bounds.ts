// The bounds of one file and its name. All are inclusive; sizes are in bytes.

export const fileBytesMax = 64 * 1024 * 1024;

/** One component of a path, in UTF-8 bytes: what common file systems hold. */
export const segmentBytesMax = 255;
/**
 * A whole path, in UTF-8 bytes. The shortest limit a system puts on an absolute path is 1,024 bytes, so a target folder
 * may take the other half.
 */
export const pathBytesMax = 512;
