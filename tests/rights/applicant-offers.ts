import { eq } from 'drizzle-orm';
import { applicants, resultProofs } from '@/backend/db/schema';
import { makeSchool } from '../support/make';
import { makeUpload } from '../support/uploads';
import { letPartnersDecide, letSchoolDecide, readers } from './partners-decide';
import { applicantOf } from './records';
import {
  everyOwner,
  hiding,
  keepers,
  never,
  only,
  refusing,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  staff,
  type Target,
  unknown,
} from './table';

/** Its person, and whoever decides at its school. */
const mineAndDeciders = rows(
  everyOwner,
  refusing(seenBy(...staff), 'partner', 'university'),
  unknown,
  unknown,
);
const mineOnly = rows(everyOwner, unknown, unknown, unknown);
/** Where the school decides alone, those of a partner and a university are refused, and others do not see it. */
const ofDeciders = rows(
  never(only(), 'visitor'),
  only(...staff),
  hiding(only(), ...keepers),
  hiding(only(), ...keepers),
);
const mineOfKeepers = rows(
  never(only(), 'visitor'),
  only(...keepers),
  hiding(only(), ...keepers),
  hiding(only(), ...keepers),
);

const paperDecision = async (target: Target) => ({
  params: { id: (await applicantOf(target)).id },
  body: { kind: 'birth-certificate', state: 'received', fileKey: null },
});

const provenApplicantOf = async (target: Target) => {
  const application = await applicantOf(target);
  const { backend, school, owner } = target;
  await backend.deps.db.delete(resultProofs).where(eq(resultProofs.userId, owner.id));
  await backend.deps.db.insert(resultProofs).values({
    userId: owner.id,
    kind: 'graduation',
    source: 'record',
    schoolId: school.id,
    applicantId: application.id,
    provenAt: backend.clock.now(),
  });
  return application;
};

/** What another school has read on a paper. */
const foreignProofOf = async ({ backend, owner }: Target) => {
  const { id: schoolId } = await makeSchool(backend);
  const [proof] = await backend.deps.db
    .insert(resultProofs)
    .values({
      userId: owner.id,
      kind: 'graduation',
      source: 'paper',
      schoolId,
      binds: true,
      provenAt: backend.clock.now(),
    })
    .returning({ id: resultProofs.id });
  return proof?.id;
};

/** Offers, and the papers and results that they rest on. */
export const offerRights: Rights = {
  'applicant/offers.setDay': {
    ...ofDeciders,
    send: async (target) => {
      await letSchoolDecide(target);
      const { id } = await applicantOf(target, 'accepted');
      return { params: { id }, body: { answerBy: '2030-01-01' } };
    },
  },
  'applicant/papers.send': {
    ...mineOnly,
    names: 'params.id',
    send: async (target) => {
      const { key: fileKey } = await makeUpload(target.backend, {
        userId: target.owner.id,
        purpose: 'application-document',
      });
      return {
        params: { id: (await applicantOf(target)).id },
        body: { kind: 'birth-certificate', fileKey },
      };
    },
  },
  'applicant/papers.remove': {
    ...mineOnly,
    names: 'params.id',
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { kind: 'birth-certificate' },
    }),
  },
  'applicant/papers.decide': [
    {
      ...ofDeciders,
      names: 'params.id',
      send: async (target) => {
        await letSchoolDecide(target);
        return paperDecision(target);
      },
    },
    {
      ...mineOfKeepers,
      shows: readers,
      names: 'params.id',
      send: async (target) => {
        await letPartnersDecide(target);
        return paperDecision(target);
      },
    },
  ],
  'applicant/results.prove': {
    ...ofDeciders,
    send: async (target) => {
      await letSchoolDecide(target);
      return {
        params: { id: (await applicantOf(target)).id },
        body: { kind: 'graduation', note: 'The register of the school.' },
      };
    },
  },
  'applicant/results.withdraw': {
    ...ofDeciders,
    send: async (target) => {
      await letSchoolDecide(target);
      const { id } = await provenApplicantOf(target);
      return { params: { id }, body: { kind: 'graduation', reason: 'Another name.' } };
    },
  },
  'applicant/results.object': {
    ...mineAndDeciders,
    names: 'params.id',
    send: async (target) => {
      await letSchoolDecide(target);
      const { id } = await applicantOf(target);
      return { params: { id }, body: { proofId: await foreignProofOf(target), reason: 'Another person.' } };
    },
  },
  'applicant/offers.keep': {
    ...ofDeciders,
    send: async (target) => {
      await letSchoolDecide(target);
      const { id } = await applicantOf(target, 'accepted');
      await target.backend.deps.db
        .update(applicants)
        .set({ offerCondition: 'met', offerMinimumGrade: 'C', offerDoubtSince: target.backend.clock.now() })
        .where(eq(applicants.id, id));
      return { params: { id }, body: { reason: 'The ministry confirmed it.' } };
    },
  },
  'applicant/offers.answer': {
    ...mineOnly,
    names: 'params.id',
    send: async (target) => {
      // One place is accepted at a time.
      await target.backend.deps.db
        .update(applicants)
        .set({ offerAnswer: 'declined' })
        .where(eq(applicants.userId, target.owner.id));
      return { params: { id: (await applicantOf(target, 'accepted')).id }, body: { answer: 'accepted' } };
    },
  },
  'applicant/offers.order': {
    ...selfOnly,
    send: async (target) => ({
      params: { id: target.owner.id },
      body: { applicantIds: [(await applicantOf(target)).id] },
    }),
  },
};
