import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { questionLimits } from '@/lib/domain/limits';
import { textLimits } from '@/lib/domain/limits/texts';
import { answer, pageOf } from '../answers';
import { defineResource } from '../endpoint';
import {
  done,
  id,
  keyword,
  queryBoolean,
  queryInt,
  queryList,
  requiredText,
  saidText,
  typed,
} from '../fields';
import { question, scale } from './posts';

/** Statements of a questionnaire need both titles, a number and a key; other questions have none of them. */
const fields = z.object({
  title: saidText(textLimits.titleMax),
  titleNative: requiredText(textLimits.titleMax),
  description: typed(textLimits.longTextMax),
  tags: z.array(requiredText(questionLimits.tagMax)).max(questionLimits.tagsMax),
  orderNumber: z.int().min(1).max(1_000),
  scale,
  reversed: z.boolean(),
  hideName: z.boolean(),
});
export const questionChange = fields.partial();
export const newQuestion = questionChange.required({ title: true });

const ofSubject = '/api-qa/v1/organizations/:orgId/subjects/:subjectId/questions';
/** Others than `open` are for staff, and for one’s own questions. */
const searchedStates = ['open', 'held', 'hidden', 'merged', 'reported', 'all'] as const;
const start = queryInt({ max: 1_000_000, fallback: 0 });

export const questionsResource = defineResource('qa/questions', {
  list: {
    method: 'GET',
    path: ofSubject,
    access: 'public',
    summary: 'Questions of a subject: a questionnaire by its numbers, others newest first',
    query: z.object({ start, limit: queryInt({ min: 1, max: 100, fallback: 100 }) }),
    response: pageOf(question),
  },
  get: {
    method: 'GET',
    path: `${ofSubject}/:questionId`,
    access: 'public',
    summary: 'One question',
    response: question,
  },
  create: {
    method: 'POST',
    path: ofSubject,
    access: 'user',
    summary: 'Ask; statements of a questionnaire are written by staff',
    body: newQuestion,
    response: question,
    status: 201,
    idempotent: true,
    limited: true,
    byRole: true,
    conflicts: true,
  },
  update: {
    method: 'PATCH',
    path: `${ofSubject}/:questionId`,
    access: 'owner',
    summary: 'Change one’s own question; statements of a questionnaire are changed by staff',
    body: questionChange,
    response: question,
    versioned: 'if-sent',
  },
  remove: {
    method: 'DELETE',
    path: `${ofSubject}/:questionId`,
    access: 'owner',
    summary: 'Delete a question with its answers and messages; one’s own, or as staff',
    response: done,
  },
  search: {
    method: 'GET',
    path: '/api-qa/v1/organizations/:orgId/questions/search',
    access: 'public',
    summary: 'Search what people have asked; every tag given, by any of its names, must be on a question',
    query: z.object({
      type: z.literal('salaconnect').default('salaconnect'),
      keyword,
      tags: queryList(z.string().max(questionLimits.tagMax)).optional(),
      /** A programme, whose questions are those of its school. */
      subjectId: id.optional(),
      sort: z.enum(['newest', 'oldest', 'useful']).optional(),
      unanswered: queryBoolean.optional(),
      mine: queryBoolean.optional(),
      followed: queryBoolean.optional(),
      /** Those under a tag that the caller follows. */
      myTags: queryBoolean.optional(),
      state: z.enum(searchedStates).default('open'),
      start,
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.questions }),
    }),
    response: z.object({
      questions: pageOf(z.object({ source: question })),
    }),
    byRole: true,
  },
  find: {
    method: 'GET',
    path: '/api-qa/v1/questions/:questionId',
    access: 'public',
    summary: 'A question of people by its id alone; a merged one says where it leads',
    response: question,
  },
  view: {
    method: 'POST',
    path: '/api-qa/v1/user_views_question',
    access: 'public',
    summary:
      'Count a view: once a person, for visitors once a day by browser, or by address; not the author’s own',
    body: z.object({
      organizationId: id,
      subjectId: id,
      questionId: id,
      user: z
        .object({ userId: id, firstname: typed(100).optional(), lastname: typed(100).optional() })
        .optional(),
    }),
    response: answer(z.object({ ok: z.literal(true), viewCount: z.int() }), () => ({
      ok: true as const,
      viewCount: 0,
    })),
    limited: true,
    namesRecord: true,
  },
});
