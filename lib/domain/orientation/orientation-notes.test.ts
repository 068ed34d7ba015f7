import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientationTests, readScores, writeScores } from './orientation-code';
import { describeHolland, type HollandScores, hollandTypes } from './orientation-holland';
import { closeAxes, nearTies } from './orientation-notes';
import { describePersonality, personalityAxes, type PersonalityScores } from './orientation-personality';

const holland = (...values: number[]) =>
  Object.fromEntries(hollandTypes.map((type, index) => [type, values[index] ?? 0])) as HollandScores;
const personality = (...values: number[]) =>
  Object.fromEntries(personalityAxes.map((axis, index) => [axis, values[index] ?? 0])) as PersonalityScores;

describe('near ties', () => {
  it('name neighbours that one answer could swap, never equal ones', () => {
    expect(nearTies(describeHolland(holland(30, 29, 20, 20, 18, 0)))).toEqual([['R', 'I']]);
    expect(nearTies(describeHolland(holland(40, 30, 20, 19, 5, 0)))).toEqual([['A', 'S']]);
    expect(nearTies(describeHolland(holland(40, 30, 20, 10, 9, 8)))).toEqual([]);
    const scores = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(scores, (values) => {
        const profile = describeHolland(holland(...values));
        for (const [one, other] of nearTies(profile)) {
          expect(profile.code).toContain(one);
          expect(profile.scores[one]).toBeGreaterThan(profile.scores[other]);
        }
      }),
    );
  });
});

describe('close axes', () => {
  it('lie within one answer of the middle, on either side', () => {
    const profile = describePersonality(personality(31, 28, 30, 33, 40));
    expect(closeAxes(profile)).toEqual(['EI', 'SN']);
    expect(closeAxes(describePersonality(personality(32, 27, 30, 34, 10)))).toEqual(['EI']);
  });
});

describe('scores in a link', () => {
  it('come back as they went', () => {
    const values = fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(values, fc.constantFrom(...orientationTests), (six, test) => {
        const scores = test === 'holland' ? holland(...six) : personality(...six);
        expect(readScores(test, writeScores(test, scores))).toEqual(scores);
      }),
    );
    expect(writeScores('holland', holland(10, 40, 30, 30, 10, 0))).toBe('10.40.30.30.10.0');
  });

  it('are refused when they are none', () => {
    for (const text of [null, '', '1.2.3', '1.2.3.4.5.41', '1.2.3.4.5.-6', '1.2.3.4.5.6.7', 'a.b.c.d.e.f'])
      expect(readScores('holland', text)).toBeNull();
    expect(readScores('personality', '9.20.20.20.20')).toBeNull();
    expect(readScores('personality', '51.20.20.20.20')).toBeNull();
  });
});
