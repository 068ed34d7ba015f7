import { expect, test } from 'vitest';
import { provinces } from './geography';
import { provincesNear } from './near-provinces';

test('every province has neighbours, and each is its neighbour’s neighbour', () => {
  for (const { code } of provinces) {
    const near = provincesNear([code]);
    expect(near, code).not.toHaveLength(0);
    for (const other of near) expect(provincesNear([other]), other).toContain(code);
  }
});

test('only real provinces are near', () => {
  const known = provinces.map(({ code }) => code);
  expect(known).toEqual(expect.arrayContaining(provincesNear(known.slice(0, 12))));
});

test('several provinces: their neighbours without themselves', () => {
  expect(provincesNear(['12'])).toEqual(['08']);
  expect(provincesNear(['23', '07'])).toEqual(['05', '09', '18', '21']);
  expect(provincesNear([])).toEqual([]);
});
