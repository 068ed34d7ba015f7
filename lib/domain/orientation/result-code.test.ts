import { expect, it } from 'vitest';
import { personalityTypes } from './personality-families';
import { resultPictureOf, testOfCode } from './result-code';

it('codes name their test', () => {
  for (const type of personalityTypes)
    for (const identity of ['A', 'T']) expect(testOfCode(`${type}-${identity}`)).toBe('personality');
  expect(testOfCode('SIA')).toBe('holland');
  expect(testOfCode('RIC')).toBe('holland');
});

it.each(['', 'SI', 'SIAE', 'SSA', 'SIX', 'sia', 'INFJ', 'INFJ-X', 'INFJT', 'XNFJ-T', 'INFJ-TT', '../SIA'])(
  '%j is no code',
  (code) => expect(testOfCode(code)).toBeNull(),
);

it('a picture has one address by code, language and shape', () => {
  expect(resultPictureOf('INFJ-T', 'kh', 'tall')).toBe(
    '/api-qa/v1/result_picture?code=INFJ-T&lang=kh&shape=tall',
  );
});
