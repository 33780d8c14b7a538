// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'deedf2305dbb48b231cc51bba2d8920846b275fa2a7691e403fddfbbc651e735';
