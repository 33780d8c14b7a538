// Reads the JSON report of the test runner. A report that is missing, unreadable or names no test is a failure: a check
// cannot pass by not running.
import { readFileSync } from 'node:fs';
import type { Counts } from './steps.ts';

type TestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
};

/** Counts of one report; `exitCode` is the runner's own. A runner that failed without a failed test counts as one. */
export function countReport(path: string, exitCode: number): Counts {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const passed = report.numPassedTests;
  const named = report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites;
  const silent = named === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: named + silent, skipped: report.numPendingTests + report.numTodoTests };
}

function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}
