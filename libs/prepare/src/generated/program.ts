// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'fa3d33f450ab1d61ea829748e65d99dc7322d4ed45868fcb964bf93938488a87';
