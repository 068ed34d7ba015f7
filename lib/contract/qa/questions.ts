import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { questionLimits } from '@/lib/domain/limits';
import { textLimits } from '@/lib/domain/limits/texts';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { answer, answeredInstant, pageOf, recordId, textOr } from '../answers';
import { defineResource } from '../endpoint';
import { done, id, keyword, queryInt, queryList, requiredText, typed } from '../fields';

/** Staff by full name; others by given name, with the initial of the family name in Latin letters. */
export const author = answer(
  z.object({
    userId: recordId,
    name: z.string(),
    nameNative: z.string(),
    role: z.enum(['student', 'staff']),
  }),
  ({ name }) => ({ name: '', nameNative: textOr(name), role: 'student' as const }),
);
export type Author = z.infer<typeof author>;

const scale = z.enum([...personalityAxes, ...hollandTypes]);

/** `orderNumber` and `key` belong to questionnaires; only staff see the key. */
const questionFields = z.object({
  questionId: recordId,
  organizationId: recordId,
  subjectId: recordId,
  userId: recordId.nullable(),
  author: author.nullable(),
  title: z.string(),
  titleNative: z.string().nullable(),
  description: z.string(),
  tags: z.array(z.string()),
  orderNumber: z.int().nullable(),
  key: z.object({ scale, reversed: z.boolean() }).nullable(),
  answerCount: z.int(),
  viewCount: z.int(),
  version: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});
const question = answer(questionFields, (raw) => ({
  organizationId: '-',
  subjectId: '-',
  userId: null,
  author: null,
  title: '',
  titleNative: null,
  description: '',
  tags: [],
  orderNumber: null,
  key: null,
  answerCount: 0,
  viewCount: 0,
  version: 0,
  updatedAt: textOr(raw['createdAt']),
}));
export type Question = z.infer<typeof question>;

/** Statements of a questionnaire need both titles, a number and a key; other questions have none of them. */
const fields = z.object({
  title: requiredText(textLimits.titleMax),
  titleNative: requiredText(textLimits.titleMax),
  description: typed(textLimits.longTextMax),
  tags: z.array(requiredText(questionLimits.tagMax)).max(questionLimits.tagsMax),
  orderNumber: z.int().min(1).max(1_000),
  scale,
  reversed: z.boolean(),
});
export const questionChange = fields.partial();
export const newQuestion = questionChange.required({ title: true });

const ofSubject = '/api-qa/v1/organizations/:orgId/subjects/:subjectId/questions';
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
    summary: 'Search what people have asked; every tag given must be on a question',
    query: z.object({
      type: z.literal('salaconnect').default('salaconnect'),
      keyword,
      tags: queryList(z.string().max(questionLimits.tagMax)).optional(),
      start,
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.questions }),
    }),
    response: z.object({
      questions: pageOf(z.object({ source: question })),
    }),
  },
  view: {
    method: 'POST',
    path: '/api-qa/v1/user_views_question',
    access: 'public',
    summary: 'Count a view: once a person, for visitors once an address and day',
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
