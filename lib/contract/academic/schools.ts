import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { defineResource } from '../endpoint';
import { done, instant, keyword, queryBoolean, queryInt, queryList, queryNumber, text } from '../fields';
import { schoolChange, schoolDraft } from './school-draft';
import { campus, exchangeProgram, scholarship } from './school-parts';

const schoolType = z.enum(schoolTypes);

/** The fields of a school in a list. Fees in USD a year; null when none is published. */
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
  version: z.int(),
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
  /** Only those with a programme that is open for applications today. */
  openNow: queryBoolean.optional(),
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
    summary:
      '`hits` is one page, `total.value` counts all; `status=all` adds closed schools that the caller keeps',
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
  create: {
    method: 'POST',
    path: '/api-nest-aca/schools',
    access: 'staff',
    summary: 'Register a school; the server makes its slug, the caller looks after it from then on',
    body: schoolDraft,
    response: schoolDetail,
    status: 201,
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-nest-aca/schools/:id',
    access: 'owner',
    summary: 'Change a school that the caller looks after, as staff or as its partner',
    body: schoolChange,
    response: schoolDetail,
    versioned: true,
    conflicts: true,
    byRole: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api-nest-aca/schools/:id',
    access: 'staff',
    summary: 'Delete a school that nobody has applied to; others can only be made inactive',
    response: done,
    conflicts: true,
  },
});
