import { letPartnersDecide, letSchoolDecide } from './partners-decide';
import { applicationMerges } from '@/backend/db/schema';
import { newReferenceCode } from '@/backend/features/admissions/services/reference-code';
import { mergeLimits } from '@/lib/domain/limits';
import { applicantOf, idOf } from './records';
import { hiding, keepers, never, noRecord, only, type Rights, rows, staff, type Target } from './table';

const shows = {
  partner: 'A partner reads who applies to its school.',
  university: 'A university reads who applies to it.',
};
/** Those who work on the applications of a school. */
const ofKeepers = rows(
  never(only(), 'visitor'),
  only(...keepers),
  hiding(only(), ...keepers),
  hiding(only(), ...keepers),
);
/** Those who decide there. */
const ofDeciders = rows(
  never(only(), 'visitor'),
  only(...staff),
  hiding(only(), ...keepers),
  hiding(only(), ...keepers),
);

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

const listOfResults = {
  body: { csv: 'exam,year,grade\nbacii,2026,B', fileName: 'list.csv', dryRun: true },
};

export const mergeRights: Rights = {
  'applicant/imports.run': {
    ...noRecord(only(...keepers)),
    send: () => ({ body: { csv: 'school,phone\nNOBODY,012345678', dryRun: true } }),
  },
  'applicant/result-lists.run': [
    {
      ...noRecord(only(...staff)),
      send: async (target) => {
        await letSchoolDecide(target);
        return listOfResults;
      },
    },
    {
      ...noRecord(only(...keepers)),
      send: async (target) => {
        await letPartnersDecide(target);
        return listOfResults;
      },
    },
  ],
  'applicant/merges.duplicates': {
    ...noRecord(only(...keepers)),
    shows,
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'applicant/merges.setApart': {
    ...ofKeepers,
    names: 'params.id',
    send: async (target) => ({
      params: { id: (await applicantOf(target)).id },
      body: { otherId: (await applicantOf(target)).id },
    }),
  },
  'applicant/merges.create': {
    ...ofDeciders,
    names: 'params.id',
    send: async (target) => {
      await letSchoolDecide(target);
      return {
        params: { id: (await applicantOf(target)).id },
        body: { lostId: (await applicantOf(target)).id, lostVersion: 1 },
        version: 1,
      };
    },
  },
  'applicant/merges.list': { ...noRecord(only(...keepers)), shows, send: () => ({}) },
  'applicant/merges.undo': {
    ...ofDeciders,
    names: 'params.id',
    send: async (target) => {
      await letSchoolDecide(target);
      return { params: { id: await mergeOf(target) } };
    },
  },
};
