import { desc, eq } from 'drizzle-orm';
import type { Step } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicantEntry } from '@/lib/contract/careers/applicant-work';
import { users, vacancyEntries } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { AnyAct } from '@/backend/core/access/act';
import { stepOf } from '@/backend/features/admissions/services/applicant-views';
import { fullName } from '@/lib/domain/people/person-name';

type Entry = Pick<
  typeof vacancyEntries.$inferInsert,
  'applicationId' | 'kind' | 'status' | 'words' | 'message'
>;

/** Adds a line to the history of an application. */
export async function addEntry(act: AnyAct, entry: Entry): Promise<void> {
  await act.tx.insert(vacancyEntries).values({ ...entry, authorId: act.caller?.id ?? null, at: act.now });
}

/** The history of an application, the latest first. */
export async function entriesOf(db: Db, applicationId: string, steps: Step[]): Promise<ApplicantEntry[]> {
  const rows = await db
    .select({ entry: vacancyEntries, firstName: users.firstName, lastName: users.lastName })
    .from(vacancyEntries)
    .leftJoin(users, eq(users.id, vacancyEntries.authorId))
    .where(eq(vacancyEntries.applicationId, applicationId))
    .orderBy(desc(vacancyEntries.at), desc(vacancyEntries.id));
  return rows.map(({ entry, firstName, lastName }) => ({
    entryId: entry.id,
    kind: entry.kind,
    by: lastName === null ? null : fullName({ lastName, firstName: firstName ?? '' }),
    step: entry.status === null ? null : stepOf(steps, entry.status),
    words: entry.words,
    message: entry.message,
    at: entry.at.toISOString(),
  }));
}
