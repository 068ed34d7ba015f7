import * as z from 'zod';
import { step } from '../admissions/applicant-shapes';
import { answer } from '../answers';
import { defineResource } from '../endpoint';
import { done, keyword, queryInt } from '../fields';
import { vacancyDetail, vacancySummary } from './vacancy-answers';
import {
  publicApplication,
  vacancyApplicant,
  vacancyApplication,
  vacancyApplicationSchema,
  vacancyFilter,
} from './vacancy-shapes';

/** The count of this service's lists is `count_total`. */
const counted = <Row extends z.ZodType>(row: Row) =>
  answer(
    z.object({ data: z.array(row), count_total: z.int() }),
    ({ data }) =>
      ({
        count_total: Array.isArray(data) ? data.length : 0,
      }) as never,
  );

const organization = '/api-nest-recruit/organizations/:orgId';

export const vacanciesResource = defineResource('recruitment/vacancies', {
  list: {
    method: 'GET',
    path: `${organization}/vacancies`,
    access: 'public',
    summary:
      'Jobs and internships; `count_total` counts all that match. `applied=true` and `saved=true` need a bearer',
    query: vacancyFilter,
    response: counted(vacancySummary),
  },
  get: {
    method: 'GET',
    path: `${organization}/vacancies/:id`,
    acceptsSlug: true,
    access: 'public',
    summary: 'One vacancy by id or slug',
    response: vacancyDetail,
  },
  applicants: {
    method: 'GET',
    path: `${organization}/vacancies/:id/applicants`,
    access: 'staff',
    summary: 'Who has applied for a vacancy, newest first',
    query: z.object({
      status: z.string().max(60).optional(),
      keyword,
      start: queryInt({ max: 1_000_000, fallback: 0 }),
      limit: queryInt({ min: 1, max: 100, fallback: 20 }),
    }),
    response: counted(vacancyApplicant),
  },
  steps: {
    method: 'GET',
    path: `${organization}/applicantsteps`,
    access: 'public',
    summary: 'Pending, the organization’s active steps, accepted, rejected',
    response: z.object({ data: z.array(step) }),
  },
  schema: {
    method: 'GET',
    path: `${organization}/applicants/schema`,
    access: 'public',
    summary: 'What an application for a vacancy asks, and its steps',
    response: vacancyApplicationSchema,
  },
  apply: {
    method: 'POST',
    path: `${organization}/user/:userId/vacancy/:vacancyId`,
    access: 'self',
    summary: 'Apply with one’s profile or with an uploaded CV; once for each vacancy',
    body: vacancyApplication,
    response: vacancyDetail,
    status: 201,
    idempotent: true,
    conflicts: true,
    unavailable: true,
  },
  applyPublic: {
    method: 'POST',
    path: '/api-nest-recruit/public/organizations/:orgId/applicants',
    access: 'public',
    summary: 'Apply without an account; answers alike whether or not that number has applied before',
    body: publicApplication,
    response: done,
    status: 201,
    idempotent: true,
    limited: true,
    conflicts: true,
  },
});
