export { wordsFor } from './words/by-kind.ts';
export { absenceWords, caseWords } from './words/evals.ts';
