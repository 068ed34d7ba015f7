import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { questionLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { orUnsaid, answer, answeredInstant, pageOf, type Raw, recordId, textOr } from '../answers';
import { done, id, queryInt, requiredText } from '../fields';
import { author } from './questions';

/** `value` is the number of an answer to a questionnaire; `studentId` is the user's id. */
const answerFields = z.object({
  userAnswerId: recordId,
  questionId: recordId,
  userId: recordId,
  studentId: recordId,
  author,
  answer: z.preprocess((given) => (typeof given === 'number' ? String(given) : given), z.string()),
  value: z.int().nullable(),
  createdAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
});

const answerAdded = ({ userId, studentId, answer: given, createdAt }: Raw) => ({
  userId: textOr(studentId, '-'),
  studentId: textOr(userId, '-'),
  author: { userId: textOr(userId, '-'), name: '', nameNative: '', role: 'student' as const },
  value: /^\d$/.test(String(given)) ? Number(given) : null,
  createdAt: null,
  updatedAt: textOr(createdAt) || null,
});
const userAnswer = answer(answerFields, answerAdded);
export type UserAnswer = z.infer<typeof userAnswer>;

const orderedAnswer = answer(answerFields.extend({ orderNumber: z.int().nullable() }), (raw) => ({
  ...answerAdded(raw),
  orderNumber: null,
}));

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
    response: pageOf(userAnswer),
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
    response: answer(
      z.object({
        subjectId: recordId,
        userId: recordId,
        data: z.array(orderedAnswer),
        countTotal: z.int(),
        countQuestions: z.int(),
      }),
      ({ data }) => {
        const count = Array.isArray(data) ? data.length : 0;
        return { subjectId: '-', userId: '-', countTotal: count, countQuestions: count };
      },
    ),
  },
});
