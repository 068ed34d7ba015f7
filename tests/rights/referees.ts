import { randomInt } from 'node:crypto';
import { entryOf, profileOf, refereeKeyOf } from './recruitment-records';
import { everybody, everyOwner, noRecord, type Rights, rows, unknown } from './table';

export const refereeRights: Rights = {
  'recruitment/referees.ask': {
    ...rows(everyOwner, unknown, unknown, unknown),
    send: async (target) => {
      const params = { orgId: target.school.id, id: await profileOf(target) };
      const phone = `+8551${randomInt(2_000_000, 2_999_999)}`;
      const data = { name: 'Chan Vuthy', position: 'Teacher', phone };
      return { params: { ...params, subId: await entryOf(target, params.id, 'reference', data) } };
    },
  },
  'recruitment/referees.read': {
    ...noRecord(everybody, 'Whoever has the key of the link is the referee.'),
    send: async (target) => ({ body: { key: await refereeKeyOf(target, await profileOf(target)) } }),
  },
  'recruitment/referees.answer': {
    ...noRecord(everybody, 'Whoever has the key of the link is the referee.'),
    send: async (target) => ({
      body: { key: await refereeKeyOf(target, await profileOf(target)), agrees: true },
    }),
  },
};
