export { absenceWords, caseWords } from './words/evals.ts';
