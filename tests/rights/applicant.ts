import { applicationTo, makeProgram, makeSchool } from '../support/make';
import { applicantOf } from './records';
import {
  anyOrganization,
  everybody,
  gone,
  noRecord,
  ofOrganization,
  publicRecord,
  rows,
  type Rights,
  selfOnly,
  staffOnly,
  type Target,
  unknown,
} from './table';
import { joinAsStaff } from './world';
import { randomUUID } from 'node:crypto';

const mineAndStaff = rows('-+++++++', '14++4444', unknown, unknown);
const ofStaff = rows('-3333333', '13++3333', '13443333', '13443333');

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
    ...staffOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { id: target.school.id } };
    },
  },
  'applicant/applicants.list': {
    ...noRecord('13++3333'),
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/applicants.get': {
    ...mineAndStaff,
    names: 'query.applicantId',
    send: async (target) => ({ query: { applicantId: (await applicantOf(target)).id } }),
  },
  'applicant/applicants.setStatus': {
    ...ofStaff,
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { applicantStatus: 'accepted' },
    }),
  },
  'applicant/applicants.update': {
    ...mineAndStaff,
    send: async (target) => ({ params: { id: (await applicantOf(target)).id }, body: { enrollToId: null } }),
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
      ...ofOrganization('44+++444', gone),
      send: async (target: Target) => {
        const { id } = await makeSchool(target.backend, { status: 'inactive' });
        if (target.ownership !== 'other') await joinAsStaff(target, id);
        return { params: { id } };
      },
    },
  ],
  'applicant/pipeline.summary': {
    ...noRecord('13++3333'),
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/public-applicants.find': {
    ...rows('-+++++++', everybody, everybody, everybody),
    names: 'send',
    send: async (target) => ({
      query: {
        referenceCode:
          target.ownership === 'missing' ? 'ZZZZZZZZ' : (await applicantOf(target)).referenceCode,
      },
    }),
  },
};
