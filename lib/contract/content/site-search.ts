import * as z from 'zod';
import { articleTypes } from '@/lib/domain/content/article-search';
import { searchLimits } from '@/lib/domain/limits';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { searchKinds } from '@/lib/domain/search/search-kinds';
import { defineResource } from '../endpoint';
import { typed } from '../fields';

const named = { name: z.string(), nameNative: z.string() };
const titled = { slug: z.string(), title_en: z.string(), title_kh: z.string() };
const group = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), countTotal: z.int() });

const siteFindings = z.object({
  schools: group(
    z.object({
      slug: z.string(),
      ...named,
      schoolType: z.enum(schoolTypes),
      province: z.string(),
      hue: z.int(),
    }),
  ),
  majors: group(z.object({ categoryId: z.string(), ...named })),
  courses: group(z.object({ id: z.uuid(), ...named, degree: z.enum(degreeCodes), school: z.object(named) })),
  articles: group(z.object({ ...titled, type: z.enum(articleTypes) })),
  questions: group(z.object(titled)),
  /** What people have asked. */
  forum: group(z.object({ questionId: z.uuid(), title: z.string(), answerCount: z.int() })).default({
    data: [],
    countTotal: 0,
  }),
  help: group(z.object(titled)),
  /** The keyword with a slip put right; null where it has none. */
  correction: z.string().nullable(),
  /** The keyword of the findings, where the one that was asked for finds nothing. */
  shownFor: z.string().nullable(),
  /** The keyword names a job or a major that no course leads to. */
  untaught: z.boolean(),
});
export type SiteFindings = z.infer<typeof siteFindings>;

export const siteSearchResource = defineResource('content/site-search', {
  find: {
    method: 'GET',
    path: '/_content/search',
    access: 'public',
    summary: `Everything that a visitor may read and that fits a keyword, by kind: ${searchLimits.ofEach} of each, ${searchLimits.ofOne} of the kind that is asked for, and how many there are`,
    query: z.object({
      keyword: typed(120).default(''),
      kind: z.enum(searchKinds).optional(),
      lang: z.enum(['km', 'en']).default('km'),
    }),
    response: siteFindings,
  },
});
