import * as z from 'zod';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { searchLimits } from '@/lib/domain/limits';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { searchKinds } from '@/lib/domain/search/search-kinds';
import { defineResource } from '../endpoint';
import { done, instant, isoDate, queryInt, requiredText, text, typed } from '../fields';

const named = { name: z.string(), nameNative: z.string() };
const titled = { slug: z.string(), title_en: z.string(), title_kh: z.string() };
const group = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), countTotal: z.int() });
/** Another backend need not know these kinds. */
const offers = <Row extends z.ZodType>(row: Row) => group(row).default({ data: [], countTotal: 0 });
const vacancies = offers(
  z.object({ slug: z.string(), title: text, company: text, deadline: isoDate.nullable() }),
);

const siteFindings = z.object({
  schools: group(
    z.object({
      slug: z.string(),
      ...named,
      schoolType: z.enum(schoolTypes),
      province: z.string(),
      hue: z.int(),
      /** The program that it was found for, where its name, type and place do not say why. */
      because: z.object(named).nullable().default(null),
    }),
  ),
  majors: group(z.object({ categoryId: z.string(), ...named })),
  courses: group(z.object({ id: z.uuid(), ...named, degree: z.enum(degreeCodes), school: z.object(named) })),
  scholarships: offers(z.object({ scholarshipId: z.uuid(), title: text, giver: text, deadline: isoDate })),
  jobs: vacancies,
  internships: vacancies,
  events: offers(z.object({ slug: z.string(), title: text, startsAt: instant, isCancelled: z.boolean() })),
  /** The fair that has a page: the next one, else the last. */
  fairs: offers(z.object({ title: text, startsAt: instant, isOver: z.boolean() })),
  campaigns: offers(z.object({ slug: z.string(), title: text, endsOn: isoDate })),
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

const missedSearch = z.object({
  /** As it is compared: one spelling, small letters. */
  word: z.string(),
  count: z.int(),
  lastOn: isoDate,
  /** It names a job or a major already; nobody teaches it, or other words of the keyword find nothing. */
  isKnown: z.boolean(),
});
export type MissedSearch = z.infer<typeof missedSearch>;

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
  miss: {
    method: 'POST',
    path: '/_content/search/misses',
    access: 'public',
    summary:
      'A reader searched for a keyword that finds nothing; counted by word and day, without the reader. What finds something, and what looks like a number or an address, is not stored',
    body: z.object({ keyword: typed(120) }),
    response: done,
    limited: true,
  },
  misses: {
    method: 'GET',
    path: '/_content/search/misses',
    access: 'staff',
    byRole: true,
    summary: `Keywords that found nothing in the last ${searchLimits.missesStoredDays} days, the most frequent first; for advisors`,
    query: z.object({
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(missedSearch), countTotal: z.int() }),
  },
  mean: {
    method: 'POST',
    path: '/_content/search/meanings',
    access: 'staff',
    byRole: true,
    summary:
      'Say which majors a keyword means: it becomes a word of each of them, is found at once, and leaves the list; for advisors',
    body: z.object({
      word: requiredText(searchLimits.missedLengthMax),
      categories: z.array(z.string().max(60)).min(1, 'required').max(searchLimits.majorsOfWordMax),
    }),
    response: done,
    idempotent: true,
    conflicts: true,
  },
  dismiss: {
    method: 'POST',
    path: '/_content/search/misses/removed',
    access: 'staff',
    byRole: true,
    summary: 'Take a keyword off the list without a meaning; for advisors',
    body: z.object({ word: requiredText(searchLimits.missedLengthMax) }),
    response: done,
  },
});
