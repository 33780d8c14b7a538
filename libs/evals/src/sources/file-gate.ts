// `content.file-gate.v1`: a file, put to the gate that everything packaged must pass. Text that would hide instructions
// from people, or carry secrets out, is refused whatever it says; text that merely says things is data and passes.
import { accept, refuse } from '#canonical';
import { checkFileContent, checkName } from '#content';
import { defineSource } from './source.ts';
import { contentSubject } from './subject.ts';

const mode = '100644';
const encoder = new TextEncoder();

export const fileGate = defineSource('content.file-gate.v1', {
  disposition: 'admitted',
  valueKey: 'detail',
  carried: ({ input }, at) => ({ input: { document: input, at: [...at, 'input'] } }),
  judge: (_, { input: { content } }) => {
    const file = { path: content.path, mode, bytes: encoder.encode(content.text) };
    const refusal = checkName(file) ?? checkFileContent(file);
    return refusal === undefined ? accept(undefined) : refuse(refusal);
  },
  refusalValue: ({ detail }) => detail,
  subject: ({ input }) => contentSubject('content-gate-file.v1', input),
  tool: () => 'content-gate.v1',
});
