import { expect, test } from 'vitest';
import { requireChanged, requireVersion } from './require-version';

const refusal = {
  status: 412,
  code: 'stale-version',
  message: 'Somebody else has changed this loan. Load it again.',
};

test('the version that was read lets a change pass, any other is refused', () => {
  expect(() => requireVersion({ version: 3 }, 3, 'loan')).not.toThrow();
  for (const version of [2, 4])
    expect(() => requireVersion({ version: 3 }, version, 'loan')).toThrow(expect.objectContaining(refusal));
});

test('a caller that names no version is not held up', () => {
  expect(() => requireVersion({ version: 3 }, null, 'loan')).not.toThrow();
});

test('an update that met no row was overtaken', () => {
  expect(requireChanged([{ id: 'a' }], 'loan')).toEqual({ id: 'a' });
  expect(() => requireChanged([], 'loan')).toThrow(expect.objectContaining(refusal));
});
