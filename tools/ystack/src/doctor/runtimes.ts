// The Nodes of the test matrix beside this one, which `npm ci --prefix test/runtimes` puts beside the tests.
import { join } from 'node:path';
import { type Finding, missing, present } from './finding.ts';
import { tryTool } from './try-tool.ts';

const majors = [20, 22, 26];
const folder = join(import.meta.dirname, '../../../../test/runtimes/node_modules');
const pathOf = (major: number): string => join(folder, `node-${major}-${process.arch}/bin/node`);

/** Every other Node says its version. */
export async function probeRuntimes(): Promise<Finding> {
  const answers = await Promise.all(majors.map((major) => tryTool(pathOf(major), ['-p', 'process.version'])));
  const absent = majors.filter((_, index) => answers[index]?.status !== 0);
  if (absent.length > 0) return missing(`no Node ${absent.join(', ')}: npm ci --prefix test/runtimes`);
  return present(answers.map(({ stdout }) => stdout.trim()).join(', '));
}
