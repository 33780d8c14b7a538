// `explain`: why an evaluation says what it says, in sentences.
import type { EffectCommand } from '#command';

export const explainCommand: EffectCommand = {
  name: 'explain',
  summary: 'Say in sentences why an evaluation has its verdict, from which fields, and what would satisfy it',
  details: [
    'Hand in one evaluation or several, and beside them any of the documents they were made from: these are recognised by the digests that the evaluation names, and their values are printed. The input of a reconciliation plan stands for the observation and the ledger that it carries. What is missing is listed. Explained are the control evaluations, receipt checks, state observations, reconciliation and review-fix plans, eval results, dashboards and reports, gate records, stage results, sandbox receipts and reproduction records.',
    'A document whose verdict does not follow from its reasons is refused, and so is one that no evaluation names.',
  ],
  arguments: [
    { name: 'DOCUMENT', describe: 'an evaluation, or a document that it names', variadic: { min: 1, max: 64 } },
  ],
  options: [],
  codes: ['E_RUNTIME', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'],
  run: async (context) => {
    const { admitFile } = await import('#files');
    const { documentBytesMax, explain } = await import('./explain.ts');
    const files = [];
    for (const file of [context.arguments.DOCUMENT ?? []].flat()) {
      const admitted = admitFile(context.place(file), { bytesMax: documentBytesMax });
      if (!admitted.ok) return { ...admitted.refusal, input: file };
      files.push({ file, bytes: admitted.value.bytes });
    }
    const text = await explain(files);
    return text.ok ? { stdout: Buffer.from(text.value) } : text.refusal;
  },
};
