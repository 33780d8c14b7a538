// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'ffe36d1018f3fd413982f9030a3c3bf44932c2d28d1c0b62fb6c8c603ff7ad4a';
