import { makeVisit, putOnList } from '../support/school-visits';
import { makeSchool } from '../support/make';
import {
  anyOrganization,
  everybody,
  everyOwner,
  gone,
  hiding,
  keepers,
  noRecord,
  ofOrganization,
  only,
  type Rights,
  rows,
  selfOnly,
  type Target,
  unknown,
} from './table';
import { joinAsStaff } from './world';

/** Advisors work on all schools, the office of a school on its own. */
const desk = ofOrganization(
  only(...keepers),
  hiding(only('advisor'), 'schoolAdmin', 'partner', 'university'),
  hiding(only(), ...keepers),
);

const visitOf = async ({ backend, school, owner }: Target) => {
  const { id, code } = await makeVisit(backend, school.id);
  await putOnList(backend, id, owner.id);
  return { id, code };
};
const named = async (target: Target) => ({ params: { id: (await visitOf(target)).id } });

/** A school of its own, because each has a few open visits at most. */
const schoolOf = async (target: Target) => {
  if (target.ownership !== 'same') return target.school.id;
  const { id } = await makeSchool(target.backend);
  await joinAsStaff(target, id);
  return id;
};

export const schoolVisitRights: Rights = {
  'user/school-visits.list': {
    ...noRecord(only(...keepers), 'It answers the visits that the caller may see.'),
    send: () => ({}),
  },
  'user/school-visits.open': {
    ...desk,
    names: 'body.schoolId',
    send: async (target) => {
      const nowMs = target.backend.clock.now().getTime();
      const at = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();
      return { body: { schoolId: await schoolOf(target), startsAt: at(1), endsAt: at(3), pupils: 40 } };
    },
  },
  'user/school-visits.get': { ...desk, send: named },
  'user/school-visits.close': { ...desk, send: named },
  'user/school-visits.visitors': { ...desk, send: named },
  'user/visit-guests.read': {
    ...ofOrganization(everybody, everybody, gone),
    names: 'params.code',
    send: async (target) => ({ params: { code: (await visitOf(target)).code } }),
  },
  'user/visit-guests.join': {
    ...anyOrganization,
    names: 'params.code',
    send: async ({ backend, school }) => ({
      params: { code: (await makeVisit(backend, school.id)).code },
    }),
  },
  'user/visit-guests.own': { ...selfOnly, send: ({ owner }) => ({ params: { id: owner.id } }) },
  'user/visit-guests.leave': {
    ...rows(everyOwner, unknown, unknown, unknown),
    names: 'params.id',
    send: async (target) => ({
      params: { id: target.owner.id, visitId: (await visitOf(target)).id },
    }),
  },
};
