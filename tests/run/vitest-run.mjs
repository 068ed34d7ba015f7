import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';
import { packageCommand, startNode } from '../../backend/cli/child-processes.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';
import { countVitest, judgeSuite, noCounts } from './counts.mjs';

const reports = join(projectRoot, '.cache', 'test-reports');

/**
 * The path of a suite's report; an old one is removed.
 * @param {string} name
 */
export function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {string} name
 */
export function readReport(file, name) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`The ${name} tests ended without a report.`);
  }
}

/**
 * @param {string} name
 * @param {string[]} projects of vitest.config.ts
 * @param {{ env?: NodeJS.ProcessEnv, changedSince: string | null, tag?: string | null }} options `tag`: only the tests
 *   with this tag of vitest.config.ts
 */
export async function runVitest(name, projects, { env = process.env, changedSince, tag = null }) {
  const file = freshReport(name);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
    ...(changedSince === null ? [] : [`--changed=${changedSince}`]),
    ...(tag === null ? [] : [`--tags-filter=${tag}`]),
  ];
  const { code } = await startNode([packageCommand('vitest'), ...args], { env }).outcome;
  const counts = countVitest(readReport(file, name), projectRoot, tag);
  const nothingToDo = changedSince !== null && code === 0 && counts.passed + counts.failed === 0;
  return nothingToDo ? noCounts() : judgeSuite(name, counts, code);
}
