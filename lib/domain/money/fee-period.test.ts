import { expect, test } from 'vitest';
import { feePeriodOfCourse, feePeriodOfSchool } from './fee-period';

test('degrees are paid by the year, what ends sooner as a whole', () => {
  expect(feePeriodOfCourse({ degree: 'bachelor', durationMonths: 48 })).toBe('year');
  expect(feePeriodOfCourse({ degree: 'vocational-certificate', durationMonths: 12 })).toBe('year');
  expect(feePeriodOfCourse({ degree: 'vocational-certificate', durationMonths: 6 })).toBe('course');
  expect(feePeriodOfCourse({ degree: 'short-course', durationMonths: 14 })).toBe('course');
});

test('a class of a school is paid by the school year, though it ends after ten months', () => {
  expect(feePeriodOfCourse({ degree: 'general-education', durationMonths: 10 })).toBe('year');
});

test('schools of short courses name the fee of a course', () => {
  expect(feePeriodOfSchool('short-course')).toBe('course');
  expect(feePeriodOfSchool('university')).toBe('year');
});
