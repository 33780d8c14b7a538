export { explainCommand } from './command.ts';
export { wordsFor } from './words/by-kind.ts';
export { absenceWords, caseWords } from './words/evals.ts';
