import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte } from 'drizzle-orm';
import { orientationResults, questions, sharedResults } from '@/backend/db/schema';
import { makeProgram } from '../support/make';
import { makeQuestionnaire, subjectOf, type TestItem } from '../support/orientation';
import type { TestBackend } from '../support/start-backend';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { answerOf, questionOf } from './forum-records';
import { sendCall } from './send-call';
import {
  anyOrganization,
  everybody,
  everyOwner,
  gone,
  hiding,
  noRecord,
  ofOrganization,
  only,
  publicRecord,
  type Right,
  type Rights,
  rows,
  seenBy,
  shared,
  signedIn,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';

type Test = 'personality' | 'holland';

const questionnaires = new WeakMap<TestBackend, Map<Test, Promise<TestItem[]>>>();
/** The questionnaire of a backend, created once. */
const itemsOf = (backend: TestBackend, test: Test) => {
  const made = questionnaires.get(backend) ?? new Map<Test, Promise<TestItem[]>>();
  questionnaires.set(backend, made);
  const items = made.get(test) ?? makeQuestionnaire(backend, test);
  made.set(test, items);
  return items;
};
const addedNumber = 900;
/** A complete set of answers; statements that other calls have added are removed first. */
const answersTo = async (backend: TestBackend, test: Test) => {
  const items = await itemsOf(backend, test);
  const added = and(
    eq(questions.subjectId, subjectOf(backend, test)),
    gte(questions.orderNumber, addedNumber),
  );
  await backend.deps.db.delete(questions).where(added);
  return { answers: items.map(({ questionId }) => ({ questionId, answer: 2 })) };
};
const { calculatePersonality, calculateHolland } = orientationResource.endpoints;

/** Stores the person's result. */
const keepResult = async ({ backend, owner }: Target, test: Test) => {
  const body = { ...(await answersTo(backend, test)), studentId: owner.id };
  const calculate = test === 'personality' ? calculatePersonality : calculateHolland;
  const { status, text } = await sendCall(backend, calculate, { body }, owner.token);
  if (status !== 200) throw new Error(`The result was not kept: ${text}`);
  return { orgId: backend.deps.env.ORGANIZATION_ID };
};

const whoseResult = async (target: Target) => {
  const { backend, owner } = target;
  await keepResult(target, 'holland');
  const here = and(eq(orientationResults.userId, owner.id), eq(orientationResults.test, 'holland'));
  const newest = desc(orientationResults.takenAt);
  const [row] = await backend.deps.db.select().from(orientationResults).where(here).orderBy(newest).limit(1);
  if (!row) throw new Error('The result was not kept.');
  return row;
};
/** A published result; without pictures, which cost a second. */
const shownResult = async (target: Target) => {
  const { id: recordId, userId, test, scores, takenAt } = await whoseResult(target);
  const pictures = { keyEn: `public/shares/${recordId}-en.png`, keyKm: `public/shares/${recordId}-kh.png` };
  await target.backend.deps.db
    .insert(sharedResults)
    .values({ recordId, userId, test, scores, takenAt, sharedAt: takenAt, ...pictures })
    .onConflictDoNothing();
  return { userId, recordId };
};

const calculation = (test: Test): Right[] => [
  { ...noRecord(everybody), send: async ({ backend }) => ({ body: await answersTo(backend, test) }) },
  {
    ...rows(everyOwner, unknown, unknown, unknown),
    names: 'body.studentId',
    send: async ({ backend, owner }) => ({
      body: { ...(await answersTo(backend, test)), studentId: owner.id },
    }),
  },
];
/** Orientation belongs to Sala: its advisors read every result, a school's admin none. */
const keptResult = (test: Test): Right => ({
  ...rows(everyOwner, seenBy('advisor'), seenBy('advisor'), unknown),
  names: 'query.userId',
  send: async (target) => ({ params: await keepResult(target, test), query: { userId: target.owner.id } }),
});

const ofAuthor = rows(everyOwner, unknown, unknown, unknown);
const ofAuthorAndStaff = rows(everyOwner, seenBy(...staff), unknown, unknown);
const subject = ({ backend, school }: Target) => ({
  orgId: school.id,
  subjectId: backend.deps.env.CONNECT_SUBJECT_ID,
});
const answerParams = async (target: Target) => {
  const params = await questionOf(target);
  return { ...params, id: await answerOf(target, params.questionId) };
};

export const qaRights: Rights = {
  'qa/share-pictures.validate': {
    ...rows(everyOwner, everybody, everybody, everybody),
    names: 'query.recordId',
    send: async (target) => ({ query: await shownResult(target) }),
  },
  'qa/share-pictures.generate': {
    ...ofAuthor,
    names: 'body.result',
    send: async (target) => {
      const { id: result, userId: user } = await whoseResult(target);
      return { body: { user, result } };
    },
  },
  'qa/share-pictures.record': {
    ...rows(everyOwner, everybody, everybody, gone),
    names: 'query.recordId',
    send: async (target) => ({ query: await shownResult(target) }),
  },
  'qa/share-pictures.withdraw': {
    ...ofAuthor,
    send: async (target) => ({ params: { recordId: (await shownResult(target)).recordId } }),
  },
  'qa/questions.list': { ...publicRecord, send: (target) => ({ params: subject(target) }) },
  'qa/questions.get': { ...publicRecord, send: async (target) => ({ params: await questionOf(target) }) },
  'qa/questions.create': [
    {
      ...anyOrganization,
      // Nobody says the same twice in a day.
      send: (target) => ({ params: subject(target), body: { title: `Which ${randomUUID()}?` } }),
    },
    {
      ...anyOrganization,
      send: async ({ backend, school }) => ({
        params: { orgId: school.id, subjectId: await makeProgram(backend, school.id) },
        body: { title: `How hard is ${randomUUID()}?` },
      }),
    },
    {
      ...shared(only('advisor'), unknown),
      send: ({ backend }) => ({
        params: { orgId: backend.deps.env.ORGANIZATION_ID, subjectId: subjectOf(backend, 'holland') },
        body: { title: 'I like plants', titleNative: 'ខ្ញុំចូលចិត្តរុក្ខជាតិ', orderNumber: addedNumber, scale: 'R' },
      }),
    },
  ],
  'qa/questions.update': {
    ...ofAuthor,
    send: async (target) => ({ params: await questionOf(target), body: { title: 'Which one?' } }),
  },
  'qa/questions.remove': {
    ...ofAuthorAndStaff,
    send: async (target) => ({ params: await questionOf(target) }),
  },
  'qa/questions.search': {
    ...publicRecord,
    send: ({ school }) => ({ params: { orgId: school.id }, query: { keyword: 'school' } }),
  },
  'qa/questions.find': {
    ...publicRecord,
    send: async (target) => ({ params: { questionId: (await questionOf(target)).questionId } }),
  },
  'qa/questions.view': {
    ...publicRecord,
    names: 'body.questionId',
    send: async (target) => {
      const { orgId: organizationId, ...rest } = await questionOf(target);
      return { body: { organizationId, ...rest } };
    },
  },
  'qa/user-answers.add': {
    ...anyOrganization,
    send: async (target) => ({
      params: await questionOf(target),
      body: { answer: `This one: ${randomUUID()}` },
    }),
  },
  'qa/user-answers.list': [
    { ...publicRecord, send: async (target) => ({ params: await questionOf(target) }) },
    {
      ...rows(everyOwner, unknown, unknown, unknown),
      names: 'query.userId',
      send: async ({ backend, owner }) => {
        const [item] = await itemsOf(backend, 'personality');
        const params = {
          orgId: backend.deps.env.ORGANIZATION_ID,
          subjectId: subjectOf(backend, 'personality'),
        };
        return { params: { ...params, questionId: item?.questionId ?? '' }, query: { userId: owner.id } };
      },
    },
  ],
  'qa/user-answers.mine': { ...noRecord(signedIn), send: () => ({}) },
  'qa/user-answers.update': {
    ...ofAuthor,
    send: async (target) => ({ params: await answerParams(target), body: { answer: 'That one' } }),
  },
  'qa/user-answers.remove': {
    ...ofAuthorAndStaff,
    send: async (target) => ({ params: await answerParams(target) }),
  },
  'qa/user-answers.results': {
    ...ofAuthor,
    names: 'query.userId',
    send: ({ backend, owner }) => ({
      query: { subjectId: subjectOf(backend, 'personality'), userId: owner.id },
    }),
  },
  'qa/orientation.calculatePersonality': calculation('personality'),
  'qa/orientation.calculateHolland': calculation('holland'),
  'qa/orientation.personality': keptResult('personality'),
  'qa/orientation.holland': keptResult('holland'),
  'qa/orientation.usersResult': [
    { ...staffOnly, send: ({ school }) => ({ params: { orgId: school.id } }) },
    {
      ...ofOrganization(
        hiding(only('advisor'), 'schoolAdmin'),
        hiding(only('advisor'), 'schoolAdmin'),
        hiding(only(), ...staff),
      ),
      send: async (target) => ({ params: await keepResult(target, 'holland') }),
      shows: { advisor: 'Sala’s advisors read every result.' },
    },
  ],
};
