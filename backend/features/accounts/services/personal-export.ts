import { type AnyColumn, and, eq, getTableName, inArray, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/backend/db/client';
import { onSnapshot } from '@/backend/db/table-rows';
import {
  absenceNotices,
  applicantEvents,
  applicantForms,
  applicants,
  applicantsApart,
  applicationMerges,
  applicationPapers,
  articles,
  attendances,
  auditLog,
  bankTerms,
  bankWaitingChanges,
  campaigns,
  challenges,
  contentVersions,
  courseAbsentees,
  courseStudents,
  documentRequests,
  emergencyContacts,
  fairs,
  followUps,
  guardianCodes,
  guardians,
  idempotencyKeys,
  issuedPapers,
  loanEvents,
  loanInstalments,
  loanPostings,
  loans,
  markChanges,
  markRequests,
  materialReads,
  outbox,
  partnerRequests,
  profileEntries,
  profileLinks,
  refereeRequests,
  profiles,
  questionViews,
  rateLimits,
  refreshTokens,
  schoolVisits,
  scores,
  signInSteps,
  students,
  studentStates,
  telegramKeys,
  termRemarks,
  users,
  vacancyApplications,
  vacancyEntries,
  vacancyHandovers,
} from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { deletedWithAccount, keptInPart } from './account-tables';

type Row = Record<string, unknown>;
type Child = { table: PgTable; key: AnyColumn; of: PgTable };

/**
 * Data about people that is left out of the export, each with the reason; a test names every table that is in
 * neither.
 */
export const notExported: readonly { table: PgTable; why: string }[] = [
  { table: challenges, why: 'hashes of codes; a name and number for the five minutes until they are proven' },
  { table: signInSteps, why: 'hashes, and a sealed token of a provider, for minutes' },
  { table: refreshTokens, why: 'hashes of tokens; their sessions are exported' },
  { table: guardianCodes, why: 'hashes of codes; `created_by` is who made one for a child at work' },
  { table: rateLimits, why: 'counters under hashed or technical names, for a day at most' },
  { table: telegramKeys, why: 'hashes of links to the bot, for minutes' },
  { table: idempotencyKeys, why: 'copies of answers about rows that are exported' },
  {
    table: applicationMerges,
    why: 'ids, and a copy for days of what the application that stays shows in its history',
  },
  { table: applicantsApart, why: 'pairs of ids; `said_by` is who looked at them at work' },
  { table: articles, why: 'an organization’s; `created_by` is who wrote them at work' },
  { table: contentVersions, why: 'versions of public texts; `author_id` is who saved them at work' },
  { table: partnerRequests, why: 'a school’s; `answered_by` is who answered it at work' },
  { table: applicantForms, why: 'a school’s; `created_by` is who changed them at work' },
  { table: bankTerms, why: 'a bank’s; `changed_by` is who set them at work' },
  { table: bankWaitingChanges, why: 'a bank’s; `asked_by` is the officer who asked at work' },
  { table: campaigns, why: 'an organization’s; `created_by` is who wrote them at work' },
  { table: fairs, why: 'an organization’s; `created_by` is who wrote them at work' },
  { table: schoolVisits, why: 'a school’s; `created_by` is who opened them at work' },
];

const children: Child[] = [
  { table: applicationPapers, key: applicationPapers.applicantId, of: applicants },
  { table: applicantEvents, key: applicantEvents.applicantId, of: applicants },
  { table: followUps, key: followUps.applicantId, of: applicants },
  { table: loanEvents, key: loanEvents.loanId, of: loans },
  { table: loanInstalments, key: loanInstalments.loanId, of: loans },
  { table: loanPostings, key: loanPostings.loanId, of: loans },
  { table: profileEntries, key: profileEntries.profileId, of: profiles },
  { table: profileLinks, key: profileLinks.profileId, of: profiles },
  { table: refereeRequests, key: refereeRequests.entryId, of: profileEntries },
  { table: vacancyEntries, key: vacancyEntries.applicationId, of: vacancyApplications },
  { table: vacancyHandovers, key: vacancyHandovers.applicationId, of: vacancyApplications },
  { table: courseAbsentees, key: courseAbsentees.studentId, of: students },
  { table: courseStudents, key: courseStudents.studentId, of: students },
  { table: absenceNotices, key: absenceNotices.studentId, of: students },
  { table: markRequests, key: markRequests.studentId, of: students },
  { table: attendances, key: attendances.studentId, of: students },
  { table: scores, key: scores.studentId, of: students },
  { table: materialReads, key: materialReads.studentId, of: students },
  { table: markChanges, key: markChanges.studentId, of: students },
  { table: documentRequests, key: documentRequests.studentId, of: students },
  { table: emergencyContacts, key: emergencyContacts.studentId, of: students },
  { table: guardians, key: guardians.studentId, of: students },
  { table: issuedPapers, key: issuedPapers.studentId, of: students },
  { table: termRemarks, key: termRemarks.studentId, of: students },
  { table: studentStates, key: studentStates.studentId, of: students },
];

/** Secrets, derived columns, and the staff member who acted. */
const hiddenColumns = new Set([
  'secretHash',
  'codeHash',
  'changedBy',
  'guardianPhoneDigest',
  'linkHash',
  'officerId',
  'firstOfficerId',
  'unseenReason',
  'ageReason',
  'providerToken',
  'searchFold',
  'nameFold',
  'personKeys',
  'actorId',
  'decidedBy',
  'createdBy',
  'updatedBy',
  'registeredBy',
  'invitedBy',
  'markedBy',
  'writtenBy',
  'answeredBy',
  'handledBy',
  'keyHash',
  'tokenHash',
  'issuedBy',
  'authorId',
  'offeredBy',
  'endedBy',
  'confirmedBy',
]);
const withoutHidden = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hiddenColumns.has(name)));

