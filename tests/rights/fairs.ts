import { randomUUID } from 'node:crypto';
import { makeFair } from '../support/fairs';
import {
  everybody,
  hiding,
  noRecord,
  only,
  type Rights,
  shared,
  signedIn,
  type Target,
  unknown,
} from './table';

const advisors = shared(only('advisor'), hiding(only(), 'advisor'));
const draft = {
  title: { en: 'Autumn fair', km: 'ពិព័រណ៍' },
  description: { en: '', km: '' },
  startsAt: '2027-03-01T01:00:00.000Z',
  endsAt: '2027-03-01T09:00:00.000Z',
  status: 'draft',
  booths: [],
  sessions: [],
};
const sessionOf = async ({ backend, ownership }: Target) => ({
  params: { sessionId: ownership === 'missing' ? randomUUID() : (await makeFair(backend)).sessionId },
});
const fairOf = async ({ backend, ownership }: Target) => ({
  params: { id: ownership === 'missing' ? randomUUID() : (await makeFair(backend)).fairId },
});

export const fairRights: Rights = {
  'schedule/fairs.current': { ...noRecord(everybody), send: () => ({}) },
  'schedule/fairs.mine': { ...noRecord(signedIn), send: () => ({}) },
  'schedule/fairs.take': { ...shared(signedIn, unknown), send: sessionOf },
  'schedule/fairs.leave': { ...shared(signedIn, unknown), send: sessionOf },
  'schedule/fairs.wish': { ...noRecord(signedIn), send: () => ({}) },
  'schedule/fairs.unwish': { ...noRecord(signedIn), send: () => ({}) },
  'schedule/fair-desk.list': { ...noRecord(only('advisor'), 'Fairs are Sala’s own.'), send: () => ({}) },
  'schedule/fair-desk.get': { ...advisors, send: fairOf },
  'schedule/fair-desk.create': {
    ...noRecord(only('advisor'), 'Fairs are Sala’s own.'),
    send: () => ({ body: draft }),
  },
  'schedule/fair-desk.update': {
    ...advisors,
    send: async (target) => ({ ...(await fairOf(target)), body: draft, version: 1 }),
  },
};
