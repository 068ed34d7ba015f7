import type { Kind } from '@/backend/spreadsheet/kind';
import { articleKind } from './articles';
import { siteTextKind } from './site-texts';
import { schoolKind } from './schools';
import { studentKind } from './students';
import { subjectKind } from './subjects';

export const kindNames = ['schools', 'subjects', 'students', 'articles', 'site-texts'] as const;
export type KindName = (typeof kindNames)[number];

/** What travels as a table, by the name that commands take. */
export const kinds = {
  schools: schoolKind,
  subjects: subjectKind,
  students: studentKind,
  articles: articleKind,
  'site-texts': siteTextKind,
} as unknown as Record<KindName, Kind>;
