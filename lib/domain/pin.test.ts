import { expect, test } from 'vitest';
import { isWeakPin } from './pin';

test.each(['000000', '999999', '123456', '987654', '012345', '121212', '123123'])('%s is weak', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

test.each(['135790', '482913', '100001', '246802', '112233'])('%s is accepted', (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});
