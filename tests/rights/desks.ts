import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  applicantSteps,
  bankStaff,
  bankWaitingChanges,
  careerCenters,
  structures,
} from '@/backend/db/schema';
import { makeBank } from '../support/loans';
import { makePerson } from '../support/make';
import { makeRecord, makeStructure } from '../support/school-records';
import {
  hiding,
  keepers,
  noRecord,
  nowhere,
  ofOrganization,
  only,
  type Rights,
  rows,
  staffOnly,
  type Target,
} from './table';

const names = { name: 'Classes', nameNative: 'ថ្នាក់រៀន' };
const both = { en: 'Text', km: 'អត្ថបទ' };

const newDivision = ({ backend, school }: Target) => makeStructure(backend, school.campusId);
const newUnit = ({ backend, school }: Target) =>
  makeRecord(backend, { campusId: school.campusId, structureId: school.structureId });

/** Records that belong to a school through the record in the path; a missing record belongs to nobody. */
const byRecord = (make: (target: Target) => Promise<string>, body?: object) => ({
  ...staffOnly,
  send: async (target: Target) => ({ params: { id: await make(target) }, ...(body && { body }) }),
});

const emptyDivision = async (target: Target) => {
  const { groupId, structureId } = await newDivision(target);
  await target.backend.deps.db.delete(structures).where(eq(structures.id, structureId));
  return groupId;
};

const structureRights: Rights = {
  'academic/structure-changes.createGroup': byRecord(async ({ school }) => school.campusId, names),
  'academic/structure-changes.updateGroup': byRecord(
    async (target) => (await newDivision(target)).groupId,
    names,
  ),
  'academic/structure-changes.removeGroup': byRecord(emptyDivision),
  'academic/structure-changes.createStructure': byRecord(
    async (target) => (await newDivision(target)).groupId,
    names,
  ),
  'academic/structure-changes.updateStructure': byRecord(
    async (target) => (await newDivision(target)).structureId,
    names,
  ),
  'academic/structure-changes.removeStructure': byRecord(
    async (target) => (await newDivision(target)).structureId,
  ),
  'academic/unit-changes.createRecord': byRecord(async ({ school }) => school.structureId, names),
  'academic/unit-changes.updateRecord': byRecord(newUnit, { archiveStatus: 4 }),
  'academic/unit-changes.removeRecord': byRecord(newUnit),
};

const step = { ...names, color: '#3355AA', order: 1, status: true };
const newStep = async ({ backend, school }: Target): Promise<string> => {
  const id = randomUUID();
  await backend.deps.db
    .insert(applicantSteps)
    .values({ id, key: `step-${id}`, schoolId: school.id, ...step });
  return id;
};
const oneStep = async (target: Target) => ({ id: target.school.id, stepId: await newStep(target) });
const ofSchool = ({ school }: Target) => ({ params: { id: school.id } });
const setting = { configId: 'weekStartsOn', value: 'monday', isPublic: true };

const settingRights: Rights = {
  'academic/school-settings.steps': { ...staffOnly, send: ofSchool },
  'academic/school-settings.createStep': {
    ...staffOnly,
    send: (target) => ({ ...ofSchool(target), body: { key: `step-${randomUUID()}`, ...step } }),
  },
  'academic/school-settings.updateStep': {
    ...staffOnly,
    send: async (target) => ({ params: await oneStep(target), body: { status: false } }),
  },
  'academic/school-settings.removeStep': {
    ...staffOnly,
    send: async (target) => ({ params: await oneStep(target) }),
  },
  'academic/school-settings.check': {
    ...ofOrganization(only(...keepers), hiding(only(), ...keepers)),
    send: ofSchool,
  },
  'academic/school-settings.configurations': { ...staffOnly, send: ofSchool },
  'academic/school-settings.setConfiguration': {
    ...staffOnly,
    send: (target) => ({ ...ofSchool(target), body: setting }),
  },
  'academic/school-settings.removeConfiguration': {
    ...staffOnly,
    send: (target) => ({ ...ofSchool(target), body: { configId: 'weekStartsOn' } }),
  },
};

const contact = { about: both, yearlyRatePercent: 12, phone: null, email: null };
const notOwn = 'A bank is nobody’s own.';

