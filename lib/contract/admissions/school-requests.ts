import * as z from 'zod';
import { schoolRequestKinds, schoolRequestStates } from '@/lib/domain/admissions/school-requests';
import { textLimits } from '@/lib/domain/limits/texts';
import { defineResource } from '../endpoint';
import { id, instant, keyword, oneLine, queryInt, requiredText, typed } from '../fields';

const kind = z.enum(schoolRequestKinds);

const schoolRequest = z.object({
  requestId: z.uuid(),
  school: z.object({ schoolId: z.uuid(), slug: z.string(), name: z.string(), nameNative: z.string() }),
  userId: z.uuid(),
  personName: z.string(),
  personNameKm: z.string(),
  phone: z.string().nullable(),
  kind,
  /** The program or the paper, in one line. */
  title: z.string(),
  message: z.string(),
  state: z.enum(schoolRequestStates),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
});
export type SchoolRequest = z.infer<typeof schoolRequest>;

export const schoolRequestDraft = z.object({
  kind,
  title: oneLine(textLimits.titleMax),
  message: typed(textLimits.longTextMax).default(''),
});

export const schoolRequestAnswer = z.object({
  state: z.enum(['granted', 'declined'], 'required'),
  answer: requiredText(textLimits.longTextMax),
});

const list = z.object({ data: z.array(schoolRequest), countTotal: z.int() });
const path = '/api-nest-applicant/school_requests';

export const schoolRequestsResource = defineResource('applicant/school-requests', {
  create: {
    method: 'POST',
    path: '/api-nest-applicant/schools/:id/school_requests',
    access: 'user',
    summary: 'Ask a school for a program or a paper that it does not list',
    body: schoolRequestDraft,
    response: schoolRequest,
    status: 201,
    idempotent: true,
    conflicts: true,
  },
  mine: {
    method: 'GET',
    path: '/api-nest-applicant/students/:id/school_requests',
    access: 'self',
    summary: 'What one person has asked schools for, the latest first',
    query: z.object({ kind: kind.optional() }),
    response: list,
  },
  list: {
    method: 'GET',
    path,
    access: 'staff',
    summary: 'What people ask the schools for that the caller manages, the latest first',
    query: z.object({
      keyword,
      kind: kind.optional(),
      state: z.enum(schoolRequestStates).optional(),
      schoolId: id.optional(),
      start: queryInt({ max: 100_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: list,
  },
  answer: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'staff',
    summary: 'Answer a request; its person is notified. A later answer takes the place of an earlier one',
    body: schoolRequestAnswer,
    response: schoolRequest,
    versioned: true,
  },
});
