import { describe, expect, test } from 'vitest';
import { ageBy, isAtHighSchool, isMinor, isTooYoung } from './age';

const today = '2026-11-22';

test.each([
  ['2008-11-23', '2026-11-22', true],
  ['2008-11-22', '2026-11-22', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
])('born %s, on %s: %s', (born, day, expected) => {
  expect(isMinor(born, day)).toBe(expected);
});

describe('the birthday that decides', () => {
  const by = (confirmed: string[], said: string[], isPupil = false) =>
    Object.values(ageBy({ confirmed, said, isAtHighSchool: isPupil }, today));

  test.each([
    ['nothing is known', [], [], ['unknown', null]],
    ['an adult', [], ['2000-01-01'], ['adult', '2000-01-01']],
    ['the youngest of three', [], ['2000-01-01', '2011-05-14', '1998-02-02'], ['minor', '2011-05-14']],
    ['a school against what was said younger', ['2004-01-01'], ['2011-05-14'], ['adult', '2004-01-01']],
    ['a school against what was said older', ['2011-05-14'], ['2000-01-01'], ['minor', '2011-05-14']],
    ['two schools', ['2004-01-01', '2010-01-01'], [], ['minor', '2010-01-01']],
    ['a day to come says nothing', [], ['2027-01-01'], ['unknown', null]],
    ['a day to come beside another', [], ['2027-01-01', '2000-01-01'], ['adult', '2000-01-01']],
    ['of a school too', ['2027-01-01'], ['2011-05-14'], ['minor', '2011-05-14']],
    ['more than a hundred years', [], ['1890-01-01'], ['unknown', null]],
  ])('%s', (_, confirmed, said, expected) => {
    expect(by(confirmed, said)).toEqual(expected);
  });

  test('a high school makes a minor of who has said no birthday', () => {
    expect([by([], [], true), by([], ['2000-01-01'], true)]).toEqual([
      ['minor', null],
      ['adult', '2000-01-01'],
    ]);
  });
});

test.each([
  ['2010-11-22', 16, false],
  ['2010-11-23', 16, true],
])('born %s, for those from %s: %s', (dob, minAge, expected) => {
  expect(isTooYoung({ age: 'minor', dob }, minAge, today)).toBe(expected);
});

test('who has said nothing may come; from a high school not to what is for adults', () => {
  const pupil = { age: 'minor' as const, dob: null };
  expect([isTooYoung(pupil, 16, today), isTooYoung(pupil, 18, today)]).toEqual([false, true]);
  expect(isTooYoung({ age: 'unknown', dob: null }, 18, today)).toBe(false);
});

describe('a high school', () => {
  const nothing = { highSchools: [], exams: [], entries: [] };
  const typed = (words: string, endDate: string | null = null) =>
    isAtHighSchool({ ...nothing, entries: [{ words, endDate }] }, today);

  test.each([
    ['Grade 10\nSisowath High School', true],
    ['Grade 12', true],
    ['Lycée René Descartes', true],
    ['វិទ្យាល័យ ព្រះស៊ីសុវត្ថិ', true],
    ['អនុវិទ្យាល័យ', true],
    ['មហាវិទ្យាល័យវិទ្យាសាស្ត្រ', false],
    ['ថ្នាក់ទី១០', true],
    ['ថ្នាក់ទី 12', true],
    ['Bachelor\nRoyal University of Phnom Penh', false],
    ['សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ', false],
    ['Upgrade 1', false],
    ['Grade 13', false],
    ['', false],
  ])('%j: %s', (words, expected) => {
    expect(typed(words)).toBe(expected);
  });

  test('that has ended says nothing', () => {
    expect([typed('High School', '2020-08-31'), typed('High School', '2027-08-31')]).toEqual([false, true]);
  });

  test('runs until its year is over, and until the exam', () => {
    const school = (graduated: boolean, graduationYear: number) =>
      isAtHighSchool({ ...nothing, highSchools: [{ graduated, graduationYear }] }, today);
    expect([school(false, 2026), school(false, 2025), school(true, 2026)]).toEqual([true, false, false]);
    const exam = (state: string, date?: string) =>
      isAtHighSchool({ ...nothing, exams: [{ state, ...(date && { date }) }] }, today);
    expect([exam('planned', '08/20/2027'), exam('planned', '08/20/2025')]).toEqual([true, false]);
    // Nobody knows that it is over.
    expect([exam('planned', ''), exam('planned', '99/99/2025'), exam('planned')]).toEqual([true, true, true]);
    expect([exam('taken', '08/20/2027'), exam('not-taken')]).toEqual([false, false]);
  });
});
