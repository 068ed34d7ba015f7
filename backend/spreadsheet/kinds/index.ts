import type { OptionalFeature } from '@/lib/features';
import type { Kind } from '@/backend/spreadsheet/kind';
import { articleKind } from '@/backend/features/articles/imports/articles';
import { assessmentKind } from '@/backend/features/school-day/imports/assessments';
import { attendanceKind } from '@/backend/features/school-day/imports/attendances';
import { bankKind } from '@/backend/features/loans/imports/banks';
import { careerCenterKind } from '@/backend/features/careers/imports/career-centers';
import { classSessionKind } from '@/backend/features/school-day/imports/class-sessions';
import { courseMemberKind } from '@/backend/features/school-day/imports/course-members';
import { courseKind } from '@/backend/features/school-day/imports/courses';
import { examResultKind } from '@/backend/features/admissions/imports/exam-results';
import { majorKind } from '@/backend/features/schools/imports/majors';
import { scholarshipKind } from '@/backend/features/schools/imports/scholarships';
import { siteTextKind } from '@/backend/features/articles/imports/site-texts';
import { schoolKind } from '@/backend/features/schools/imports/schools';
import { scoreKind } from '@/backend/features/school-day/imports/scores';
import { structureRecordKind } from '@/backend/features/schools/imports/structure-records';
import { studentKind } from '@/backend/features/school-day/imports/students';
import { subjectKind } from '@/backend/features/schools/imports/subjects';

export const kindNames = [
  'majors',
  'schools',
  'subjects',
  'scholarships',
  'structure-records',
  'students',
  'courses',
  'course-members',
  'class-sessions',
  'assessments',
  'attendances',
  'scores',
  'articles',
  'site-texts',
  'career-centers',
  'banks',
] as const;
export type KindName = (typeof kindNames)[number];

/** Tables about people who are on the site already. */
export const tableNames = [...kindNames, 'exam-results'] as const;
export type TableName = (typeof tableNames)[number];

const featureOfTable: Partial<Record<TableName, OptionalFeature>> = {
  banks: 'loans',
  'career-centers': 'careers',
};

/** The tables of a site. @param without the features that it leaves out */
export const tablesWithout = (without: ReadonlySet<string>): TableName[] =>
  tableNames.filter((name) => !without.has(featureOfTable[name] ?? ''));

/** The kinds of tables, by the name that commands accept. */
export const kinds = {
  majors: majorKind,
  schools: schoolKind,
  subjects: subjectKind,
  scholarships: scholarshipKind,
  'structure-records': structureRecordKind,
  students: studentKind,
  courses: courseKind,
  'course-members': courseMemberKind,
  'class-sessions': classSessionKind,
  assessments: assessmentKind,
  attendances: attendanceKind,
  scores: scoreKind,
  articles: articleKind,
  'site-texts': siteTextKind,
  'career-centers': careerCenterKind,
  banks: bankKind,
  'exam-results': examResultKind({ withDiffering: true, found: { key: null, referenceCodes: [] } }),
} as unknown as Record<TableName, Kind>;