/** Without their texts, which contain codes and links; only to proven addresses of the person. */
const messagesTo = async (tx: Db, user: typeof users.$inferSelect): Promise<Row[]> => {
  const addresses = [
    user.phoneVerified ? user.phone : null,
    ...(user.emailVerified ? [user.email, user.email?.toLowerCase()] : []),
  ].filter((address) => typeof address === 'string');
  if (addresses.length === 0) return [];
  const { channel, recipient, subject, status, createdAt, sentAt } = outbox;
  return tx
    .select({ channel, recipient, subject, status, createdAt, sentAt })
    .from(outbox)
    .where(and(inArray(recipient, addresses), inArray(channel, ['sms', 'mail'])));
};

/** Actions of the person, and actions about them. */
const actsOf = (tx: Db, userId: string): Promise<Row[]> =>
  tx
    .select({ at: auditLog.at, action: auditLog.action, subject: auditLog.subject })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)));

const viewsOf = (tx: Db, userId: string): Promise<Row[]> =>
  tx
    .select({ questionId: questionViews.questionId, viewedAt: questionViews.viewedAt })
    .from(questionViews)
    .where(eq(questionViews.viewer, userId));

/** All rows about a person, by table, in one transaction so that they are consistent. @throws 404 */
export const exportPerson = (deps: Deps, userId: string) =>
  onSnapshot(deps.db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId));
    if (!account) throw notFound();
    const records: Record<string, Row[]> = {};
    const idsOf = new Map<PgTable, string[]>();
    for (const table of [...deletedWithAccount, ...keptInPart]) {
      if (notExported.some((each) => each.table === table)) continue;
      const rows: Row[] = await tx.select().from(table).where(eq(table.userId, userId));
      idsOf.set(
        table,
        rows.map((row) => String(row['id'])),
      );
      records[getTableName(table)] = rows.map(withoutHidden);
    }
    for (const { table, key, of } of children) {
      const ids = idsOf.get(of) ?? [];
      const rows: Row[] = ids.length > 0 ? await tx.select().from(table).where(inArray(key, ids)) : [];
      idsOf.set(
        table,
        rows.map((row) => String(row['id'])),
      );
      records[getTableName(table)] = rows.map(withoutHidden);
    }
    records[getTableName(outbox)] = await messagesTo(tx, account);
    records[getTableName(questionViews)] = await viewsOf(tx, userId);
    records[getTableName(auditLog)] = await actsOf(tx, userId);
    return {
      exportedAt: deps.clock.now().toISOString(),
      account: withoutHidden(account),
      records,
    };
  });
