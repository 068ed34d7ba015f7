import type { Kind } from '@/backend/spreadsheet/kind';
import { articleKind } from './articles';
import { bankKind } from './banks';
import { careerCenterKind } from './career-centers';
import { majorKind } from './majors';
import { scholarshipKind } from './scholarships';
import { siteTextKind } from './site-texts';
import { schoolKind } from './schools';
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
  'articles',
  'site-texts',
  'career-centers',
  'banks',
] as const;
export type KindName = (typeof kindNames)[number];

/** The kinds of tables, by the name that commands accept. */
export const kinds = {
  majors: majorKind,
  schools: schoolKind,
  subjects: subjectKind,
  scholarships: scholarshipKind,
  'structure-records': structureRecordKind,
  students: studentKind,
  articles: articleKind,
  'site-texts': siteTextKind,
  'career-centers': careerCenterKind,
  banks: bankKind,
} as unknown as Record<KindName, Kind>;
