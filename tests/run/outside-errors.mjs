import { writeFileSync } from 'node:fs';

/** A reporter of vitest that writes the errors outside of any test; the JSON report leaves them out. */
export default class OutsideErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly { name?: string, message?: string, stack?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.OUTSIDE_ERRORS_FILE;
    if (file) writeFileSync(file, JSON.stringify({ errors: errors.map(inOneLine) }));
  }
}

/** @param {{ name?: string, message?: string, stack?: string, VITEST_TEST_PATH?: string }} error */
function inOneLine({ name = 'Error', message = '', stack = '', VITEST_TEST_PATH: during }) {
  const text = message.trim().split('\n')[0] ?? '';
  const at = /^\s+at (.*)$/m.exec(stack)?.[1];
  return [`${name}: ${text}`, at && `at ${at}`, during && `during ${during}`].filter(Boolean).join(', ');
}
