import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { profiles } from '@/backend/db/schema';
import { type SectionKind, sectionKinds } from '@/lib/contract/profiles/profile-section';
import { makeUpload } from '../support/uploads';
import {
  endedRegistrationOf,
  entryOf,
  profileLinkOf,
  profileOf,
  registrationOf,
  vacancyApplicationOf,
  vacancyOf,
} from './recruitment-records';
import {
  anyOrganization,
  everybody,
  everyOwner,
  noRecord,
  publicRecord,
  type Right,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  signedIn,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';

const ofOwner = rows(everyOwner, unknown, unknown, unknown);
const readByStaff = rows(everyOwner, seenBy(...staff), unknown, unknown);
const change = { aboutMe: 'Hello' };

const byId = async (target: Target) => ({ orgId: target.school.id, id: await profileOf(target) });
const byUser = async (target: Target) => {
  await profileOf(target);
  return { orgId: target.school.id, userId: target.owner.id };
};
const allParts = { contacts: true, location: true, photo: true, referees: true };

const noParts = { contacts: false, location: false, photo: false, referees: false };

/** Shared with everyone; what is not opened stays hidden. */
const isShared = (
  params: (target: Target) => Promise<Record<string, string>>,
  openParts = noParts,
): Right => ({
  ...rows(everyOwner, everybody, everybody, unknown),
  send: async (target) => {
    const call = { params: await params(target) };
    const here = and(
      eq(profiles.organizationId, target.school.id),
      eq(profiles.userId, target.owner.id),
      eq(profiles.isDeleted, false),
    );
    await target.backend.deps.db
      .update(profiles)
      .set({ shared: true, aboutMe: 'For all', openParts })
      .where(here);
    return call;
  },
});

const isSharedAmongSignedIn = (params: (target: Target) => Promise<Record<string, string>>): Right => ({
  ...isShared(params, allParts),
  ...rows(everyOwner, signedIn, signedIn, unknown),
});

const bodies: Record<SectionKind, object> = {
  education: {
    degreeName: 'Bachelor',
    schoolName: 'School',
    fieldOfStudy: 'Law',
    startDate: '2020-01-01',
    endDate: '2024-01-01',
  },
  experience: {
    jobTitle: 'Clerk',
    companyName: 'Lotus',
    jobDescription: 'Papers',
    experienceType: 'full-time',
  },
  achievement: { title: 'Prize', issuingOrganization: 'Sala', dateReceived: '2026-01-05' },
  reference: { name: 'Chan Sophea', position: 'Teacher' },
  certificate: { name: 'IELTS', dateEarned: '2026-01-05' },
  attribute: { kind: 'hobby', name: 'Chess' },
};

const sectionRights = (kind: SectionKind): Rights => {
  const entry = async (target: Target) => {
    const { orgId, id } = await byId(target);
    return { orgId, id, subId: await entryOf(target, id, kind, bodies[kind]) };
  };
  return {
    [`recruitment/${kind}.create`]: {
      ...ofOwner,
      send: async (target) => ({ params: await byId(target), body: bodies[kind] }),
    },
    [`recruitment/${kind}.list`]: [
      { ...readByStaff, send: async (target) => ({ params: await entry(target) }) },
      isSharedAmongSignedIn(entry),
    ],
    [`recruitment/${kind}.get`]: [
      { ...readByStaff, send: async (target) => ({ params: await entry(target) }) },
      isSharedAmongSignedIn(entry),
    ],
    [`recruitment/${kind}.update`]: {
      ...ofOwner,
      send: async (target) => ({ params: await entry(target), body: {} }),
    },
    [`recruitment/${kind}.remove`]: { ...ofOwner, send: async (target) => ({ params: await entry(target) }) },
  };
};

const theKey = 'The key of the link is given by its person.';
const byKey = { visitor: theKey, student: theKey, partner: theKey, university: theKey, teacher: theKey };

const byOrganization = ({ school }: Target) => ({ params: { orgId: school.id } });
const registrant = { firstName: 'Dara', lastName: 'Sok', phone: '012 345 678' };

export const recruitmentRights: Rights = {
  'recruitment/profiles.list': {
    ...staffOnly,
    send: async (target) => {
      await profileOf(target);
      return byOrganization(target);
    },
  },
  'recruitment/profiles.create': {
    ...anyOrganization,
    send: async (target) => {
      if (target.caller) await profileOf({ ...target, owner: target.caller, secret: 'own words' });
      await target.backend.deps.db
        .update(profiles)
        .set({ isDeleted: true })
        .where(eq(profiles.organizationId, target.school.id));
      return {
        ...byOrganization(target),
        body: { firstName: 'Dara', lastName: 'Sok', email: 'dara@demo.example', phoneNumber: '012 345 678' },
      };
    },
  },
  'recruitment/profiles.get': [
    { ...readByStaff, send: async (target) => ({ params: await byId(target) }) },
    isShared(byId),
  ],
  'recruitment/profiles.update': {
    ...ofOwner,
    send: async (target) => ({ params: await byId(target), body: change }),
  },
  'recruitment/profiles.remove': { ...ofOwner, send: async (target) => ({ params: await byId(target) }) },
  'recruitment/profiles.getOfUser': [
    { ...readByStaff, send: async (target) => ({ params: await byUser(target) }) },
    isShared(byUser),
  ],
  'recruitment/profiles.updateOfUser': {
    ...selfOnly,
    send: async (target) => ({ params: await byUser(target), body: change }),
  },
  'recruitment/profiles.removeOfUser': {
    ...selfOnly,
    send: async (target) => ({ params: await byUser(target) }),
  },
  'recruitment/profile-work.order': {
    ...ofOwner,
    send: async (target) => ({ params: await byId(target), body: { kind: 'education' as const, ids: [] } }),
  },
  'recruitment/profile-work.sync': { ...ofOwner, send: async (target) => ({ params: await byId(target) }) },
  'recruitment/profile-work.cv': { ...ofOwner, send: async (target) => ({ params: await byId(target) }) },
  'recruitment/profile-links.list': { ...ofOwner, send: async (target) => ({ params: await byId(target) }) },
  'recruitment/profile-links.isOpen': {
    ...publicRecord,
    send: async (target) => {
      const params = await byUser(target);
      await profileLinkOf(target, await profileOf(target));
      return { params };
    },
  },
  'recruitment/profile-links.create': {
    ...ofOwner,
    send: async (target) => ({ params: await byId(target), body: { label: 'Bank', openParts: {} } }),
  },
  'recruitment/profile-links.revoke': {
    ...ofOwner,
    send: async (target) => {
      const params = await byId(target);
      return { params: { ...params, linkId: (await profileLinkOf(target, params.id)).linkId } };
    },
  },
  'recruitment/profile-links.read': {
    ...noRecord(everybody, 'Whoever has the key of the link may read.'),
    shows: byKey,
    send: async (target) => ({
      body: { key: (await profileLinkOf(target, await profileOf(target))).key },
    }),
  },
  'recruitment/profile-links.cv': {
    ...noRecord(everybody, 'Whoever has the key of the link may read.'),
    send: async (target) => ({
      body: { key: (await profileLinkOf(target, await profileOf(target))).key },
    }),
  },
  'recruitment/complete-profiles.get': [
    { ...readByStaff, send: async (target) => ({ params: await byId(target) }) },
    isShared(byId),
  ],
  'recruitment/complete-profiles.getOfUser': [
    { ...readByStaff, send: async (target) => ({ params: await byUser(target) }) },
    isShared(byUser),
  ],
  ...Object.assign({}, ...sectionKinds.map(sectionRights)),
  'recruitment/vacancies.list': { ...publicRecord, send: byOrganization },
  'recruitment/vacancies.get': {
    ...publicRecord,
    send: async (target) => ({ params: { orgId: target.school.id, id: await vacancyOf(target) } }),
  },
  'recruitment/vacancies.applicants': {
    ...staffOnly,
    send: async (target) => {
      const { vacancyId: id } = await vacancyApplicationOf(target);
      return { params: { orgId: target.school.id, id } };
    },
  },
  'recruitment/vacancy-work.applicant': {
    ...staffOnly,
    send: async (target) => {
      const { id: applicationId, vacancyId: id } = await vacancyApplicationOf(target);
      return { params: { orgId: target.school.id, id, applicationId } };
    },
  },
  'recruitment/vacancies.steps': { ...publicRecord, send: byOrganization },
  'recruitment/vacancies.schema': { ...publicRecord, send: byOrganization },
  'recruitment/vacancies.apply': {
    ...selfOnly,
    send: async (target) => {
      const { backend, owner, school } = target;
      const cv = {
        userId: owner.id,
        purpose: 'cv' as const,
        key: `users/${owner.id}/cv/${randomUUID()}.pdf`,
      };
      const { key } = await makeUpload(backend, cv);
      const file = { key, fileName: 'cv.pdf', fileType: 'application/pdf' };
      const params = { orgId: school.id, userId: owner.id, vacancyId: await vacancyOf(target) };
      return { params, body: { method: 'upload', file } };
    },
  },
  'recruitment/vacancies.applyPublic': {
    ...publicRecord,
    send: async (target) => ({
      ...byOrganization(target),
      body: { ...registrant, vacancyId: await vacancyOf(target), message: 'Hello' },
    }),
  },
  'recruitment/registrations.centers': { ...publicRecord, send: byOrganization },
  'recruitment/registrations.register': {
    ...anyOrganization,
    send: async (target) => ({
      ...byOrganization(target),
      body: {
        ...registrant,
        careerCenterId: await registrationOf(
          target.caller ? { ...target, owner: target.caller, secret: 'own words' } : target,
        ),
        situation: 'university',
        interests: ['internship'],
      },
    }),
  },
  'recruitment/registrations.list': {
    ...staffOnly,
    send: async (target) => {
      await registrationOf(target);
      return byOrganization(target);
    },
  },
  'recruitment/registrations.remind': {
    ...staffOnly,
    names: 'send',
    send: async (target) => {
      const made = await endedRegistrationOf(target);
      const registrationId = target.ownership === 'missing' ? randomUUID() : made;
      return { ...byOrganization(target), body: { rows: [{ registrationId }] } };
    },
  },
  'recruitment/registrations.get': {
    ...anyOrganization,
    send: async (target) => {
      await registrationOf(target);
      return byOrganization(target);
    },
  },
};
