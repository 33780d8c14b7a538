// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '4ea26cc38b7c0f36a579902ed9305c5653b46405ef6a5963d4009dd645680837';
