import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { answerStates } from '@/lib/domain/questions/posts';
import { questionLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import {
  orUnsaid,
  answer,
  answeredInstant,
  answeredText,
  pageOf,
  type Raw,
  recordId,
  textOr,
} from '../answers';
import { done, id, queryBoolean, queryInt, saidText } from '../fields';
import { author, postAdded, postFields } from './posts';

/** `value` is the number of an answer to a questionnaire; `studentId` is the user's id. */
const answerFields = z.object({
  userAnswerId: recordId,
  questionId: recordId,
  /** Null, with the author, where the name is hidden. */
  userId: recordId.nullable(),
  studentId: recordId.nullable(),
  author: author.nullable(),
  answer: z.preprocess((given) => (typeof given === 'number' ? String(given) : given), z.string()),
  value: z.int().nullable(),
  ...postFields,
  state: z.enum(answerStates),
  stateReason: z.string().nullable(),
  /** The school that the author speaks for. */
  forSchool: answeredText.nullable(),
  version: z.int(),
  createdAt: orUnsaid(answeredInstant),
  updatedAt: orUnsaid(answeredInstant),
});

const answerAdded = ({ userId, studentId, answer: given, createdAt }: Raw) => ({
  ...postAdded,
  state: 'open' as const,
  stateReason: null,
  forSchool: null,
  version: 0,
  userId: textOr(studentId, '-'),
  studentId: textOr(userId, '-'),
  author: { userId: textOr(userId, '-'), name: '', nameNative: '', role: 'student' as const },
  value: /^\d$/.test(String(given)) ? Number(given) : null,
  createdAt: null,
  updatedAt: textOr(createdAt) || null,
});
const userAnswer = answer(answerFields, answerAdded);
export type UserAnswer = z.infer<typeof userAnswer>;

const ownAnswer = answer(
  answerFields.extend({ subjectId: recordId, organizationId: recordId, questionTitle: z.string() }),
  (raw) => ({ ...answerAdded(raw), subjectId: '-', organizationId: '-', questionTitle: '' }),
);
export type OwnAnswer = z.infer<typeof ownAnswer>;

const orderedAnswer = answer(answerFields.extend({ orderNumber: z.int().nullable() }), (raw) => ({
  ...answerAdded(raw),
  orderNumber: null,
}));

/** Text, or for a questionnaire a number, also as text and with Khmer digits. */
const answerText = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  saidText(questionLimits.answerMax),
);

const ofQuestion = '/api-qa/v1/organizations/:orgId/subjects/:subjectId/questions/:questionId/userAnswers';
const start = queryInt({ max: 1_000_000, fallback: 0 });

export const userAnswersResource = defineResource('qa/user-answers', {
  add: {
    method: 'POST',
    path: ofQuestion,
    access: 'user',
    summary: 'Answer; to a questionnaire this replaces the earlier answer, whatever the Idempotency-Key',
    body: z.object({
      answer: answerText,
      userId: id.optional(),
      studentId: id.optional(),
      /** Holds for all that the person writes below the question; who asked has said so with the question. */
      hideName: z.boolean().optional(),
    }),
    response: userAnswer,
    status: 201,
    idempotent: true,
    limited: true,
    conflicts: true,
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
  mine: {
    method: 'GET',
    path: '/api-qa/v1/answers/mine',
    access: 'user',
    summary: 'What one has answered to questions of people, the newest first, with what became of it',
    query: z.object({
      held: queryBoolean.optional(),
      start,
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.answers }),
    }),
    response: pageOf(ownAnswer),
  },
  update: {
    method: 'PATCH',
    path: `${ofQuestion}/:id`,
    access: 'owner',
    summary: 'Change one’s own answer',
    body: z.object({ answer: answerText }),
    response: userAnswer,
    versioned: 'if-sent',
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
