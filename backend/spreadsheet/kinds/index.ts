import type { Kind } from '@/backend/spreadsheet/kind';
import { articleKind } from './articles';
import { siteTextKind } from './site-texts';
import { schoolKind } from './schools';
import { studentKind } from './students';
import { subjectKind } from './subjects';

export const kindNames = ['schools', 'subjects', 'students', 'articles', 'site-texts'] as const;
export type KindName = (typeof kindNames)[number];

/** The kinds of tables, by the name that commands accept. */
export const kinds = {
  schools: schoolKind,
  subjects: subjectKind,
  students: studentKind,
  articles: articleKind,
  'site-texts': siteTextKind,
} as unknown as Record<KindName, Kind>;
