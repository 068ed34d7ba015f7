import * as z from 'zod';
import { pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import { schoolFields } from '@/lib/domain/schools/school-fields';
import { pageOf } from '../answers';
import { defineResource } from '../endpoint';
import {
  done,
  keyword,
  queryBoolean,
  queryInt,
  queryList,
  queryNumber,
  queryProvince,
  text,
} from '../fields';
import { filterFields } from '../record-fields';
import { schoolChange, schoolDraft } from './school-draft';
import { campus } from './school-parts';
import { schoolDetail, schoolSummary, schoolType } from './school-shapes';

export type SchoolSummary = z.output<typeof schoolSummary>;
export type SchoolDetail = z.output<typeof schoolDetail>;

export const SCHOOL_SORTS = ['relevance', 'name', 'fee-low', 'fee-high', 'programs'] as const;

export const schoolSearch = z.object({
  keyword,
  schoolType: queryList(schoolType).optional(),
  ...filterFields(schoolFields),
  minPrice: queryNumber.optional(),
  maxPrice: queryNumber.optional(),
  categories: queryList(z.string().max(60)).optional(),
  province: queryList(queryProvince).optional(),
  /** Only those with a program that is open for applications today. */
  openNow: queryBoolean.optional(),
  status: z.enum(['active', 'all', 'inactive']).default('active'),
  sort: z.enum(SCHOOL_SORTS).default('relevance'),
  lang: z.enum(['km', 'en']).default('km'),
  start: queryInt({ max: 100_000, fallback: pageStarts.schools }),
  limit: queryInt({ min: 1, max: 100, fallback: pageSizes.schools }),
});

export const schoolsResource = defineResource('academic/schools', {
  search: {
    method: 'GET',
    path: '/api-nest-aca/schools',
    access: 'public',
    summary:
      '`hits` is one page, `total.value` counts all; `status=all` adds closed schools that the caller manages, `inactive` answers with only those',
    query: schoolSearch,
    response: z.object({
      hits: z.array(schoolSummary),
      total: z.object({ value: z.int() }),
      /** The names of the categories of all hits, by their ids. */
      categoryNames: z.record(z.string(), text).default({}),
    }),
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
    response: pageOf(schoolSummary),
  },
  create: {
    method: 'POST',
    path: '/api-nest-aca/schools',
    access: 'staff',
    summary:
      'Register a school; the server makes its slug, the caller looks after it from then on. That of an advisor is public at once, any other waits for one. 409 `near-names` names schools of a near name in `records`; `isAnotherSchool` says that it is none of them',
    body: schoolDraft,
    response: schoolDetail,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-nest-aca/schools/:id',
    access: 'owner',
    summary:
      'Change a school that the caller looks after, as staff or as its partner. Names near another school’s answer 409 `near-names`; with `isAnotherSchool` they wait for an advisor, unless one sends them',
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
