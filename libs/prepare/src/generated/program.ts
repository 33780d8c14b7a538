// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = '7713501e889255884289070a0f53085d0aff004f6ce46dde37923ab01f1da072';
