import { randomUUID } from 'node:crypto';
import { bankStaff, schoolStaff, userRoles } from '@/backend/db/schema';
import { roleNames } from '@/lib/domain/accounts/roles';
import { makePerson } from '../support/make';
import {
  hiding,
  noRecord,
  nowhere,
  ofOrganization,
  only,
  type Rights,
  rows,
  shared,
  staff,
  type Target,
} from './table';

/** A teacher of the target's school, who can be granted one more school or lose the role. */
const teacherOf = async ({ backend, owner, school }: Target): Promise<string> => {
  const { db } = backend.deps;
  await db.insert(userRoles).values({ userId: owner.id, role: roleNames.teacher }).onConflictDoNothing();
  await db.insert(schoolStaff).values({ userId: owner.id, schoolId: school.id }).onConflictDoNothing();
  return owner.id;
};

const bankerOf = async ({ backend, owner, bankId }: Target): Promise<void> => {
  await backend.deps.db.insert(bankStaff).values({ userId: owner.id, bankId }).onConflictDoNothing();
};

let counter = 0;
const newPerson = () => ({
  username: `012 8${String((counter += 1)).padStart(5, '0')}`,
  firstName: 'Dara',
  lastName: 'Sok',
});
const advisorsOnly = noRecord(only('advisor'), 'Roles are Sala’s to give, whatever the organization.');

const operatorsOnly = noRecord(only('operator'), 'An advisor who does not run the site is no operator.');
const appointed = { role: roleNames.advisor };

/** Somebody new: whoever has a role at schools cannot become an advisor. */
const newcomerOf = async ({ backend }: Target): Promise<string> => (await makePerson(backend)).id;

/** An advisor, whose role can be taken away. */
const advisorOf = async ({ backend, owner }: Target): Promise<string> => {
  const { db } = backend.deps;
  await db.insert(userRoles).values({ userId: owner.id, role: roleNames.advisor }).onConflictDoNothing();
  return owner.id;
};

export const staffRights: Rights = {
  'user/staff.list': { ...advisorsOnly, send: () => ({}) },
  'user/staff.counts': { ...advisorsOnly, send: () => ({}) },
  'user/audit-log.list': { ...operatorsOnly, send: () => ({}) },
  'user/audit-log.actions': { ...operatorsOnly, send: () => ({}) },
  'user/staff.invite': [
    {
      ...ofOrganization(only(...staff), hiding(only('advisor'), 'schoolAdmin'), hiding(only(), ...staff)),
      names: 'body.schoolId',
      send: ({ school }) => ({ body: { ...newPerson(), role: roleNames.teacher, schoolId: school.id } }),
    },
    {
      ...noRecord(only('operator'), 'A role of Sala is not a school’s to give.'),
      send: ({ school }) => ({ body: { ...newPerson(), ...appointed, schoolId: school.id } }),
    },
    { ...operatorsOnly, send: () => ({ body: { ...newPerson(), ...appointed } }) },
  ],
  'user/staff.grant': [
    {
      ...shared(only('advisor'), hiding(only(), 'advisor')),
      send: async (target) => ({
        params: { id: await teacherOf(target) },
        body: { role: roleNames.teacher, schoolId: target.school.id },
      }),
    },
    {
      ...shared(only('operator'), hiding(only(), 'operator')),
      send: async (target) => ({ params: { id: await newcomerOf(target) }, body: appointed }),
    },
  ],
  'user/staff.revoke': [
    {
      ...ofOrganization(only(...staff), hiding(only('advisor'), 'schoolAdmin'), hiding(only(), ...staff)),
      send: async ({ backend, school }) => {
        // A person of their own: where the call is refused the role stays.
        const { id } = await makePerson(backend, { roles: ['teacher'], staffOf: [school.id] });
        return { params: { id }, body: { role: roleNames.teacher, schoolId: school.id } };
      },
    },
    {
      ...shared(only('operator'), hiding(only(), 'operator')),
      send: async (target) => ({ params: { id: await advisorOf(target) }, body: appointed }),
    },
  ],
  'user/staff.ofSchool': {
    ...ofOrganization(only(...staff), hiding(only(), ...staff)),
    send: ({ school }) => ({ params: { id: school.id } }),
  },
  'user/staff.ofBank': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      'A bank’s staff is nobody’s own record.',
    ),
    send: async (target) => {
      await bankerOf(target);
      return { params: { id: target.ownership === 'missing' ? randomUUID() : target.bankId } };
    },
  },
};
