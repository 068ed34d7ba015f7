import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { majorByCode, relatedMajorCodes } from '../schools/majors';
import { type HollandScores, hollandTypes } from './orientation-holland';
import {
  correlation,
  suggestByBoth,
  suggestByInterests,
  suggestByPersonality,
} from './orientation-suggestions';
import { firstMajors, suggestedMajors } from './suggested-majors';

const six = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 });
const scoresOf = (values: number[]) =>
  Object.fromEntries(hollandTypes.map((type, index) => [type, values[index] ?? 0])) as HollandScores;

describe('correlation', () => {
  it('lies between -1 and 1, is symmetric, and blind to shift and stretch', () => {
    fc.assert(
      fc.property(
        six,
        six,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (a, b, factor, shift) => {
          const found = correlation(a, b);
          expect(found === null).toBe(new Set(a).size === 1 || new Set(b).size === 1);
          if (found === null) return;
          expect(Math.abs(found)).toBeLessThanOrEqual(1 + 1e-9);
          expect(correlation(b, a)).toBeCloseTo(found, 9);
          expect(
            correlation(
              a.map((value) => value * factor + shift),
              b,
            ),
          ).toBeCloseTo(found, 9);
        },
      ),
    );
    expect(correlation([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBeCloseTo(-1, 12);
  });
});

describe('suggestions', () => {
  it('follow the interests, best first, in both languages', () => {
    const { majors, occupations } = suggestByInterests(scoresOf([10, 40, 5, 20, 5, 10]), firstMajors);
    expect([majors.length, occupations.length]).toEqual([10, 12]);
    expect(majorByCode(majors[0]?.code ?? '')?.riasec.startsWith('I')).toBe(true);
    for (const { name, match } of [...majors, ...occupations]) {
      expect(name.en && name.km).toBeTruthy();
      expect(match).toBeGreaterThan(0);
    }
    const matches = occupations.map(({ match }) => match ?? 0);
    expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  });

  it('give their reason: letters that the scores and the idea share', () => {
    const { majors, occupations } = suggestByInterests(scoresOf([5, 10, 40, 10, 5, 5]), firstMajors);
    for (const { interests } of [...majors, ...occupations]) expect(interests).toMatch(/^[RIASEC]{1,3}$/);
    expect(majors[0]?.interests[0]).toBe('A');
    expect(occupations[0]?.interests[0]).toBe('A');
  });

  it('of both tests are majors of the type whose interests fit, best first', () => {
    const scores = scoresOf([5, 40, 5, 10, 5, 30]);
    const both = suggestByBoth(scores, 'INTP', firstMajors);
    const ofType = suggestByPersonality('INTP', firstMajors).majors.map(({ code }) => code);
    expect(both.length).toBeGreaterThan(0);
    expect(both.map(({ code }) => code).filter((code) => !ofType.includes(code))).toEqual([]);
    const matches = both.map(({ match }) => match ?? 0);
    expect(matches).toEqual(matches.toSorted((a, b) => b - a));
    expect(suggestByBoth(scoresOf([7, 7, 7, 7, 7, 7]), 'INTP', firstMajors)).toEqual([]);
    expect(suggestByBoth(scores, 'XXXX', firstMajors)).toEqual([]);
  });

  it('have relatives: the other majors of their fields', () => {
    const related = relatedMajorCodes(['psychology', 'no-such-major']);
    expect(related).not.toContain('psychology');
    expect(related.length).toBeGreaterThan(0);
    const field = majorByCode('psychology')?.field;
    for (const code of related) expect(majorByCode(code)?.field).toBe(field);
  });

  it('say nothing about somebody whose interests are all alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (value) => {
        expect(suggestByInterests(scoresOf(Array.from({ length: 6 }, () => value)), firstMajors)).toEqual({
          majors: [],
          occupations: [],
        });
      }),
    );
  });

  it('are of the majors that the site has', () => {
    const welding = { code: 'diving', name: 'Diving', nameNative: 'មុជទឹក', interests: 'RI' };
    const { majors } = suggestByInterests(scoresOf([40, 30, 5, 5, 5, 5]), suggestedMajors([welding]));
    expect(majors.map(({ code, name }) => [code, name.en])).toEqual([['diving', 'Diving']]);
    expect(suggestedMajors([{ ...welding, interests: '' }])).toBe(firstMajors);
  });

  it('exist for each of the sixteen types', () => {
    const types = ['E', 'I'].flatMap((a) =>
      ['S', 'N'].flatMap((b) => ['T', 'F'].flatMap((c) => ['J', 'P'].map((d) => a + b + c + d))),
    );
    for (const type of types) {
      const { majors, occupations } = suggestByPersonality(type, firstMajors);
      expect(majors.length).toBeGreaterThanOrEqual(6);
      expect(occupations).toHaveLength(12);
    }
    expect(suggestByPersonality('INTJ', firstMajors).majors[0]).toEqual({
      code: 'data-science',
      interests: 'ICA',
      name: expect.objectContaining({ en: expect.any(String), km: expect.any(String) }),
      match: null,
    });
  });
});
