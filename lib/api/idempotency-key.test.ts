import { expect, test } from 'vitest';
import { keyOfBody } from './idempotency-key';

test('what is sent again has the key of before, what has changed another', () => {
  const keyOf = keyOfBody();
  const first = keyOf({ title: 'One' });
  expect(keyOf({ title: 'One' })).toBe(first);
  expect(keyOf({ title: 'Two' })).not.toBe(first);
  expect(keyOfBody()({ title: 'One' })).not.toBe(first);
});
