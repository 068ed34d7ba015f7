import { eq } from 'drizzle-orm';
import { applicantEvents, applicationConsents, followUps, students } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { mergePapers } from './merge-papers';

/** What hangs on the application that leaves. */
export const moveChildren = async (act: AnyAct, keptId: string, lostId: string) => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const set = { applicantId: keptId };
  const { id } = applicantEvents;
  return {
    events: idsOf(
      await act.tx
        .update(applicantEvents)
        .set(set)
        .where(eq(applicantEvents.applicantId, lostId))
        .returning({ id }),
    ),
    followUps: idsOf(
      await act.tx
        .update(followUps)
        .set(set)
        .where(eq(followUps.applicantId, lostId))
        .returning({ id: followUps.id }),
    ),
    students: idsOf(
      await act.tx
        .update(students)
        .set(set)
        .where(eq(students.applicantId, lostId))
        .returning({ id: students.id }),
    ),
    consents: idsOf(
      await act.tx
        .update(applicationConsents)
        .set(set)
        .where(eq(applicationConsents.applicantId, lostId))
        .returning({ id: applicationConsents.id }),
    ),
    papers: await mergePapers(act, keptId, lostId),
  };
};
