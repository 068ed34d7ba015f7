import * as z from 'zod';
import { examGrades, examSubjects, examTracks } from '@/lib/domain/admissions/national-exam';
import {
  type Implausible,
  implausibleExam,
  implausibleSchooling,
  unlikeExam,
} from '@/lib/domain/admissions/plausible-facts';
import { historyLimits } from '@/lib/domain/limits';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { highSchool, nationalExam, year } from './enroll-detail';
import { defineResource } from '../endpoint';
import { instant, requiredText } from '../fields';

/** Forms send what is not chosen as ''. */
const emptyAsNull = (value: unknown) => (value === '' ? null : value);

/** A high school: where, when, in which class, and the grades of its last year by subject. */
const schooling = highSchool.extend({
  fromYear: year,
  track: z.preprocess(emptyAsNull, z.enum(examTracks).nullable()).default(null),
  grades: z.partialRecord(z.enum(examSubjects), z.enum(examGrades)).default({}),
});

/** Another school that the person studies or studied at; without a last year they still do. */
const otherSchool = z
  .object({
    schoolName: requiredText(200),
    program: requiredText(200),
    degree: z.enum(degreeCodes, 'required'),
    fromYear: year,
    toYear: z.preprocess(emptyAsNull, year.nullable()).default(null),
  })
  .refine(({ fromYear, toYear }) => toYear === null || toYear >= fromYear, {
    path: ['toYear'],
    message: 'before-start',
  });

const highSchools = z.array(schooling).max(historyLimits.highSchoolsMax);
const otherSchools = z.array(otherSchool).max(historyLimits.otherSchoolsMax);

/** `version` is 0 before anything is stored. */
const educationHistory = z.object({
  userId: z.uuid(),
  highSchools,
  nationalExam: nationalExam.nullable(),
  otherSchools,
  version: z.int(),
  updatedAt: instant.nullable(),
});
export type EducationHistory = z.output<typeof educationHistory>;

export const educationHistoryChange = z
  .object({ highSchools, nationalExam: nationalExam.nullable(), otherSchools })
  .partial();
export type EducationHistoryChange = z.output<typeof educationHistoryChange>;

const pathed = (path: string, found: Implausible[]) =>
  found.map(({ field, code }) => ({ path: `${path}.${field}`, code }));

/** Where the last school, whose end the exam is, and the exam contradict each other. */
export const unlikeLastSchool = ({
  highSchools: schools = [],
  nationalExam: exam,
}: EducationHistoryChange): { path: string; code: string }[] => {
  const last = Math.max(...schools.map(({ graduationYear }) => graduationYear));
  const index = schools.findIndex(({ graduationYear }) => graduationYear === last);
  const school = schools[index];
  return school && exam ? pathed(`highSchools.${index}`, unlikeExam(school, exam)) : [];
};

/** What cannot be on an ISO day; the form in the browser and the server use this one rule. */
export const implausibleHistory = (
  { highSchools: schools = [], nationalExam: exam }: EducationHistoryChange,
  today: string,
): { path: string; code: string }[] => [
  ...schools.flatMap((each, index) => pathed(`highSchools.${index}`, implausibleSchooling(each, today))),
  ...(exam ? pathed('nationalExam', implausibleExam(exam, today)) : []),
];

const path = '/api-user/users/:id/education_history';

export const educationHistoryResource = defineResource('user/education-history', {
  get: {
    method: 'GET',
    path,
    access: 'self',
    summary: 'The schools that a person went to and the result of the national exam, as they told it',
    response: educationHistory,
  },
  update: {
    method: 'PATCH',
    path,
    access: 'self',
    summary:
      'Change one’s education history; parts that are left out stay. A result of the national exam completes one’s applications that wait for it and resolves the conditions of their offers',
    body: educationHistoryChange,
    response: educationHistory,
    versioned: true,
  },
});
