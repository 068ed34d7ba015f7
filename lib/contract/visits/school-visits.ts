import * as z from 'zod';
import { visitLimits } from '@/lib/domain/limits/visits';
import { visitStates } from '@/lib/domain/visits/school-visits';
import { defineResource } from '../endpoint';
import { instant, keyword, queryInt } from '../fields';

const path = '/api-user/school_visits';

const school = z.object({ schoolId: z.uuid(), name: z.string(), nameNative: z.string() });

const schoolVisit = z.object({
  visitId: z.uuid(),
  /** Part of the address that pupils open. */
  code: z.string(),
  school,
  startsAt: instant,
  endsAt: instant,
  /** Null unless somebody closed it before its end. */
  closedAt: instant.nullable(),
  state: z.enum(visitStates),
  /** How many are expected. */
  pupils: z.int(),
  /** How many came and are on the list. */
  listedCount: z.int(),
  /** How many came whose names are not on the list, or not any more. */
  unlistedCount: z.int(),
  /** When the names are deleted. */
  listEndsAt: instant,
});
export type SchoolVisit = z.infer<typeof schoolVisit>;

const visitor = z.object({
  userId: z.uuid(),
  name: z.string(),
  /** Empty where nobody knows it. */
  nameNative: z.string(),
  at: instant,
});
export type Visitor = z.infer<typeof visitor>;

/** 422: `before-start`, `visit-too-long`, `visit-past`, `visit-too-far`. */
export const visitDraft = z.object({
  schoolId: z.uuid('required'),
  startsAt: instant,
  endsAt: instant,
  pupils: z.int().min(1).max(visitLimits.pupilsMax),
});

/** Refusals of `open`: 409 `too-many-visits` of a school, `waits-for-advisor`. Of `close`: 409 `visit-over`. */
export const schoolVisitsResource = defineResource('user/school-visits', {
  list: {
    method: 'GET',
    path,
    access: 'keeper',
    summary: 'Visits of schools, the latest first: all for advisors, those of their school for its office',
    query: z.object({
      keyword,
      state: z.enum(visitStates).optional(),
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: z.object({ data: z.array(schoolVisit), countTotal: z.int() }),
  },
  open: {
    method: 'POST',
    path,
    access: 'keeper',
    summary: `Open a visit of at most ${visitLimits.hoursMax} hours, whose pupils sign up without the limits of one address`,
    body: visitDraft,
    response: schoolVisit,
    status: 201,
    idempotent: true,
    limited: true,
    conflicts: true,
    namesRecord: true,
  },
  get: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'keeper',
    summary: 'One visit',
    response: schoolVisit,
  },
  close: {
    method: 'POST',
    path: `${path}/:id/end`,
    access: 'keeper',
    summary: 'Close a visit before its end',
    response: schoolVisit,
    conflicts: true,
  },
  visitors: {
    method: 'GET',
    path: `${path}/:id/visitors`,
    access: 'keeper',
    summary: 'Who came and agreed to be on the list, in the order of arrival',
    query: z.object({
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 50 }),
    }),
    response: z.object({ data: z.array(visitor), countTotal: z.int() }),
  },
});
