import { writeFileSync } from 'node:fs';

/** A reporter of vitest that counts the errors outside of any test; the JSON report leaves them out. */
export default class OutsideErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.OUTSIDE_ERRORS_FILE;
    if (file) writeFileSync(file, JSON.stringify({ errors: errors.length }));
  }
}
