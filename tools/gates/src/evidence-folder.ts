/** Where receipts and records of sandboxed runs are left, by profile; relative to the workspace. */
export const evidenceFolder = 'dist/evidence';
