import * as z from 'zod';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import { pageSizes } from '@/lib/domain/limits';
import { schoolTypes } from '@/lib/domain/schools/school-types';
import { defineResource } from '../endpoint';
import {
  done,
  instant,
  isoDate,
  keyword,
  queryBoolean,
  queryInt,
  queryList,
  queryNumber,
  text,
} from '../fields';
import { subjectChange, subjectDraft } from './subject-draft';

/** A course or programme. `tuitionFee` in USD: a year, or the whole of a short course. */
export const subject = z.object({
  enrollableSubjectId: z.uuid(),
  schoolId: z.uuid(),
  name: z.string(),
  nameNative: z.string(),
  status: z.enum(['active', 'inactive']),
  schoolType: z.enum(schoolTypes),
  enrollableCategoryId: z.string().nullable(),
  categoryName: text.nullable(),
  /** Code of the field of study its major belongs to. */
  field: z.string().nullable(),
  degree: z.enum(degreeCodes),
  tuitionFee: z.number(),
  isPublic: z.enum(['yes', 'no']),
  startDate: isoDate,
  endDate: isoDate,
  /** The first day of applications; null: already open. */
  applicationsOpenOn: isoDate.nullable().default(null),
  applicationDeadline: isoDate.nullable(),
  /** The day when applications open again after the deadline. */
  nextIntakeOn: isoDate.nullable().default(null),
  isFull: z.boolean().default(false),
  durationMonths: z.int(),
  language: z.enum(['km', 'en', 'km-en']),
  shift: z.enum(['morning', 'afternoon', 'evening', 'weekend', 'full-day']),
  school: z.object({
    slug: z.string(),
    name: z.string(),
    nameNative: z.string(),
    province: z.string(),
    hue: z.int(),
    verified: z.boolean(),
    isDemo: z.boolean(),
  }),
  createdAt: instant,
  updatedAt: instant,
});
export type Subject = z.infer<typeof subject>;

/** `version` counts changes; send it back as `If-Match` when changing. */
export const subjectDetail = subject.extend({ description: text, careers: text, version: z.int() });
export type SubjectDetail = z.infer<typeof subjectDetail>;

export const SUBJECT_SORTS = ['relevance', 'createdAt', 'updatedAt', 'name', 'fee'] as const;

export const subjectFilter = z.object({
  keyword,
  schoolId: z.uuid().optional(),
  schoolType: queryList(z.enum(schoolTypes)).optional(),
  categories: queryList(z.string().max(60)).optional(),
  degree: queryList(z.enum(degreeCodes)).optional(),
  sector: z.enum(['publicSector', 'privateSector']).optional(),
  minPrice: queryNumber.optional(),
  maxPrice: queryNumber.optional(),
  province: queryList(z.string().length(2)).optional(),
  status: z.enum(['all', 'active', 'inactive']).default('all'),
  order: z.enum(SUBJECT_SORTS).default('createdAt'),
  sort: z.enum(['asc', 'desc']).default('asc'),
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
    summary: 'Courses and programmes; placeholders dated 2222-12-22 are left out',
    query: subjectFilter,
    response: z.object({ data: z.array(subject), countTotal: z.int() }),
  },
  get: {
    method: 'GET',
    path: '/api-nest-aca/enrollable_subjects/:id',
    access: 'public',
    summary: 'One course or programme',
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
    response: z.object({ data: z.array(subject), countTotal: z.int() }),
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