/** A new bank; the caller works there unless it is another one. */
const newBank = async ({ backend, caller, callerName, ownership }: Target): Promise<string> => {
  const bankId = await makeBank(backend);
  if (caller && callerName === 'bank' && ownership === 'same')
    await backend.deps.db.insert(bankStaff).values({ userId: caller.id, bankId });
  return bankId;
};

/** A change of terms that another officer of the bank has asked for. */
const waitingChange = async (target: Target) => {
  const id = await newBank(target);
  const { db } = target.backend.deps;
  const askedBy = (await makePerson(target.backend)).id;
  const [row] = await db
    .insert(bankWaitingChanges)
    .values({ bankId: id, change: { feeCents: 300 }, askedBy, askedAt: target.backend.clock.now() })
    .returning();
  return { params: { id, changeId: row?.id ?? '' } };
};

const bankRights: Rights = {
  'marketing/bank-desk.mine': { ...noRecord(only('advisor', 'bank')), send: () => ({}) },
  'marketing/bank-desk.get': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: async (target) => ({ params: { id: await newBank(target) } }),
  },
  'marketing/bank-desk.create': {
    ...noRecord(only('advisor'), 'Only Sala’s advisors add banks.'),
    send: () => ({ body: { slug: `bank-${randomUUID()}`, ...names, ...contact, status: 'active' } }),
  },
  'marketing/bank-desk.update': [
    {
      ...rows(
        nowhere,
        only('advisor', 'bank'),
        hiding(only('advisor'), 'bank'),
        hiding(only(), 'advisor', 'bank'),
        notOwn,
      ),
      send: async (target) => ({ params: { id: await newBank(target) }, body: { yearlyRatePercent: 17.5 } }),
    },
    {
      ...rows(
        nowhere,
        only('advisor'),
        hiding(only('advisor'), 'bank'),
        hiding(only(), 'advisor', 'bank'),
        notOwn,
      ),
      send: async (target) => ({ params: { id: await newBank(target) }, body: { status: 'inactive' } }),
    },
  ],
  'marketing/bank-waiting.confirm': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: waitingChange,
  },
  'marketing/bank-waiting.withdraw': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: waitingChange,
  },
  'marketing/bank-desk.portfolio': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: async (target) => ({ params: { id: await newBank(target) } }),
  },
  'marketing/bank-desk.progress': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: async (target) => ({ params: { id: await newBank(target) } }),
  },
  'marketing/bank-desk.terms': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notOwn,
    ),
    send: async (target) => ({ params: { id: await newBank(target) } }),
  },
  'marketing/bank-desk.remove': {
    ...rows(nowhere, only('advisor'), only('advisor'), hiding(only(), 'advisor'), notOwn),
    send: async (target) => ({ params: { id: await newBank(target) } }),
  },
};

const center = { order: 1, name: both, city: both, province: '12', street: both, hours: both, phone: null };
const newCenter = async ({ backend, school }: Target): Promise<Record<string, string>> => {
  const id = randomUUID();
  await backend.deps.db
    .insert(careerCenters)
    .values({ id, key: `center-${id}`, organizationId: school.id, ...center });
  return { orgId: school.id, id };
};

const centerRights: Rights = {
  'recruitment/career-center-changes.create': {
    ...staffOnly,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { key: `center-${randomUUID()}`, ...center },
    }),
  },
  'recruitment/career-center-changes.update': {
    ...staffOnly,
    send: async (target) => ({ params: await newCenter(target), body: { order: 2 } }),
  },
  'recruitment/career-center-changes.list': {
    ...staffOnly,
    send: ({ school }) => ({ params: { orgId: school.id } }),
  },
  'recruitment/career-center-changes.get': {
    ...staffOnly,
    send: async (target) => ({ params: await newCenter(target) }),
  },
  'recruitment/career-center-changes.archive': {
    ...staffOnly,
    send: async (target) => ({ params: await newCenter(target), body: { archived: true }, version: 1 }),
  },
  'recruitment/career-center-changes.remove': {
    ...staffOnly,
    send: async (target) => ({ params: await newCenter(target) }),
  },
};

export const deskRights: Rights = { ...structureRights, ...settingRights, ...bankRights, ...centerRights };
