import { type DegreeCode, isDegreeCode } from './degrees';
import type { SchoolType } from './school-types';

const bySchoolType: Record<SchoolType, DegreeCode> = {
  'associate-degree-diploma': 'associate',
  institute: 'bachelor',
  k12: 'general-education',
  kindergarten: 'general-education',
  'short-course': 'short-course',
  'short-course-institute': 'short-course',
  tvet: 'vocational-certificate',
  university: 'bachelor',
  vocational: 'vocational-certificate',
};

const words: [RegExp, DegreeCode][] = [
  [/ph\.?\s?d|doctor/i, 'doctorate'],
  [/master|mba/i, 'master'],
  [/engineer/i, 'engineer'],
  [/bachelor|bba/i, 'bachelor'],
  [/associate|diploma/i, 'associate'],
  [/grade|class|kinder|school|general/i, 'general-education'],
  [/short/i, 'short-course'],
  [/certificate/i, 'vocational-certificate'],
];

const isSchoolType = (value: unknown): value is SchoolType =>
  typeof value === 'string' && Object.hasOwn(bySchoolType, value);

/** The usual degree of such a school. */
export const usualDegree = (schoolType: unknown): DegreeCode =>
  isSchoolType(schoolType) ? bySchoolType[schoolType] : 'bachelor';

/** The degree for another backend's own words. */
export function readDegree(name: string): DegreeCode {
  if (isDegreeCode(name)) return name;
  return words.find(([word]) => word.test(name))?.[1] ?? 'bachelor';
}
