import * as z from 'zod';
import { pageSizes, questionLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { done, id, instant, queryInt, requiredText } from '../fields';
import { author } from './questions';

/** `value` is the number of an answer to a questionnaire; `studentId` is the user's id. */
export const userAnswer = z.object({
  userAnswerId: z.uuid(),
  questionId: z.uuid(),
  userId: z.uuid(),
  studentId: z.uuid(),
  author,
  answer: z.string(),
  value: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type UserAnswer = z.infer<typeof userAnswer>;

/** Text, or for a questionnaire a number, also as text and with Khmer digits. */
const answerText = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  requiredText(questionLimits.answerMax),
);

const ofQuestion = '/api-qa/v1/organizations/:orgId/subjects/:subjectId/questions/:questionId/userAnswers';
const start = queryInt({ max: 1_000_000, fallback: 0 });

export const userAnswersResource = defineResource('qa/user-answers', {
  add: {
    method: 'POST',
    path: ofQuestion,
    access: 'user',
    summary: 'Answer; to a questionnaire this replaces the earlier answer, whatever the Idempotency-Key',
    body: z.object({ answer: answerText, userId: id.optional(), studentId: id.optional() }),
    response: userAnswer,
    status: 201,
    idempotent: true,
    limited: true,
  },
  list: {
    method: 'GET',
    path: ofQuestion,
    access: 'public',
    summary: 'Answers, oldest first; to a questionnaire only one’s own',
    query: z.object({
      userId: id.optional(),
      start,
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.answers }),
    }),
    response: z.object({ data: z.array(userAnswer), countTotal: z.int() }),
  },
  update: {
    method: 'PATCH',
    path: `${ofQuestion}/:id`,
    access: 'owner',
    summary: 'Change one’s own answer',
    body: z.object({ answer: answerText }),
    response: userAnswer,
  },
  remove: {
    method: 'DELETE',
    path: `${ofQuestion}/:id`,
    access: 'owner',
    summary: 'Delete an answer; one’s own, or as staff',
    response: done,
  },
  results: {
    method: 'GET',
    path: '/api-qa/v1/answers/results',
    access: 'owner',
    summary: 'One’s own answers in a subject, to go on where one stopped',
    query: z.object({
      subjectId: id,
      userId: id.optional(),
      start,
      limit: queryInt({ min: 1, max: 100, fallback: 100 }),
    }),
    response: z.object({
      subjectId: z.uuid(),
      userId: z.uuid(),
      data: z.array(userAnswer.extend({ orderNumber: z.int().nullable() })),
      countTotal: z.int(),
      countQuestions: z.int(),
    }),
  },
});
