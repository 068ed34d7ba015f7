import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { vacancySteps } from '@/backend/db/schema';
import { makeCompany, makeVacancy } from '../support/recruitment';
import { vacancyApplicationOf, vacancyOf } from './recruitment-records';
import {
  anyOrganization,
  hiding,
  noRecord,
  ofOrganization,
  only,
  publicRecord,
  type Rights,
  shared,
  staffOnly,
  type Target,
} from './table';

/** Employers, vacancies and decisions are the work of advisors. */
const advisorsOnly = ofOrganization(only('advisor'), hiding(only(), 'advisor'));

const both = { en: 'Text', km: 'អត្ថបទ' };
const companyBody = {
  name: both,
  about: both,
  registrationNumber: null,
  province: '12',
  address: '',
  contactName: '',
  phone: null,
  email: null,
  site: null,
};

const ofSchool = ({ school }: Target) => ({ params: { orgId: school.id } });
const companyOf = async ({ backend, school }: Target) => ({
  orgId: school.id,
  id: await makeCompany(backend, { organizationId: school.id }),
});
const ownVacancy = async (target: Target, status: 'draft' | 'open') => {
  const { orgId, id: companyId } = await companyOf(target);
  return { orgId, id: await makeVacancy(target.backend, { organizationId: orgId, companyId, status }) };
};
const stepOf = async ({ backend, school }: Target) => {
  const id = randomUUID();
  const texts = { key: `step-${id}`, name: 'Step', nameNative: 'ជំហាន', color: '#3355AA' };
  await backend.deps.db
    .insert(vacancySteps)
    .values({ id, organizationId: school.id, order: 1, status: true, ...texts });
  return id;
};

const byCompany = (body?: object) => ({
  ...advisorsOnly,
  send: async (target: Target) => ({ params: await companyOf(target), version: 1, ...(body && { body }) }),
});
const byVacancy = (status: 'draft' | 'open', call: object) => ({
  ...advisorsOnly,
  send: async (target: Target) => ({ params: await ownVacancy(target, status), ...call }),
});

const companyRights: Rights = {
  'recruitment/companies.list': { ...advisorsOnly, send: ofSchool },
  'recruitment/companies.get': {
    ...advisorsOnly,
    send: async (target) => ({ params: await companyOf(target) }),
  },
  'recruitment/companies.create': {
    ...advisorsOnly,
    send: (target) => ({ ...ofSchool(target), body: companyBody }),
  },
  'recruitment/companies.update': byCompany({ address: 'Street 1' }),
  'recruitment/companies.check': byCompany({
    seen: ['registration'],
    what: 'Extract of the register',
    until: '2027-01-01',
  }),
  'recruitment/companies.uncheck': byCompany(),
  'recruitment/companies.archive': byCompany({ archived: true }),
};

const vacancyRights: Rights = {
  'recruitment/vacancy-desk.list': { ...advisorsOnly, send: ofSchool },
  'recruitment/vacancy-desk.get': byVacancy('draft', {}),
  'recruitment/vacancy-desk.create': {
    ...advisorsOnly,
    send: async (target) => {
      const { orgId, id: companyId } = await companyOf(target);
      const kinds = { kind: 'job', schedule: 'full-time', workplace: 'on-site', field: 'fin' };
      const lists = { duties: [both], requirements: [], benefits: [] };
      const pay = { salaryMinUsd: 200, salaryMaxUsd: 300, openings: 1, deadline: null };
      const body = { companyId, careerCenterId: null, title: both, description: both, province: '12' };
      return { params: { orgId }, body: { ...body, ...kinds, ...lists, ...pay } };
    },
  },
  'recruitment/vacancy-desk.update': byVacancy('draft', { version: 1, body: { openings: 3 } }),
  'recruitment/vacancy-desk.publish': byVacancy('draft', {}),
  'recruitment/vacancy-desk.close': byVacancy('open', {}),
  'recruitment/vacancy-desk.duplicate': byVacancy('open', { body: { title: both } }),
  'recruitment/vacancy-desk.tellEmployer': byVacancy('open', {
    body: { locale: 'km', message: 'Hello' },
  }),
};

const workRights: Rights = {
  'recruitment/vacancy-work.steps': { ...advisorsOnly, send: ofSchool },
  'recruitment/vacancy-work.addStep': {
    ...advisorsOnly,
    send: (target) => ({
      ...ofSchool(target),
      body: { key: `step-${randomUUID()}`, name: 'Step', nameNative: 'ជំហាន', color: '#3355AA' },
    }),
  },
  'recruitment/vacancy-work.changeStep': {
    ...advisorsOnly,
    send: async (target) => ({
      params: { orgId: target.school.id, stepId: await stepOf(target) },
      body: { name: 'Call' },
    }),
  },
  'recruitment/vacancy-work.orderSteps': {
    ...advisorsOnly,
    send: async (target) => {
      const { db } = target.backend.deps;
      await db.delete(vacancySteps).where(eq(vacancySteps.organizationId, target.school.id));
      return { ...ofSchool(target), body: { stepIds: [await stepOf(target)] } };
    },
  },
  'recruitment/reject-reasons.list': { ...publicRecord, send: ofSchool },
  'recruitment/reject-reasons.set': {
    ...advisorsOnly,
    send: ({ school }) => ({
      params: { orgId: school.id },
      body: { key: 'too-far', name: { en: 'too far away', km: 'ឆ្ងាយពេក' }, active: true },
    }),
  },
  'recruitment/vacancy-work.move': {
    ...staffOnly,
    names: 'send',
    send: async (target) => {
      const made = await vacancyApplicationOf(target);
      const applicationId = target.ownership === 'missing' ? randomUUID() : made.id;
      return { ...ofSchool(target), body: { rows: [{ applicationId, status: 'accepted', version: 1 }] } };
    },
  },
};

const reviewRights: Rights = {
  'user/reports.create': {
    ...anyOrganization,
    names: 'body.id',
    send: async (target) => ({ body: { kind: 'vacancy', id: await vacancyOf(target), reason: 'fraud' } }),
  },
  'user/reports.createPublic': {
    ...publicRecord,
    names: 'body.id',
    send: async (target) => ({ body: { id: await vacancyOf(target), reason: 'money' } }),
  },
  'user/reports.waiting': { ...noRecord(only('advisor')), send: () => ({}) },
  'user/reports.decide': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    names: 'send',
    send: async (target) => {
      const id = target.ownership === 'missing' ? randomUUID() : await vacancyOf(target);
      return { body: { rows: [{ kind: 'vacancy', id, decision: 'hide', reason: 'Not true' }] } };
    },
  },
};

export const employerRights: Rights = { ...companyRights, ...vacancyRights, ...workRights, ...reviewRights };
