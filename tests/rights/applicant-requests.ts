import { randomUUID } from 'node:crypto';
import { applicationConsents, schoolRequests } from '@/backend/db/schema';
import { digestCode } from '@/backend/core/access/secret-hash';
import { makePerson } from '../support/make';
import { idOf } from './records';
import {
  anyOrganization,
  hiding,
  keepersOnly,
  never,
  noRecord,
  only,
  type Rights,
  rows,
  selfOnly,
  staff,
  type Target,
} from './table';

/** A requested consent, with the code that the person received. */
const consentOf = async ({ backend, school }: Target): Promise<{ consentId: string; code: string }> => {
  const [consentId, code] = [randomUUID(), '482913'];
  const now = backend.clock.now();
  await backend.deps.db.insert(applicationConsents).values({
    id: consentId,
    userId: (await makePerson(backend)).id,
    schoolId: school.id,
    askedBy: consentId,
    codeHash: digestCode(backend.deps.secrets, consentId, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
  return { consentId, code };
};

/** What the owner asks the school for. */
const schoolRequestOf = async ({ backend, owner, school, secret }: Target): Promise<string> =>
  idOf(
    backend.deps.db
      .insert(schoolRequests)
      .values({
        schoolId: school.id,
        userId: owner.id,
        kind: 'program',
        title: secret,
        message: secret,
        searchFold: secret,
        createdAt: backend.clock.now(),
      })
      .returning({ id: schoolRequests.id }),
  );

/** What people ask of a school, and what staff ask of people. */
export const applicantRequestRights: Rights = {
  'applicant/school-requests.create': {
    ...anyOrganization,
    send: ({ school }) => ({ params: { id: school.id }, body: { kind: 'program', title: 'Robotics' } }),
  },
  'applicant/school-requests.mine': {
    ...selfOnly,
    send: async (target) => {
      await schoolRequestOf(target);
      return { params: { id: target.owner.id } };
    },
  },
  'applicant/school-requests.list': {
    ...noRecord(only(...staff)),
    send: async (target) => {
      await schoolRequestOf(target);
      return {};
    },
  },
  'applicant/school-requests.answer': {
    ...rows(
      never(only(...staff), 'visitor'),
      only(...staff),
      hiding(only(), ...staff),
      hiding(only(), ...staff),
    ),
    send: async (target) => ({
      params: { id: await schoolRequestOf(target) },
      body: { state: 'granted', answer: 'Yes.' },
      version: 1,
    }),
  },
  'applicant/consents.ask': {
    ...keepersOnly,
    send: async (target) => ({
      params: { id: target.school.id },
      body: { userId: (await makePerson(target.backend)).id, enrollToId: null },
    }),
  },
  'applicant/consents.confirm': {
    ...keepersOnly,
    names: 'params.id',
    send: async (target) => {
      const { consentId, code } = await consentOf(target);
      return { params: { id: target.school.id, consentId }, body: { verifyCode: code } };
    },
  },
  'applicant/consents.duplicates': {
    ...keepersOnly,
    send: ({ school }) => ({ params: { id: school.id }, query: { name: 'Nobody Here' } }),
  },
};
