import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '@/lib/contract/accounts/audit-log';
import { auditLog, users } from '@/backend/db/schema';
import { readRaw } from '@/backend/db/table-rows';
import type { Deps } from '@/backend/deps';
import { listJoined } from '@/backend/lists/list-page';
import { isNamed } from '@/backend/lists/name-search';
import { endOfDayInCambodia, startOfDayInCambodia } from '@/lib/domain/dates/cambodian-days';

export interface AuditQuestion {
  actorId?: string | undefined;
  keyword?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  start: number;
  limit: number;
}

/** How many entries people of that name have: each name is folded once, however often somebody did something. */
const countDoneBy = (name: string, where: SQL | undefined): SQL => sql`select coalesce(sum(done.entries), 0)
  from (select ${auditLog.actorId} as actor_id, count(*) as entries from ${auditLog}
    where ${and(isNotNull(auditLog.actorId), where)} group by ${auditLog.actorId}) done
  join ${users} on ${users.id} = done.actor_id where ${isNamed(name)}`;

/** One page of the audit log, newest first. */
export async function listAuditEntries(
  deps: Deps,
  question: AuditQuestion,
): Promise<{ data: AuditEntry[]; countTotal: number }> {
  const { actorId, keyword, action, subject, from, until, start, limit } = question;
  // `offset 0` makes PostgreSQL read the log in its own order: each row looks up its person, and a full page ends the
  // scan.
  const didIt = (name: string) => sql`exists (
    select 1 from (select * from ${users} where ${users.id} = ${auditLog.actorId} offset 0) as users where ${isNamed(name)})`;
  const filters = [
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(auditLog.at, startOfDayInCambodia(from)) : undefined,
    until ? lt(auditLog.at, endOfDayInCambodia(until)) : undefined,
  ];
  const { rows, countTotal } = await listJoined(
    deps.db,
    auditLog,
    {
      filters,
      search: keyword ? didIt(keyword) : undefined,
      countedBy: keyword ? countDoneBy(keyword, and(...filters)) : undefined,
      countsWhileReading: false,
      sorts: [desc(auditLog.at), desc(auditLog.id)],
      start,
      limit,
    },
    (where, sorts) =>
      deps.db
        .select()
        .from(auditLog)
        .where(where)
        .orderBy(...sorts),
  );
  const actorIds = [...new Set(rows.map((row) => row.actorId).filter((id) => id !== null))];
  const actors = await deps.db.select().from(users).where(inArray(users.id, actorIds));
  const nameOf = (id: string | null) => {
    const actor = actors.find((user) => user.id === id);
    if (!actor) return null;
    const { firstName, lastName, firstNameKm, lastNameKm } = actor;
    return { firstName, lastName, firstNameKm, lastNameKm };
  };
  const data = rows.map((row) => ({ ...row, at: row.at.toISOString(), actor: nameOf(row.actorId) }));
  return { data, countTotal };
}

/** Every action in the log, by a loose scan of its index: the log may have millions of rows. */
export async function listAuditActions(deps: Deps): Promise<string[]> {
  const query = sql`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1) from known where known.action is not null
    )
    select action from known where action is not null order by action`;
  const rows = await readRaw<{ action: string }>(deps.db, query);
  return rows.map(({ action }) => action);
}
