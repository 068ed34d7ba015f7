import { messageOf, questionOf } from './forum-records';
import { notificationOf } from './records';
import {
  anyOrganization,
  everyOwner,
  noRecord,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  signedIn,
  staff,
  unknown,
} from './table';

export const forumRights: Rights = {
  'forum/live.access': { ...noRecord(signedIn), send: () => ({}) },
  'forum/live.chat': {
    ...anyOrganization,
    send: async (target) => ({ params: { questionId: (await questionOf(target)).questionId } }),
  },
  'forum/live.notifications': {
    ...selfOnly,
    send: async (target) => {
      await notificationOf(target);
      return { params: { userId: target.owner.id } };
    },
  },
  'forum/messages.list': {
    ...anyOrganization,
    send: async (target) => ({ params: { questionId: (await questionOf(target)).questionId } }),
  },
  'forum/messages.post': {
    ...anyOrganization,
    send: async (target) => ({
      params: { questionId: (await questionOf(target)).questionId },
      body: { text: 'Hello' },
    }),
  },
  'forum/messages.edit': {
    ...rows(everyOwner, unknown, unknown, unknown),
    send: async (target) => ({ params: await messageOf(target), body: { text: 'Hello again' } }),
  },
  'forum/messages.seen': {
    ...anyOrganization,
    send: async (target) => ({ params: { questionId: (await questionOf(target)).questionId } }),
  },
  'forum/messages.read': {
    ...anyOrganization,
    send: async (target) => {
      const { questionId, id } = await messageOf(target);
      return { params: { questionId }, body: { messageId: id } };
    },
  },
  'forum/messages.remove': {
    ...rows(everyOwner, seenBy(...staff), unknown, unknown),
    send: async (target) => ({ params: await messageOf(target) }),
  },
};
