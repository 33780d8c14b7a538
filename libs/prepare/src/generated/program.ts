// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '671d95a91c8372a908bf35b912b1cd10bb26e653b457fca6b7103a7cc54ede42';
