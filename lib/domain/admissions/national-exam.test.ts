import { describe, expect, it } from 'vitest';
import {
  checkSubjectScores,
  examTableOf,
  examTracks,
  gradeFromTotal,
  isExamGrade,
  totalOfScores,
} from './national-exam';

describe('BacII table', () => {
  it.each(examTracks)('of %s has seven papers of which 500 count', (track) => {
    const papers = examTableOf().papers[track];
    expect(papers).toHaveLength(7);
    const fullScores = Object.fromEntries(papers.map(({ subject, maxScore }) => [subject, maxScore]));
    expect(totalOfScores(fullScores)).toBe(examTableOf(2026).totalMaxScore);
  });
});

describe('gradeFromTotal', () => {
  it.each([
    [500, 'A'],
    [427.5, 'A'],
    [427.49, 'B'],
    [380, 'B'],
    [379.99, 'C'],
    [332.5, 'C'],
    [332.49, 'D'],
    [285, 'D'],
    [284.99, 'E'],
    [237, 'E'],
    [236.99, 'F'],
    [0, 'F'],
  ])('%d is %s', (total, grade) => {
    expect(gradeFromTotal(total)).toBe(grade);
  });

  it.each([-1, 500.5, Number.NaN])('refuses %d', (total) => {
    expect(gradeFromTotal(total)).toBeNull();
  });
});

describe('checkSubjectScores', () => {
  it('accepts scores up to the maximum of the track', () => {
    expect(checkSubjectScores('science', { mathematics: 125, khmer: 0, physics: 74.5 })).toEqual([]);
    expect(checkSubjectScores('social-science', { khmer: 125 })).toEqual([]);
    expect(checkSubjectScores('science', {})).toEqual([]);
  });

  it('names what is wrong', () => {
    expect(
      checkSubjectScores('social-science', {
        mathematics: 76,
        physics: 10,
        history: -1,
        geography: Number.NaN,
      }),
    ).toEqual([
      { subject: 'mathematics', code: 'above-max', maxScore: 75 },
      { subject: 'physics', code: 'not-in-track' },
      { subject: 'history', code: 'below-zero', maxScore: 75 },
      { subject: 'geography', code: 'not-a-number', maxScore: 75 },
    ]);
  });

  it('adds up papers and knows letters', () => {
    expect(totalOfScores({ khmer: 70, mathematics: 110.5 })).toBe(180.5);
    expect(totalOfScores({ khmer: 70, 'foreign-language': 24 })).toBe(70);
    expect(totalOfScores({ khmer: 70, 'foreign-language': 45 })).toBe(90);
    expect(isExamGrade('A')).toBe(true);
    expect(isExamGrade('G')).toBe(false);
  });
});
