// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const programSha256 = 'f5a61329aef39c8119a35c655423b64755379c764a6355a63b20adc7f0b884d2';
