import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { questions } from '@/backend/db/schema';
import { fold } from '@/lib/domain/khmer/khmer';
import { makePerson } from '../support/make';
import { makeThread } from '../support/make-content';
import { answerOf, questionOf } from './forum-records';
import {
  anyOrganization,
  everyOwner,
  never,
  publicRecord,
  type Rights,
  rows,
  seenBy,
  staff,
  type Target,
  unknown,
} from './table';

const idOf = async (target: Target) => ({ questionId: (await questionOf(target)).questionId });
const ofStaff = rows(never(seenBy(...staff), 'visitor'), seenBy(...staff), unknown, unknown);

/** Somebody else's, because nobody marks their own. */
const foreign = async ({ backend, school }: Target) => {
  const { id: authorId } = await makePerson(backend);
  const { questionId } = await makeThread(backend, {
    authorId,
    organizationId: school.id,
    title: `Which ${randomUUID()}?`,
  });
  return { questionId };
};

/** A tag that a question of the school has. */
const tagOf = async (target: Target) => {
  const tag = randomUUID().slice(0, 18);
  const { questionId } = await questionOf(target);
  await target.backend.deps.db
    .update(questions)
    .set({ tags: [tag], tagsFold: [fold(tag)] })
    .where(eq(questions.id, questionId));
  return tag;
};

export const communityRights: Rights = {
  'qa/community.similar': {
    ...publicRecord,
    send: ({ school }) => ({ params: { orgId: school.id }, query: { text: 'Which school?' } }),
  },
  'qa/community.tags': { ...publicRecord, send: ({ school }) => ({ params: { orgId: school.id } }) },
  'qa/community.follow': {
    ...anyOrganization,
    send: async (target) => ({ params: await idOf(target), body: { on: true } }),
  },
  'qa/community.useful': {
    ...anyOrganization,
    send: async (target) => ({ params: await foreign(target), body: { on: true } }),
  },
  'qa/community.accept': {
    ...rows(everyOwner, seenBy(...staff), unknown, unknown),
    send: async (target) => {
      const { questionId } = await idOf(target);
      return { params: { questionId }, body: { userAnswerId: null } };
    },
  },
  'qa/community.merge': {
    ...ofStaff,
    send: async (target) => ({
      params: await idOf(target),
      body: { into: (await idOf(target)).questionId },
    }),
  },
  'qa/community.retag': {
    ...ofStaff,
    send: async (target) => ({ params: await idOf(target), body: { tags: ['Law'] } }),
  },
  'qa/community.people': {
    ...ofStaff,
    send: async (target) => {
      const { questionId } = await idOf(target);
      await answerOf(target, questionId);
      return { params: { questionId } };
    },
  },
  'qa/tags.followed': {
    ...anyOrganization,
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'qa/tags.follow': {
    ...anyOrganization,
    send: ({ school }) => ({ params: { orgId: school.id }, body: { tag: 'Law', on: true } }),
  },
  'qa/tags.name': {
    ...ofStaff,
    send: async (target) => ({
      params: { orgId: target.school.id },
      body: {
        tag: await tagOf(target),
        name: { en: `Law ${randomUUID().slice(0, 8)}`, km: randomUUID().slice(0, 20) },
      },
    }),
  },
  'qa/tags.merge': {
    ...ofStaff,
    send: async (target) => ({
      params: { orgId: target.school.id },
      body: { tag: await tagOf(target), into: await tagOf(target) },
    }),
  },
};
