import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';
import { packageCommand, startNode } from '../../backend/cli/child-processes.mjs';
import { CommandError } from '../../backend/cli/command-error.mjs';
import { countVitest, hasFailed, joinTries, judgeSuite, noCounts } from './counts.mjs';

const reports = join(projectRoot, '.cache', 'test-reports');
const outsideErrors = join(projectRoot, 'tests', 'run', 'outside-errors.mjs');

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
 * @param {{ env?: NodeJS.ProcessEnv, changedSince: string | null, tag?: string | null, files?: string[], tries?: 1 | 2 }} options
 *   `tag`: only the tests with this tag of vitest.config.ts; `files`: only these; `tries`: 2 runs the files that failed once more
 */
export async function runVitest(
  name,
  projects,
  { env = process.env, changedSince, tag = null, files = [], tries = 1 },
) {
  const args = [
    ...projects.flatMap((project) => ['--project', project]),
    ...(tag === null ? [] : [`--tags-filter=${tag}`]),
  ];
  const since = changedSince === null ? [] : [`--changed=${changedSince}`];
  const first = await tryVitest(name, [...args, ...since, ...files], env);
  const failed = first.report.testResults.filter(hasFailed).map((file) => relative(projectRoot, file.name));
  if (tries === 1 || failed.length === 0 || first.errors.length > 0) {
    const counts = countVitest(first.report, projectRoot, tag);
    const nothingToDo = changedSince !== null && first.code === 0 && counts.passed + counts.failed === 0;
    return nothingToDo ? noCounts() : judgeSuite(name, counts, first.code, first.errors);
  }
  // In a new process: nothing is left of the first try, neither modules nor backends.
  console.log(`\nA second try:\n${failed.map((file) => `  ${file}`).join('\n')}`);
  const second = await tryVitest(`${name} again`, [...args, ...failed], env);
  const counts = countVitest(joinTries(first.report, second.report), projectRoot, tag);
  return judgeSuite(name, counts, second.code, second.errors);
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ report: import('./counts.mjs').VitestReport, code: number, errors: string[] }>} `errors`:
 *   outside of tests, a line each
 */
async function tryVitest(name, args, env) {
  const file = freshReport(name);
  const reporters = ['default', 'json', outsideErrors].map((reporter) => `--reporter=${reporter}`);
  const outside = freshReport(`${name} outside`);
  const { code } = await startNode(
    [packageCommand('vitest'), 'run', ...args, ...reporters, `--outputFile=${file}`],
    { env: { ...env, OUTSIDE_ERRORS_FILE: outside } },
  ).outcome;
  return { report: readReport(file, name), code, errors: readReport(outside, name).errors };
}
