import { applicantOf, followUpOf } from './records';
import { keepers, keepersOnly, noRecord, only, type Rights } from './table';

const shows = {
  partner: 'A partner works on the applications to its school.',
  university: 'A university works on the applications to it.',
};

export const followUpRights: Rights = {
  'follow-up/follow-ups.create': {
    ...keepersOnly,
    shows,
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { note: 'Call about the papers' },
    }),
  },
  'follow-up/follow-ups.listOfApplicant': {
    ...keepersOnly,
    shows,
    send: async (target) => ({ params: { id: (await applicantOf(target)).id } }),
  },
  'follow-up/follow-ups.list': {
    ...noRecord(only(...keepers)),
    shows,
    send: async (target) => {
      await followUpOf(target);
      return {};
    },
  },
  'follow-up/follow-ups.update': {
    ...keepersOnly,
    shows,
    send: async (target) => ({ params: { id: await followUpOf(target) }, body: { done: true } }),
  },
  'follow-up/follow-ups.remove': {
    ...keepersOnly,
    shows,
    send: async (target) => ({ params: { id: await followUpOf(target) } }),
  },
};
