import { applicationMerges } from '@/backend/db/schema';
import { newReferenceCode } from '@/backend/services/applicant/reference-code';
import { mergeLimits } from '@/lib/domain/limits';
import { applicantOf, idOf } from './records';
import { noRecord, type Rights, rows, type Target } from './table';

const ofStaff = rows('-3333333', '13++3333', '13443333', '13443333');

/** Two applications of the person to the school, joined by hand; there is nothing to put back. */
const mergeOf = async (target: Target): Promise<string> => {
  const { backend, owner, school } = target;
  const { id: keptId } = await applicantOf(target);
  const { id: lostId } = await applicantOf(target);
  const now = backend.clock.now();
  const nothing = { events: [], written: [], followUps: [], students: [], consents: [], papers: [] };
  return idOf(
    backend.deps.db
      .insert(applicationMerges)
      .values({
        schoolId: school.id,
        userId: owner.id,
        keptId,
        lostId,
        lostReferenceCode: newReferenceCode(),
        mergedBy: owner.id,
        mergedAt: now,
        undoUntil: new Date(now.getTime() + mergeLimits.undoDays * 86_400_000),
        snapshot: { lost: null, kept: { before: {}, after: {} }, person: null, ...nothing },
      })
      .returning({ id: applicationMerges.id }),
  );
};

export const mergeRights: Rights = {
  'applicant/imports.run': {
    ...noRecord('13++3333'),
    send: () => ({ body: { csv: 'school,phone\nNOBODY,012345678', dryRun: true } }),
  },
  'applicant/merges.duplicates': {
    ...noRecord('13++3333'),
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/merges.setApart': {
    ...ofStaff,
    names: 'params.id',
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { otherId: (await applicantOf(target)).id },
    }),
  },
  'applicant/merges.create': {
    ...ofStaff,
    names: 'params.id',
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { lostId: (await applicantOf(target)).id, lostVersion: 1 },
      version: 1,
    }),
  },
  'applicant/merges.list': { ...noRecord('13++3333'), send: () => ({}) },
  'applicant/merges.undo': {
    ...ofStaff,
    names: 'params.id',
    send: async (target) => ({ params: { id: await mergeOf(target) } }),
  },
};
