import { expect, it } from 'vitest';
import { allParts, readChoices } from './choices.mjs';

it('runs everything when nothing is asked', () => {
  expect(readChoices([])).toEqual({ parts: [...allParts], isFull: false, changedSince: null });
});

it('takes parts, in the order in which they run', () => {
  expect(readChoices(['--only', 'postgres,unit']).parts).toEqual(['unit', 'postgres']);
  expect(readChoices(['--only=e2e']).parts).toEqual(['e2e']);
});

it('takes the full set and the commit that changes count from', () => {
  expect(readChoices(['--full', '--changed'])).toMatchObject({ isFull: true, changedSince: 'HEAD' });
  expect(readChoices(['--changed=main']).changedSince).toBe('main');
});

it.each([[['--only']], [['--only', 'none']], [['--only', 'unit,none']], [['--full=1']], [['everything']]])(
  'explains itself when asked for %j',
  (args) => expect(() => readChoices(args)).toThrow('Usage: npm test'),
);
