import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits';
import { schoolTypes } from '@/lib/domain/school-types';
import { defineResource } from '../endpoint';
import { instant, isoDate, keyword, queryBoolean, queryInt, queryList, queryNumber, text } from '../fields';

const schoolType = z.enum(schoolTypes);

/** What a list shows of a school. Fees in USD a year; null where none is published. */
export const schoolSummary = z.object({
  schoolId: z.uuid(),
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  nameNative: z.string(),
  schoolType,
  verified: z.boolean(),
  status: z.enum(['active', 'inactive']),
  region: z.literal('cambodia'),
  province: z.string(),
  isPublic: z.boolean(),
  tagline: text,
  minFee: z.number().nullable(),
  maxFee: z.number().nullable(),
  programCount: z.int(),
  scholarshipCount: z.int(),
  categories: z.array(z.string()),
  hue: z.int(),
  isDemo: z.boolean(),
});
export type SchoolSummary = z.infer<typeof schoolSummary>;

const scholarship = z.object({
  key: z.string(),
  title: text,
  description: text,
  coverage: text,
  coveragePercent: z.number(),
  seats: z.int(),
  deadline: isoDate,
  eligibility: text,
});

const exchangeProgram = z.object({
  key: z.string(),
  title: text,
  partner: text,
  country: text,
  durationMonths: z.int(),
  description: text,
});

export const campus = z.object({
  campusId: z.uuid(),
  name: text,
  province: z.string(),
  district: z.string().nullable(),
  commune: z.string().nullable(),
  street: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
});
export type Campus = z.infer<typeof campus>;

export const schoolDetail = schoolSummary.extend({
  district: z.string().nullable(),
  commune: z.string().nullable(),
  street: text,
  overview: text,
  foundedYear: z.int().nullable(),
  studentCount: z.int().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  telegram: z.string().nullable(),
  website: z.string().nullable(),
  feesNote: text,
  admission: text,
  facilities: z.array(text),
  requiredDocuments: z.array(text),
  scholarships: z.array(scholarship),
  exchangePrograms: z.array(exchangeProgram),
  campuses: z.array(campus),
  categoryNames: z.array(text),
  updatedAt: instant,
});
export type SchoolDetail = z.infer<typeof schoolDetail>;

export const SCHOOL_SORTS = ['relevance', 'name', 'fee-low', 'fee-high', 'programs'] as const;

export const schoolSearch = z.object({
  keyword,
  schoolType: queryList(schoolType).optional(),
  isPublic: queryBoolean.optional(),
  minPrice: queryNumber.optional(),
  maxPrice: queryNumber.optional(),
  categories: queryList(z.string().max(60)).optional(),
  province: queryList(z.string().length(2)).optional(),
  verified: queryBoolean.optional(),
  status: z.enum(['active', 'all']).default('active'),
  sort: z.enum(SCHOOL_SORTS).default('relevance'),
  lang: z.enum(['km', 'en']).default('km'),
  start: queryInt({ max: 100_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
});

export const schoolsResource = defineResource('academic/schools', {
  search: {
    method: 'GET',
    path: '/api-nest-aca/schools',
    access: 'public',
    summary: 'Find schools; `hits` is one page, `total.value` counts all that match',
    query: schoolSearch,
    response: z.object({ hits: z.array(schoolSummary), total: z.object({ value: z.int() }) }),
  },
  get: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id',
    acceptsSlug: true,
    access: 'public',
    summary: 'One school by id or slug',
    response: schoolDetail,
  },
  similar: {
    method: 'GET',
    path: '/api-nest-aca/schools/:id/similar',
    acceptsSlug: true,
    access: 'public',
    summary: 'Schools whose category names overlap with this one’s',
    query: z.object({ limit: queryInt({ min: 1, max: 12, fallback: 4 }) }),
    response: z.object({ data: z.array(schoolSummary) }),
  },
  campuses: {
    method: 'GET',
    path: '/api-nest-aca/public/schools/:id/campuses',
    acceptsSlug: true,
    access: 'public',
    summary: 'Campuses of a school',
    response: z.object({ data: z.array(campus) }),
  },
  partners: {
    method: 'GET',
    path: '/api-aca/schools',
    access: 'public',
    summary: 'Partner schools: verified and active ones only',
    query: z.object({
      verified: z.literal('true').default('true'),
      status: z.literal('active').default('active'),
      limit: queryInt({ min: 1, max: 100, fallback: 24 }),
    }),
    response: z.object({ data: z.array(schoolSummary), countTotal: z.int() }),
  },
});
