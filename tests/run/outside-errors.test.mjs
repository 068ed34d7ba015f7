import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import OutsideErrors from './outside-errors.mjs';

afterEach(() => vi.unstubAllEnvs());

it('writes how many errors belong to no test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-errors-'));
  const file = join(folder, 'errors.json');
  try {
    vi.stubEnv('OUTSIDE_ERRORS_FILE', file);
    new OutsideErrors().onTestRunEnd([], [new Error('a promise that nobody waited for')]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ errors: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
