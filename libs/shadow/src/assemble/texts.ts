// The texts that an assembled request delivers: what finishes the stage, how it is verified, and who decided. They are fixed
// sentences, so that every assembled request delivers the same bytes, each ending in one line end.
import { sha256Hex } from '#canonical';
import type { ContentRef } from '#contract';

const text = (content_id: string, sentence: string) => ({
  content_id,
  data: `${sentence}\n`,
  media_type: 'text/plain',
});

/** By file name, as the assembler leaves them. */
export const assembledTexts = {
  'finish-condition.txt': text(
    'finish-condition',
    'The stage is finished when a bare candidate repository holds the source commit unchanged and a receipt says so.',
  ),
  'output-contract-decision.txt': text(
    'output-contract-decision',
    'A reproduction changes nothing: the contract allows one path that no patch writes, and a patch of no bytes.',
  ),
  'policy-decision.txt': text(
    'policy-decision',
    'A reproduction reads one revision and writes only what its caller throws away, so it is routine.',
  ),
  'verification-instructions.txt': text(
    'verification-instructions',
    'Compare commit and tree of the candidate with those of the source; any difference is a failure.',
  ),
} as const;

export type TextName = keyof typeof assembledTexts;

export const textRef = (name: TextName): ContentRef => {
  const { content_id, media_type, data } = assembledTexts[name];
  return { content_id, media_type, sha256: sha256Hex(data) };
};
