import { relative } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }} Counts
 * @typedef {{ status: string, fullName: string, failureMessages?: string[], tags?: string[] }} VitestAssertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestAssertion[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ status: string, projectName?: string }} PlaywrightTest
 * @typedef {{ title: string, file?: string, line?: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport
 */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      flaky: [...sum.flaky, ...one.flaky],
    }),
    noCounts(),
  );
}

/**
 * One failure that is not a test: a check, a file that does not load, an aborted stage.
 * @param {string} name
 * @returns {Counts}
 */
export function oneFailure(name) {
  return { ...noCounts(), failed: 1, failures: [name] };
}

/**
 * Counts of vitest's JSON reporter; a file that fails without a failing test counts as one failure.
 * @param {VitestReport} report
 * @param {string} root project folder; failures are named from there
 * @param {string | null} [tag] of the tests that were asked for: the others are not even skipped
 * @returns {Counts}
 */
export function countVitest({ testResults }, root, tag = null) {
  return sumCounts(
    testResults.map((file) => {
      const name = relative(root, file.name);
      const counts = sumCounts(
        file.assertionResults.map(({ status, fullName, failureMessages = [], tags = [] }) => {
          if (status === 'skipped' && tag !== null && !tags.includes(tag)) return noCounts();
          // A test that passed keeps the messages of the try that failed.
          const isFlaky = status === 'passed' && failureMessages.length > 0;
          return countOne(isFlaky ? 'flaky' : status, `${name}: ${fullName}`);
        }),
      );
      return file.status === 'failed' && counts.failed === 0
        ? sumCounts([counts, oneFailure(`${name}: ${firstLine(file.message) || 'does not run'}`)])
        : counts;
    }),
  );
}

/** @param {VitestFile} file */
export const hasFailed = ({ status, assertionResults }) =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed');

/**
 * The report of a run whose failed files ran again. The second try counts; a test that passed only there keeps a
 * message of the first.
 * @param {VitestReport} first
 * @param {VitestReport} second of the failed files
 * @returns {VitestReport}
 */
export function joinTries(first, second) {
  return {
    testResults: first.testResults.map((file) => {
      const again = second.testResults.find(({ name }) => name === file.name);
      if (!again) return file;
      const hadPassed = new Set(
        file.assertionResults.flatMap(({ status, fullName }) => (status === 'passed' ? [fullName] : [])),
      );
      const assertionResults = again.assertionResults.map((test) =>
        hadPassed.has(test.fullName) ? test : { ...test, failureMessages: ['It failed on the first try.'] },
      );
      return { ...again, assertionResults };
    }),
  };
}

/**
 * Counts of Playwright's JSON reporter. Errors outside of tests count as failures.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ suites, errors = [] }) {
  return sumCounts([
    ...suites.map((suite) => countSuite(suite, '')),
    ...errors.map(({ message }) =>
      oneFailure(`browser tests: ${firstLine(message) || 'an error outside of a test'}`),
    ),
  ]);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} parent
 * @returns {Counts}
 */
function countSuite(suite, parent) {
  const title = parent ? `${parent} › ${suite.title}` : suite.title;
  const specs = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName }) =>
      countOne(status, `${title} › ${spec.title}${projectName ? ` [${projectName}]` : ''}`),
    ),
  );
  return sumCounts([...specs, ...(suite.suites ?? []).map((inner) => countSuite(inner, title))]);
}

/**
 * @param {string} status of vitest or Playwright; an unknown one counts as failed
 * @param {string} name
 * @returns {Counts}
 */
function countOne(status, name) {
  if (['passed', 'expected'].includes(status)) return { ...noCounts(), passed: 1 };
  if (status === 'flaky') return { ...noCounts(), passed: 1, flaky: [name] };
  if (['skipped', 'pending', 'todo', 'disabled'].includes(status)) return { ...noCounts(), skipped: 1 };
  return oneFailure(name);
}

/**
 * The result of a suite: one that ran no test, or exited with an error without a failed test, has failed.
 * @param {string} name
 * @param {Counts} counts
 * @param {number} exitCode
 * @param {readonly string[]} [outsideErrors] errors outside of tests, a line each
 * @returns {Counts}
 */
export function judgeSuite(name, counts, exitCode, outsideErrors = []) {
  if (counts.passed + counts.failed === 0) return sumCounts([counts, oneFailure(`${name}: no test ran`)]);
  if (outsideErrors.length > 0)
    return sumCounts([
      counts,
      ...outsideErrors.map((error) => oneFailure(`${name}, outside of a test: ${error}`)),
    ]);
  if (exitCode !== 0 && counts.failed === 0)
    return sumCounts([counts, oneFailure(`${name}: ended with exit code ${exitCode} without a failed test`)]);
  return counts;
}

/** The last line of a test run. @param {Counts} counts */
export function finalLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  // Programs read the last line: it always has the same form.
  return skipped > 0 ? `${skipped} skipped\n${line}` : line;
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').trim().split('\n')[0] ?? '';
}
