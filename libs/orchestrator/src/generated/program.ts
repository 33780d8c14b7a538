// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.
export const coreContract = {"generation_id_sha256":"568b7d303e7f0e0fc3e70b046a1493873162a11fd654d8d4c8cecb096806e64e","package_ref":{"content_id":"core-contract-package.v2","media_type":"application/vnd.ystack.core-contract+json","sha256":"1b9f5a31a4df4eda7b663c86859b117f9c55a99e474f68a1645cf411daecec2b"},"semantic_identity":"core.contracts.v2"} as const;
export const programSha256 = '1b2922082e4c82aa37b4d09be1e7110793868c3367d363f2637e8ac9ce26e942';
