import { messageOf, questionOf } from './records';
import { anyOrganization, type Rights, rows, unknown } from './table';

export const forumRights: Rights = {
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
  'forum/messages.remove': {
    ...rows('-+++++++', '14++4444', unknown, unknown),
    send: async (target) => {
      const { questionId } = await questionOf(target);
      return { params: { questionId, id: await messageOf(target, questionId) } };
    },
  },
};
