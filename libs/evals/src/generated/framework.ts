// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const frameworkSha256 = '1b7382c9e248a1dbbd7bf3e7c2d051ff8cdee44a202f8e599b436480ea301f15';
