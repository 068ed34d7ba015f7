import { applicantOf, followUpOf } from './records';
import { noRecord, type Rights, staffOnly } from './table';

export const followUpRights: Rights = {
  'follow-up/follow-ups.create': {
    ...staffOnly,
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { note: 'Call about the papers' },
    }),
  },
  'follow-up/follow-ups.listOfApplicant': {
    ...staffOnly,
    send: async (target) => ({ params: { id: (await applicantOf(target)).id } }),
  },
  'follow-up/follow-ups.list': {
    ...noRecord('13++3333'),
    send: async (target) => {
      await followUpOf(target);
      return {};
    },
  },
  'follow-up/follow-ups.update': {
    ...staffOnly,
    send: async (target) => ({ params: { id: await followUpOf(target) }, body: { done: true } }),
  },
  'follow-up/follow-ups.remove': {
    ...staffOnly,
    send: async (target) => ({ params: { id: await followUpOf(target) } }),
  },
};
