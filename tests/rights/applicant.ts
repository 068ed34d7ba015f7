import { eq } from 'drizzle-orm';
import { applicantForms } from '@/backend/db/schema';
import { formDraft } from '../support/applications';
import { applicationTo, makeProgram, makeSchool } from '../support/make';
import { letSchoolDecide, readers } from './partners-decide';
import { applicantOf } from './records';
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
  publicRecord,
  refusing,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';
import { joinAsStaff } from './world';
import { randomUUID } from 'node:crypto';

/** Its person, and whoever decides at its school. */
const mineAndDeciders = rows(
  everyOwner,
  refusing(seenBy(...staff), 'partner', 'university'),
  unknown,
  unknown,
);
const mineOnly = rows(everyOwner, unknown, unknown, unknown);
/** Partners and universities read what comes to their school. */
const mineAndKeepers = rows(everyOwner, seenBy(...keepers), unknown, unknown);

export const applicantRights: Rights = {
  'applicant/applicants.submit': {
    ...anyOrganization,
    names: 'send',
    send: async ({ backend, school, ownership }) => {
      const id = ownership === 'missing' ? randomUUID() : school.id;
      const programId = ownership === 'missing' ? null : await makeProgram(backend, school.id);
      return { params: { id }, body: applicationTo(id, programId) };
    },
  },
  'applicant/applicants.listOfSchool': {
    ...ofOrganization(only(...keepers), hiding(only(), ...keepers)),
    shows: readers,
    send: async (target) => {
      await applicantOf(target);
      return { params: { id: target.school.id } };
    },
  },
  'applicant/applicants.list': {
    ...noRecord(only(...keepers)),
    shows: readers,
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/applicants.get': {
    ...mineAndKeepers,
    shows: readers,
    names: 'query.applicantId',
    send: async (target) => ({ query: { applicantId: (await applicantOf(target)).id } }),
  },
  'applicant/applicants.update': {
    ...mineAndDeciders,
    shows: readers,
    send: async (target) => {
      await letSchoolDecide(target);
      return { params: { id: (await applicantOf(target)).id }, body: { enrollToId: null } };
    },
  },
  'applicant/applicants.mine': {
    ...selfOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { id: target.owner.id } };
    },
  },
  'applicant/applicants.schema': [
    { ...publicRecord, send: ({ school }) => ({ params: { id: school.id } }) },
    {
      ...ofOrganization(hiding(seenBy(...keepers), 'visitor'), gone),
      send: async (target: Target) => {
        const { id } = await makeSchool(target.backend, { status: 'inactive' });
        if (target.ownership !== 'other') await joinAsStaff(target, id);
        return { params: { id } };
      },
    },
  ],
  'applicant/applicant-forms.save': {
    ...staffOnly,
    names: 'params.id',
    send: async ({ backend, school }) => {
      const version = await backend.deps.db.$count(applicantForms, eq(applicantForms.schoolId, school.id));
      return { params: { id: school.id }, version, body: formDraft() };
    },
  },
  'applicant/withdrawals.withdraw': {
    ...mineOnly,
    names: 'params.id',
    send: async (target) => ({ params: { id: (await applicantOf(target)).id }, body: {} }),
  },
  'applicant/printed-papers.get': {
    ...mineAndKeepers,
    shows: readers,
    names: 'params.id',
    send: async (target) => ({ params: { id: (await applicantOf(target)).id } }),
  },
  'applicant/pipeline.summary': {
    ...noRecord(only(...keepers)),
    shows: readers,
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/pipeline.progress': {
    ...noRecord(only(...keepers)),
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/pipeline.changes': { ...noRecord(only(...keepers)), send: () => ({}) },
  'applicant/own-work.summary': { ...noRecord(only(...keepers)), send: () => ({}) },
  'applicant/public-applicants.find': {
    ...rows(everyOwner, everybody, everybody, everybody),
    names: 'send',
    send: async (target) => ({
      query: {
        referenceCode:
          target.ownership === 'missing' ? 'ZZZZZZZZ' : (await applicantOf(target)).referenceCode,
      },
    }),
  },
};
