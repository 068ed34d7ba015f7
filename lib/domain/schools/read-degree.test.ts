import { expect, test } from 'vitest';
import { readDegree, usualDegree } from './read-degree';

test.each([
  ['bachelor', 'bachelor'],
  ['Bachelor’s Degree', 'bachelor'],
  ['Master of Arts', 'master'],
  ['PhD', 'doctorate'],
  ['Associate Degree', 'associate'],
  ['Grade 10', 'general-education'],
  ['Short course', 'short-course'],
  ['Certificate in cooking', 'vocational-certificate'],
])('reads the degree %s as %s', (name, code) => {
  expect(readDegree(name)).toBe(code);
});

test('a course without a degree has the one that its kind of school mostly gives', () => {
  expect(usualDegree('kindergarten')).toBe('general-education');
  expect(usualDegree('tvet')).toBe('vocational-certificate');
  expect(usualDegree(undefined)).toBe('bachelor');
});
