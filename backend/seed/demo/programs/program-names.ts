import { majorByCode, type Major } from '@/lib/domain/schools/majors';
import type { DemoDegree, SchoolRow, Text } from '@/backend/seed/demo/demo-types';
import { fillFrame, number, text } from '@/backend/seed/demo/demo-text';
import type { Course } from './course';
import { officeCourses } from './courses-office';
import { practicalCourses } from './courses-practical';
import { grades } from './grades';

export type MajorDegree = Exclude<DemoDegree, 'short-course' | 'general-education'>;

const degreeNames: Readonly<Record<MajorDegree, Text>> = {
  'vocational-certificate': text('Vocational Certificate in {major}', 'វិញ្ញាបនបត្រវិជ្ជាជីវៈផ្នែក{major}'),
  'tvet-certificate': text(
    'Technical Certificate {level} in {major}',
    'សញ្ញាបត្របច្ចេកទេសកម្រិត {level} ផ្នែក{major}',
  ),
  associate: text('Associate Degree in {major}', 'បរិញ្ញាបត្ររងផ្នែក{major}'),
  bachelor: text("Bachelor's Degree in {major}", 'បរិញ្ញាបត្រផ្នែក{major}'),
  engineer: text("Engineer's Degree in {major}", 'សញ្ញាបត្រវិស្វករផ្នែក{major}'),
  master: text("Master's Degree in {major}", 'បរិញ្ញាបត្រជាន់ខ្ពស់ផ្នែក{major}'),
  doctorate: text('Doctoral Degree in {major}', 'បណ្ឌិតផ្នែក{major}'),
  medicine: text('Doctor of {major}', 'សញ្ញាបត្រវេជ្ជបណ្ឌិតផ្នែក{major}'),
};
const dentist = text('Doctor of Dentistry', 'ទន្តបណ្ឌិត');
const physician = text('Doctor of Medicine', 'វេជ្ជបណ្ឌិត');

/** The major's name inside a sentence. */
export function majorName(major: Major): Text {
  return text(major.en.replace(' (TVET)', ''), major.km);
}

export function programName(degree: MajorDegree, major: Major, level: 1 | 2 | 3 | null): Text {
  if (degree === 'medicine') return major.code === 'dentistry' ? dentist : physician;
  return fillFrame(degreeNames[degree], { major: majorName(major), level: number(level ?? 1) });
}

/** Throws for a code that no major has: the row of the seed is wrong. */
export function majorOfDegree(code: string): Major {
  const major = majorByCode(code);
  if (major === undefined) throw new Error(`Unknown major in the demo seed: ${code}`);
  return major;
}

export function gradeByKey(key: string): Course | undefined {
  return grades[key];
}

/** Throws for an unknown key: the row of the seed is wrong. */
export function courseByKey(key: string): Course {
  const course = officeCourses[key] ?? practicalCourses[key];
  if (course === undefined) throw new Error(`Unknown course in the demo seed: ${key}`);
  return course;
}

const degreeOrder = Object.keys(degreeNames) as MajorDegree[];

/** The offers of a row, by degree. */
export function offeredDegrees(row: SchoolRow): { degree: MajorDegree; majorId: string }[] {
  return degreeOrder.flatMap((degree) =>
    (row.offers?.[degree] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((majorId) => ({ degree, majorId })),
  );
}
