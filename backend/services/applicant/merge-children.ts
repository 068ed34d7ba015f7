import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { applicantEvents, applicationConsents, followUps, students } from '@/backend/db/schema';
import { mergePapers } from './merge-papers';

/** What hangs on the application that leaves. */
export const moveChildren = async (tx: Db, keptId: string, lostId: string) => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const set = { applicantId: keptId };
  const { id } = applicantEvents;
  return {
    events: idsOf(
      await tx
        .update(applicantEvents)
        .set(set)
        .where(eq(applicantEvents.applicantId, lostId))
        .returning({ id }),
    ),
    followUps: idsOf(
      await tx
        .update(followUps)
        .set(set)
        .where(eq(followUps.applicantId, lostId))
        .returning({ id: followUps.id }),
    ),
    students: idsOf(
      await tx
        .update(students)
        .set(set)
        .where(eq(students.applicantId, lostId))
        .returning({ id: students.id }),
    ),
    consents: idsOf(
      await tx
        .update(applicationConsents)
        .set(set)
        .where(eq(applicationConsents.applicantId, lostId))
        .returning({ id: applicationConsents.id }),
    ),
    papers: await mergePapers(tx, keptId, lostId),
  };
};
