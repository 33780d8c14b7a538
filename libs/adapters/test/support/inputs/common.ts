// Parts that the valid inputs of several adapters are made of.

export const digest = (digit: string): string => digit.repeat(64);

export const head = { repository_id: 'repo.lighthouse', hash_algorithm: 'sha1', commit_id: 'a1'.repeat(20) } as const;
export const base = { repository_id: 'repo.lighthouse', hash_algorithm: 'sha1', commit_id: 'b2'.repeat(20) } as const;

export const content = (content_id: string, digit: string) => ({
  content_id,
  media_type: 'application/json',
  sha256: digest(digit),
});
