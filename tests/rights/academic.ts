import { makeCategory, makeProgram, makeSchool } from '../support/make';
import { makeScholarship, scholarshipBody } from '../support/scholarships';
import { makeCampus, makeStudent } from '../support/school-records';
import { revisionOf } from './records';
import {
  anyOrganization,
  everybody,
  gone,
  hiding,
  keepers,
  keepersOnly,
  noRecord,
  ofOrganization,
  only,
  publicRecord,
  type Right,
  type Rights,
  seenBy,
  selfOnly,
  shared,
  signedIn,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';
import { joinAsStaff } from './world';

let counter = 0;
const open = noRecord(everybody);
/** Courses are public, so a caller without a school may learn that there is none. */
const ofCourse = ofOrganization(only(...keepers), hiding(only(), ...keepers), unknown);
const ofKeepers = ofOrganization(hiding(seenBy(...keepers), 'visitor'), gone);

/** A new school: the caller's, or a stranger's. */
const newSchool = async (target: Target, overrides: Parameters<typeof makeSchool>[1] = {}) => {
  const school = await makeSchool(target.backend, overrides);
  if (target.ownership !== 'other') await joinAsStaff(target, school.id);
  return school;
};
const closedSchool = (target: Target) => newSchool(target, { status: 'inactive' });
const byId = ({ school }: Target) => ({ params: { id: school.id } });
const byCampus = ({ school }: Target) => ({ params: { id: school.campusId } });
const closed: Right = {
  ...ofKeepers,
  send: async (target) => ({ params: { id: (await closedSchool(target)).id } }),
};
/** What nobody has checked is not public, also for advisors of other schools. */
const waiting: Right = {
  ...ofKeepers,
  send: async (target) => ({
    params: {
      id: (
        await newSchool(target, { status: 'inactive', agreedAt: null, askedAt: target.backend.clock.now() })
      ).id,
    },
  }),
};
const programOf = (target: Target, overrides = {}) =>
  makeProgram(target.backend, target.school.id, overrides);
const names = { name: 'Law', nameNative: 'ច្បាប់' };
const categoryOf = async ({ backend }: Target) => {
  const id = `rights-${(counter += 1)}`;
  await makeCategory(backend, id, 'Law', 'ច្បាប់');
  return id;
};
const proposal = { kind: 'other', feedback: 'The address is old.' };

export const academicRights: Rights = {
  'academic/schools.search': {
    ...open,
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    send: async (target) => {
      await newSchool(target, { status: 'inactive', name: target.secret });
      return { query: { status: 'all', keyword: target.secret } };
    },
  },
  'academic/schools.get': [{ ...publicRecord, send: byId }, closed, waiting],
  'academic/schools.similar': [{ ...publicRecord, send: byId }, closed],
  'academic/schools.campuses': [{ ...publicRecord, send: byId }, closed],
  'academic/schools.partners': { ...open, send: () => ({}) },
  'academic/schools.create': {
    // That of a school admin waits for an advisor: school-standing.test.ts.
    ...noRecord(only(...staff)),
    send: () => ({
      body: { ...names, schoolType: 'university', province: '12', isPublic: true, isAnotherSchool: true },
    }),
  },
  'academic/school-standing.get': { ...keepersOnly, send: byId },
  'academic/schools.update': {
    ...keepersOnly,
    send: async (target) => ({
      params: { id: (await newSchool(target)).id },
      body: { tagline: { en: 'Learn', km: 'រៀន' } },
    }),
  },
  'academic/schools.remove': {
    ...staffOnly,
    send: async (target) => ({ params: { id: (await newSchool(target)).id } }),
  },
  'academic/content-revisions.propose': [
    { ...publicRecord, send: ({ school }) => ({ params: { id: school.id }, body: proposal }) },
    {
      ...ofKeepers,
      send: async (target) => ({ params: { id: (await closedSchool(target)).id }, body: proposal }),
    },
  ],
  'academic/content-revisions.list': {
    ...noRecord(only(...staff)),
    send: async (target) => {
      await revisionOf(target);
      return {};
    },
  },
  'academic/content-revisions.close': {
    ...staffOnly,
    send: async (target) => ({ params: { id: await revisionOf(target) }, body: { status: 'done' } }),
  },
  'academic/scholarships.list': { ...open, send: () => ({ query: { state: 'all' } }) },
  'academic/scholarships.get': [
    {
      ...shared(everybody, gone),
      send: async ({ backend }) => ({ params: { id: await makeScholarship(backend) } }),
    },
    {
      ...shared(hiding(seenBy('advisor'), 'visitor'), gone),
      send: async ({ backend }) => ({
        params: { id: await makeScholarship(backend, { status: 'inactive' }) },
      }),
    },
  ],
  'academic/scholarships.create': {
    ...noRecord(only('advisor')),
    send: () => ({ body: scholarshipBody }),
  },
  'academic/scholarships.update': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async ({ backend }) => ({ params: { id: await makeScholarship(backend) }, body: { places: 3 } }),
  },
  'academic/scholarships.remove': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async ({ backend }) => ({ params: { id: await makeScholarship(backend) } }),
  },
  'academic/suggestions.instead': { ...open, send: () => ({ query: { keyword: 'lwa', list: 'schools' } }) },
  'academic/suggestions.list': { ...open, send: () => ({ query: { keyword: 'law' } }) },
  'academic/categories.list': { ...open, send: () => ({}) },
  'academic/categories.get': {
    ...shared(everybody, gone),
    send: async (target) => ({ params: { id: await categoryOf(target) } }),
  },
  'academic/categories.create': {
    ...noRecord(only('advisor')),
    send: async (target) => {
      const field = await categoryOf(target);
      counter += 1;
      return { body: { field, name: `Major ${counter}`, nameNative: `ជំនាញ ${counter}` } };
    },
  },
  'academic/categories.update': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async (target) => ({ params: { id: await categoryOf(target) }, body: { name: 'Civil law' } }),
  },
  'academic/categories.remove': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async (target) => ({ params: { id: await categoryOf(target) } }),
  },
  'academic/subjects.list': { ...open, send: ({ school }) => ({ query: { schoolId: school.id } }) },
  'academic/subjects.get': [
    { ...publicRecord, send: async (target) => ({ params: { id: await programOf(target) } }) },
    {
      ...ofKeepers,
      send: async (target) => ({ params: { id: await programOf(target, { startDate: '2222-12-22' }) } }),
    },
  ],
  'academic/subjects.feeBands': { ...open, send: () => ({}) },
  'academic/subjects.latest': { ...open, send: () => ({}) },
  'academic/subjects.enrollment': { ...open, send: () => ({}) },
  'academic/subjects.create': {
    ...keepersOnly,
    names: 'body.schoolId',
    send: ({ school }) => ({
      body: {
        ...names,
        schoolId: school.id,
        degree: 'bachelor',
        tuitionFee: 600,
        startDate: '2027-01-04',
        endDate: '2030-12-20',
        durationMonths: 48,
        language: 'km',
        shift: 'morning',
      },
    }),
  },
  'academic/subjects.update': {
    ...ofCourse,
    send: async (target) => ({ params: { id: await programOf(target) }, body: { tuitionFee: '$700' } }),
  },
  'academic/subjects.remove': {
    ...ofCourse,
    send: async (target) => ({ params: { id: await programOf(target) } }),
  },
  'academic/reminders.list': { ...selfOnly, send: ({ owner }) => ({ params: { userId: owner.id } }) },
  'academic/reminders.add': {
    ...anyOrganization,
    send: async (target) => ({ params: { id: await programOf(target, { isFull: true }) } }),
  },
  'academic/reminders.remove': {
    ...ofOrganization(signedIn, signedIn, signedIn),
    send: async (target) => ({ params: { id: await programOf(target) } }),
  },
  'academic/structures.groups': { ...publicRecord, send: byCampus },
  'academic/structures.structures': { ...publicRecord, send: byCampus },
  'academic/structures.records': [
    { ...publicRecord, send: byCampus },
    {
      ...ofKeepers,
      send: async (target) => {
        const { id } = await closedSchool(target);
        return { params: { id: await makeCampus(target.backend, id) } };
      },
    },
  ],
  'academic/structures.configurations': { ...publicRecord, send: byId },
  'academic/studies.mine': {
    ...selfOnly,
    send: async ({ backend, owner }) => {
      // A school of its own: members of the target's school may see more there.
      const { id: schoolId } = await makeSchool(backend);
      const campusId = await makeCampus(backend, schoolId);
      await makeStudent(backend, { schoolId, campusId }, { userId: owner.id });
      return { params: { userId: owner.id } };
    },
  },
};
