import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import OutsideErrors from './outside-errors.mjs';

afterEach(() => vi.unstubAllEnvs());

it('writes the errors that belong to no test, a line each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-errors-'));
  const file = join(folder, 'errors.json');
  try {
    vi.stubEnv('OUTSIDE_ERRORS_FILE', file);
    const error = {
      name: 'TypeError',
      message: 'a promise\nthat nobody waited for',
      stack: 'TypeError\n    at wait (a.ts:1:2)',
    };
    new OutsideErrors().onTestRunEnd([], [{ ...error, VITEST_TEST_PATH: 'a.test.ts' }, {}]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      errors: ['TypeError: a promise, at wait (a.ts:1:2), during a.test.ts', 'Error: '],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
