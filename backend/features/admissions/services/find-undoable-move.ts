import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { applicantEvents, type applicants, type StoredRow, students } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';

/** The move that made this version of an application, with what it replaced, where the caller has made it; else null. */
export async function findUndoableMove(
  db: Db,
  row: typeof applicants.$inferSelect,
  caller: Caller,
): Promise<{ fromStatus: string; before: StoredRow } | null> {
  const [move] = await db
    .select({ fromStatus: applicantEvents.fromStatus, undo: applicantEvents.undo })
    .from(applicantEvents)
    .where(
      and(
        eq(applicantEvents.applicantId, row.id),
        eq(applicantEvents.actorId, caller.id),
        sql`${applicantEvents.undo} ->> 'version' = ${String(row.version)}`,
      ),
    );
  if (!move?.undo || move.fromStatus === null) return null;
  if ((await db.$count(students, eq(students.applicantId, row.id))) > 0) return null;
  const { version: _, ...before } = move.undo;
  return { fromStatus: move.fromStatus, before };
}
