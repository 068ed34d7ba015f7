import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  interviews,
  savedSearches,
  vacancies,
  vacancyApplications,
  vacancyHandovers,
} from '@/backend/db/schema';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { makeCompany } from '../support/recruitment';
import { makeUpload } from '../support/uploads';
import { vacancyApplicationOf } from './recruitment-records';
import { idOf } from './records';
import { everybody, noRecord, publicRecord, type Rights, selfOnly, staffOnly, type Target } from './table';

const dayMs = 86_400_000;
const hourIn = ({ backend }: Target, days: number) =>
  new Date(backend.clock.now().getTime() + days * dayMs).toISOString();
const place = { en: 'Office', km: 'ការិយាល័យ' };

/** An application at a checked employer. */
const applicationOf = async (target: Target) => {
  const { id: applicationId, vacancyId } = await vacancyApplicationOf(target);
  const companyId = await makeCompany(target.backend, { organizationId: target.school.id });
  await target.backend.deps.db.update(vacancies).set({ companyId }).where(eq(vacancies.id, vacancyId));
  return { orgId: target.school.id, applicationId };
};

const handoverOf = async (target: Target) => {
  const params = await applicationOf(target);
  const key = randomBytes(16).toString('base64url');
  const now = target.backend.clock.now();
  const handoverId = await idOf(
    target.backend.deps.db
      .insert(vacancyHandovers)
      .values({
        applicationId: params.applicationId,
        keyHash: hashToken(key),
        recipient: 'Lotus',
        createdAt: now,
        expiresAt: new Date(now.getTime() + dayMs),
      })
      .returning({ id: vacancyHandovers.id }),
  );
  return { params, key, handoverId };
};

const interviewOf = async (target: Target) => {
  const params = await applicationOf(target);
  const slots = [1, 2, 3].map((days) => hourIn(target, days));
  const now = target.backend.clock.now();
  const interviewId = await idOf(
    target.backend.deps.db
      .insert(interviews)
      .values({
        applicationId: params.applicationId,
        userId: target.owner.id,
        slots,
        minutes: 30,
        place: { ...place, en: target.secret },
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: interviews.id }),
  );
  return { params, interviewId, slots };
};

const searchOf = ({ backend, owner, school, secret }: Target) =>
  idOf(
    backend.deps.db
      .insert(savedSearches)
      .values({
        userId: owner.id,
        organizationId: school.id,
        filter: { keyword: secret },
        createdAt: backend.clock.now(),
      })
      .returning({ id: savedSearches.id }),
  );

const theKey = 'The key of the link was given to an employer.';
const byKey = { visitor: theKey, student: theKey, partner: theKey, university: theKey, teacher: theKey };
const ofKey = noRecord(everybody, 'Whoever has the key of the link may read.');

/** The work on one application for a vacancy, and what leads to it. */
export const hiringRights: Rights = {
  'recruitment/applicant-work.addNote': {
    ...staffOnly,
    send: async (target) => ({ params: await applicationOf(target), body: { words: 'Called.' } }),
  },
  'recruitment/applicant-work.handOn': {
    ...staffOnly,
    send: async (target) => ({ params: await applicationOf(target), body: { recipient: 'Lotus' } }),
  },
  'recruitment/applicant-work.takeBack': {
    ...staffOnly,
    send: async (target) => {
      const { params, handoverId } = await handoverOf(target);
      return { params: { ...params, handoverId } };
    },
  },
  'recruitment/applicant-work.offerInterview': {
    ...staffOnly,
    send: async (target) => ({
      params: await applicationOf(target),
      body: { slots: [1, 2, 3].map((days) => hourIn(target, days)), place },
    }),
  },
  'recruitment/applicant-work.callOffInterview': {
    ...staffOnly,
    send: async (target) => {
      const { params, interviewId } = await interviewOf(target);
      return { params: { ...params, interviewId } };
    },
  },
  'recruitment/handed-applications.read': {
    ...ofKey,
    shows: byKey,
    send: async (target) => ({ body: { key: (await handoverOf(target)).key } }),
  },
  'recruitment/handed-applications.file': {
    ...ofKey,
    send: async (target) => {
      const { params, key: linkKey } = await handoverOf(target);
      const { key } = await makeUpload(target.backend, { userId: target.owner.id, purpose: 'cv' });
      await target.backend.deps.db
        .update(vacancyApplications)
        .set({ file: { key, fileName: 'cv.pdf', fileType: 'application/pdf' } })
        .where(eq(vacancyApplications.id, params.applicationId));
      return { body: { key: linkKey } };
    },
  },
  'recruitment/own-interviews.list': {
    ...selfOnly,
    send: async (target) => {
      await interviewOf(target);
      return { params: { userId: target.owner.id } };
    },
  },
  'recruitment/own-interviews.pick': {
    ...selfOnly,
    send: async (target) => {
      const { interviewId, slots } = await interviewOf(target);
      return { params: { userId: target.owner.id, interviewId }, body: { startsAt: slots[0] ?? '' } };
    },
  },
  'recruitment/own-interviews.decline': {
    ...selfOnly,
    send: async (target) => {
      const { interviewId } = await interviewOf(target);
      return { params: { userId: target.owner.id, interviewId }, body: { words: 'Exam day' } };
    },
  },
  'recruitment/vacancy-search.instead': {
    ...publicRecord,
    send: ({ school }) => ({ params: { orgId: school.id }, query: { keyword: 'accountent' } }),
  },
  'recruitment/vacancy-search.list': {
    ...selfOnly,
    send: async (target) => {
      await searchOf(target);
      return { params: { orgId: target.school.id, userId: target.owner.id } };
    },
  },
  'recruitment/vacancy-search.save': {
    ...selfOnly,
    send: (target) => ({
      params: { orgId: target.school.id, userId: target.owner.id },
      body: { keyword: 'cook' },
    }),
  },
  'recruitment/vacancy-search.end': {
    ...selfOnly,
    send: async (target) => ({
      params: { orgId: target.school.id, userId: target.owner.id, searchId: await searchOf(target) },
    }),
  },
};
