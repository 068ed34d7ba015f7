import * as z from 'zod';
import { contentQueryLimits } from '@/lib/domain/limits';
import { answer } from '../answers';
import { defineResource } from '../endpoint';
import { isoDate, typed } from '../fields';

export const contentFields = [
  'path',
  'dir',
  'slug',
  'locale',
  'title',
  'description',
  'order',
  'updatedAt',
  'version',
  'text',
] as const;
export type ContentField = (typeof contentFields)[number];

/**
 * A help, policy or release text. `path` is `/help/admission`, `dir` `/help`; `text` is Markdown and is included only
 * when requested; `version` is set for release notes.
 */
const contentDocument = z.object({
  path: z.string(),
  dir: z.string(),
  slug: z.string(),
  locale: z.enum(['km', 'en']),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  updatedAt: isoDate,
  version: z.string().nullable(),
  text: z.string(),
});
export type ContentDocument = z.infer<typeof contentDocument>;

const short = z.string().max(contentQueryLimits.textMax);
const value = z.union([short, z.number(), z.boolean(), z.null()]);
const values = z.array(value).min(1).max(contentQueryLimits.listItemsMax);

/** The list of operators is complete; none takes a pattern. */
const operators = z.strictObject({
  $eq: value.optional(),
  $ne: value.optional(),
  $in: values.optional(),
  $nin: values.optional(),
  $gt: value.optional(),
  $gte: value.optional(),
  $lt: value.optional(),
  $lte: value.optional(),
  $contains: short.optional(),
});

const condition = z.union([value, operators]);
const conditions = z
  .partialRecord(z.enum(contentFields), condition)
  .refine((given) => Object.keys(given).length <= contentQueryLimits.conditionsMax, 'too-many-conditions');
const alternatives = z.array(conditions).min(1).max(contentQueryLimits.alternativesMax);

const where = z.strictObject({
  ...(Object.fromEntries(contentFields.map((field) => [field, condition.optional()])) as Record<
    ContentField,
    z.ZodOptional<typeof condition>
  >),
  $and: alternatives.optional(),
  $or: alternatives.optional(),
});

const fieldList = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(z.enum(contentFields)).max(contentFields.length),
);

const around = z.int().min(0).max(contentQueryLimits.surroundMax).default(1);

const contentQuery = z
  .strictObject({
    locale: z.preprocess((given) => (given === 'kh' ? 'km' : given), z.enum(['km', 'en'])).default('km'),
    /** A folder (`/help`) or one document (`/help/admission`); everything without it. */
    path: z
      .string()
      .max(contentQueryLimits.textMax)
      .regex(/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/)
      .optional(),
    deep: z.boolean().default(false),
    text: z.boolean().default(false),
    only: fieldList.optional(),
    without: fieldList.optional(),
    sortBy: z
      .array(
        z.strictObject({ field: z.enum(contentFields), direction: z.enum(['asc', 'desc']).default('asc') }),
      )
      .max(3)
      .optional(),
    where: where.optional(),
    search: typed(contentQueryLimits.textMax).optional(),
    surround: z
      .preprocess(
        (given) => (typeof given === 'string' ? { path: given } : given),
        z.strictObject({ path: short, before: around, after: around }),
      )
      .optional(),
    limit: z.int().min(1).max(contentQueryLimits.documentsMax).default(contentQueryLimits.documentsMax),
    skip: z.int().min(0).max(contentQueryLimits.skipMax).default(0),
  })
  .refine((query) => JSON.stringify(query).length <= contentQueryLimits.bodyMaxCharacters, 'too-long');
export type ContentQuery = z.output<typeof contentQuery>;

const partialDocument = contentDocument.partial();
export type PartialContentDocument = z.infer<typeof partialDocument>;

export const contentResource = defineResource('content/content', {
  query: {
    method: 'POST',
    path: '/_content/query',
    access: 'public',
    summary:
      'Help, policy and release texts; `surround` holds the neighbours of one document, null where there is none',
    body: contentQuery,
    response: answer(
      z.object({
        data: z.array(partialDocument),
        countTotal: z.int(),
        surround: z.array(partialDocument.nullable()).nullable(),
      }),
      ({ data }) => ({ countTotal: Array.isArray(data) ? data.length : 0, surround: null }),
    ),
  },
});
