import { and, asc, eq, inArray, lte, ne, notExists, notInArray, sql } from 'drizzle-orm';
import { acceptedStep } from '@/lib/domain/applications/applicant-steps';
import {
  accountDeletions,
  applicants,
  applicationPapers,
  contentRevisions,
  documentRequests,
  followUps,
  forumMessages,
  idempotencyKeys,
  loans,
  notifications,
  outbox,
  questions,
  questionViews,
  students,
  users,
} from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import { deletedWithAccount } from '@/backend/services/user/account-tables';
import { purgeEveryMs, purgeFirstAfterMs } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/services/access/act';
import { forgetBorrower } from '@/backend/services/marketing/forget-borrower';
import { announceRemovals } from '@/backend/services/forum/forum-messages';
import { runEvery } from './run-every';

const batchMax = 50;
/** So many have one cause, such as a database that went away. */
const failuresMax = 50;

type User = typeof users.$inferSelect;

/** The row stays without personal data, because decided applications of schools refer to it. */
const emptyRow = {
  phone: null,
  email: null,
  phoneVerified: false,
  emailVerified: false,
  firstName: 'Deleted',
  lastName: 'account',
  firstNameKm: null,
  lastNameKm: null,
  gender: null,
  dob: null,
  nationality: null,
  province: null,
  currentSchool: null,
  avatarKey: null,
  secretHash: null,
  enabled: false,
} satisfies Partial<User>;

const forget = async (act: AnyAct, user: User): Promise<void> => {
  const { tx } = act;
  const notAccepted = ne(applicants.status, acceptedStep.key);
  await act.tx.delete(applicants).where(and(eq(applicants.userId, user.id), notAccepted));
  await act.tx
    .update(contentRevisions)
    .set({ userId: null, contact: null })
    .where(eq(contentRevisions.userId, user.id));
  // Notes of staff were work on an application; of the accepted one its own words and history stay.
  const decided = tx.select({ id: applicants.id }).from(applicants).where(eq(applicants.userId, user.id));
  await act.tx.delete(followUps).where(inArray(followUps.applicantId, decided));
  await act.tx
    .update(applicationPapers)
    .set({ fileKey: null, reason: null })
    .where(inArray(applicationPapers.applicantId, decided));
  const records = tx.select({ id: students.id }).from(students).where(eq(students.userId, user.id));
  await act.tx
    .update(documentRequests)
    .set({ email: null })
    .where(inArray(documentRequests.studentId, records));
  await forgetBorrower(act, user.id);
  await act.tx.delete(questionViews).where(eq(questionViews.viewer, user.id));
  await act.tx.delete(notifications).where(eq(notifications.namedId, user.id));
  await act.tx.update(questions).set({ userId: null }).where(eq(questions.userId, user.id));
  await act.tx.update(students).set({ userId: null }).where(eq(students.userId, user.id));
  // An unproven address may belong to somebody else; messages to it are deleted after their days in the outbox.
  const email = user.emailVerified ? user.email : null;
  const recipients = [user.phoneVerified ? user.phone : null, email, email?.toLowerCase()].filter(
    (value) => typeof value === 'string',
  );
  if (recipients.length > 0) await act.tx.delete(outbox).where(inArray(outbox.recipient, recipients));
  // Contact mails of the person, written signed in or under a proven address.
  await act.tx.delete(outbox).where(eq(outbox.userId, user.id));
  if (email) await act.tx.delete(outbox).where(eq(sql`lower(${outbox.replyTo})`, email.toLowerCase()));
  await act.tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, user.id));
  const said = await tx
    .select({ id: forumMessages.id, questionId: forumMessages.questionId })
    .from(forumMessages)
    .where(eq(forumMessages.userId, user.id));
  await announceRemovals(act, said);
  for (const table of deletedWithAccount) await act.tx.delete(table).where(eq(table.userId, user.id));
  await act.tx
    .update(users)
    .set({ ...emptyRow, updatedAt: act.now })
    .where(eq(users.id, user.id));
  act.note('account-purged', user.id);
};

/** A bank has paid and is not paid back: the account stays until the loan is settled. */
const owesNothing = (db: Db) =>
  notExists(
    db
      .select({ id: loans.id })
      .from(loans)
      .where(and(eq(loans.userId, accountDeletions.userId), eq(loans.status, 'paid-out'))),
  );

const purgeOne = (deps: Deps, userId: string): Promise<boolean> =>
  runAct(deps, { caller: null }, async (act) => {
    const { tx, now } = act;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [due] = await act.tx
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now), owesNothing(tx)))
      .returning();
    if (!user || !due) return false;
    await forget(act, user);
    return true;
  });

/**
 * Deletes the accounts whose grace period is over, each in its own transaction, until none is left or the process stops:
 * the next run, here or after a restart, goes on with the rest.
 * @returns how many were deleted; one that fails is logged and left for the next run.
 */
export async function purgeAccounts(deps: Deps): Promise<number> {
  const failed: string[] = [];
  let purged = 0;
  const purgeDue = async (userId: string) => {
    try {
      if (await purgeOne(deps, userId)) purged += 1;
    } catch (error) {
      failed.push(userId);
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      deps.log.error('purge', { userId, reason: cause instanceof Error ? cause.message : 'unknown' });
    }
  };
  while (failed.length < failuresMax) {
    const due = await deps.db
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(
        and(
          lte(accountDeletions.dueAt, deps.clock.now()),
          notInArray(accountDeletions.userId, failed),
          owesNothing(deps.db),
        ),
      )
      .orderBy(asc(accountDeletions.dueAt))
      .limit(batchMax);
    if (due.length === 0) break;
    for (const { userId } of due) {
      if (deps.health?.stopping) return purged;
      await purgeDue(userId);
    }
  }
  return purged;
}

/** Deletes due accounts soon after the start, and then every hour. */
export const runPurge = (deps: Deps) =>
  runEvery(deps, {
    name: 'purge',
    firstAfterMs: purgeFirstAfterMs,
    everyMs: purgeEveryMs,
    run: () => purgeAccounts(deps),
  });
