import * as z from 'zod';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { feeBands } from '@/lib/domain/money/fee-bands';
import { defaultCourseFilter, pageSizes } from '@/lib/domain/limits/lists';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { pageOf } from '../answers';
import { defineResource } from '../endpoint';
import { done, keyword, queryBoolean, queryInt, queryList, queryNumber, queryProvince } from '../fields';
import { subjectChange, subjectDraft } from './subject-draft';
import { subject, subjectDetail } from './subject-shapes';

export type Subject = z.output<typeof subject>;
export type SubjectDetail = z.output<typeof subjectDetail>;

const SUBJECT_SORTS = ['relevance', 'createdAt', 'updatedAt', 'name', 'fee'] as const;

export const subjectFilter = z.object({
  keyword,
  schoolId: z.uuid().optional(),
  schoolType: queryList(z.enum(schoolTypes)).optional(),
  categories: queryList(z.string().max(60)).optional(),
  degree: queryList(z.enum(degreeCodes)).optional(),
  sector: z.enum(['publicSector', 'privateSector']).optional(),
  minPrice: queryNumber.optional(),
  maxPrice: queryNumber.optional(),
  province: queryList(queryProvince).optional(),
  status: z.enum(['all', 'active', 'inactive']).default('all'),
  order: z.enum(SUBJECT_SORTS).default(defaultCourseFilter.order),
  sort: z.enum(['asc', 'desc']).default(defaultCourseFilter.sort),
  /** Only those that are open for applications today. */
  openNow: queryBoolean.optional(),
  lang: z.enum(['km', 'en']).default('km'),
  /** Also placeholders and courses of an inactive school, for people who manage the school of `schoolId`. */
  withHidden: queryBoolean.optional(),
  start: queryInt({ max: 1_000_000, fallback: 0 }),
  limit: queryInt({ min: 1, max: pageSizes.coursesAll, fallback: pageSizes.coursesAll }),
});

export const subjectsResource = defineResource('academic/subjects', {
  list: {
    method: 'GET',
    path: '/api-nest-aca/enrollable_subjects',
    access: 'public',
    summary: 'Courses and programs; placeholders dated 2222-12-22 are left out',
    query: subjectFilter,
    response: pageOf(subject),
  },
  get: {
    method: 'GET',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'public',
    summary: 'One course or program',
    response: subjectDetail,
  },
  latest: {
    method: 'GET',
    path: '/api-aca/subjects',
    access: 'public',
    summary: 'The courses updated last',
    query: z.object({ limit: queryInt({ min: 1, max: 100, fallback: pageSizes.subjectsDefault }) }),
    response: z.object({ data: z.array(subject) }),
  },
  enrollment: {
    method: 'GET',
    path: '/api-nest-aca/enrollment/subjects',
    access: 'public',
    summary: 'Courses that can be applied to today, the next deadline first',
    query: subjectFilter
      .pick({
        keyword: true,
        schoolId: true,
        schoolType: true,
        categories: true,
        degree: true,
        minPrice: true,
        maxPrice: true,
        province: true,
        start: true,
      })
      .extend({ limit: queryInt({ min: 1, max: pageSizes.programs, fallback: pageSizes.programs }) }),
    response: pageOf(subject),
  },
  feeBands: {
    method: 'GET',
    path: '/api-nest-aca/fee_bands',
    access: 'public',
    summary: `How many courses there are in each band of fees; the bands begin at ${feeBands.map(({ fromUsd }) => fromUsd).join(', ')} USD`,
    response: z.object({ counts: z.array(z.int()).length(feeBands.length) }),
  },
  create: {
    method: 'POST',
    path: '/api-nest-aca/enrollable_subjects',
    access: 'owner',
    summary: 'Add a course to a school that the caller looks after, as staff or as its partner',
    body: subjectDraft,
    response: subjectDetail,
    status: 201,
    idempotent: true,
    byRole: true,
  },
  update: {
    method: 'PATCH',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'owner',
    summary: 'Change a course of a school that the caller looks after',
    body: subjectChange,
    response: subjectDetail,
    versioned: true,
    byRole: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'owner',
    summary: 'Delete a course that nobody has applied to; others can only be made inactive',
    response: done,
    conflicts: true,
    byRole: true,
  },
});
