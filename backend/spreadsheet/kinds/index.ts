import type { Kind } from '@/backend/spreadsheet/kind';
import { articleKind } from './articles';
import { assessmentKind } from './assessments';
import { attendanceKind } from './attendances';
import { bankKind } from './banks';
import { careerCenterKind } from './career-centers';
import { classSessionKind } from './class-sessions';
import { courseMemberKind } from './course-members';
import { courseKind } from './courses';
import { examResultKind } from './exam-results';
import { majorKind } from './majors';
import { scholarshipKind } from './scholarships';
import { siteTextKind } from './site-texts';
import { schoolKind } from './schools';
import { scoreKind } from './scores';
import { structureRecordKind } from './structure-records';
import { studentKind } from './students';
import { subjectKind } from './subjects';

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
