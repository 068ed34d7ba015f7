import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FollowUp } from '@/lib/contract/admissions/follow-ups';
import type { Db } from '@/backend/db/client';
import { applicants, followUps, schools, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import { nameSql } from '@/backend/db/name-sql';

/** The colleagues who are to do them. */
const doers = alias(users, 'doers');

export const joinFollowUps = (db: Db) =>
  db
    .select({
      followUp: followUps,
      applicant: { name: applicants.name, nameKm: applicants.nameKm, phone: applicants.phone },
      school: { schoolId: schools.id, name: schools.name, nameNative: schools.nameNative },
      forWhom: {
        userId: doers.id,
        name: nameSql(doers.lastName, doers.firstName),
        nameNative: nameSql(doers.lastNameKm, doers.firstNameKm),
      },
      createdByName: nameSql(users.lastName, users.firstName),
      createdByNameKm: nameSql(users.lastNameKm, users.firstNameKm),
    })
    .from(followUps)
    .innerJoin(applicants, eq(applicants.id, followUps.applicantId))
    .innerJoin(schools, eq(schools.id, applicants.schoolId))
    .innerJoin(users, eq(users.id, followUps.createdBy))
    .leftJoin(doers, eq(doers.id, followUps.forId));

type Row = Awaited<ReturnType<typeof joinFollowUps>>[number];

/** `today` is the day in Cambodia: a follow-up that is due today is not late yet. */
export const toFollowUp = ({ followUp: row, applicant, school, ...names }: Row, today: string): FollowUp => ({
  followUpId: row.id,
  applicantId: row.applicantId,
  applicantName: applicant.name,
  applicantNameKm: applicant.nameKm,
  phone: applicant.phone,
  school,
  channel: row.channel,
  note: row.note,
  dueOn: row.dueOn,
  isOverdue: row.doneAt === null && row.dueOn !== null && row.dueOn < today,
  doneAt: row.doneAt?.toISOString() ?? null,
  createdBy: row.createdBy,
  ...names,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function readFollowUp(db: Db, id: string, today: string): Promise<FollowUp> {
  const [row] = await joinFollowUps(db).where(eq(followUps.id, id));
  if (!row) throw notFound();
  return toFollowUp(row, today);
}

/** Open ones by due day, done ones latest first: each is the order of an index. */
const openOrder: SQL[] = [
  sql`${followUps.dueOn} asc nulls last`,
  sql`${followUps.createdAt} asc`,
  sql`${followUps.id} asc`,
];
const doneOrder: SQL[] = [sql`${followUps.doneAt} desc`, ...openOrder];

/** Open ones first, done ones after them. */
export const followUpOrder = (state: 'open' | 'done' | 'all'): SQL[] =>
  ({
    open: openOrder,
    done: doneOrder,
    all: [sql`${followUps.doneAt} is not null`, ...doneOrder],
  })[state];
