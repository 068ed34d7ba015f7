import { type AnyColumn, eq, getTableName, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  applicantEvents,
  applicants,
  attendances,
  auditLog,
  challenges,
  courseStudents,
  documentRequests,
  loanEvents,
  loans,
  profileEntries,
  profiles,
  scores,
  signInSteps,
  students,
  users,
} from '../db/schema';
import type { Deps } from '../deps';
import { notFound } from '../errors';
import { deletedWithAccount, keptInPart } from './purge-accounts';

type Row = Record<string, unknown>;
type Child = { table: PgTable; key: AnyColumn; of: PgTable };

/** Hashes and codes only: nothing that a person could read. */
export const notExported = [challenges, signInSteps] as const;

/** What staff note for themselves (`follow_ups`) is not among them: the applicant never sees it. */
const children: Child[] = [
  { table: applicantEvents, key: applicantEvents.applicantId, of: applicants },
  { table: loanEvents, key: loanEvents.loanId, of: loans },
  { table: profileEntries, key: profileEntries.profileId, of: profiles },
  { table: courseStudents, key: courseStudents.studentId, of: students },
  { table: attendances, key: attendances.studentId, of: students },
  { table: scores, key: scores.studentId, of: students },
  { table: documentRequests, key: documentRequests.studentId, of: students },
];

/** Secrets, what is derived from other columns, and who on the other side did something. */
const hiddenColumns = new Set([
  'secretHash',
  'providerToken',
  'searchFold',
  'actorId',
  'createdBy',
  'updatedBy',
  'registeredBy',
]);
const withoutHidden = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hiddenColumns.has(name)));

/** All rows about a person, by table, in one transaction so that they fit together. @throws 404 */
export const exportPerson = (deps: Deps, userId: string) =>
  deps.db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId));
    if (!account) throw notFound();
    const records: Record<string, Row[]> = {};
    const idsOf = new Map<PgTable, string[]>();
    for (const table of [...deletedWithAccount, ...keptInPart]) {
      if (notExported.some((each) => each === table)) continue;
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
      records[getTableName(table)] = rows.map(withoutHidden);
    }
    const acts = await tx
      .select({ at: auditLog.at, action: auditLog.action, subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.actorId, userId));
    return {
      exportedAt: deps.clock.now().toISOString(),
      account: withoutHidden(account),
      records: { ...records, audit_log: acts },
    };
  });
