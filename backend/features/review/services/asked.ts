import type { WaitingThing, WhatWaits } from '@/lib/contract/review/waiting';
import { type AskedKey, firstWaitingMax } from '@/lib/domain/accounts/waiting';
import type { Caller, Reader } from '@/backend/deps';
import { isAdvisor, keptSchoolIds } from '@/backend/core/access/staff';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isLeftOut } from '@/lib/env/left-out';
import type { Db } from '@/backend/db/client';
import {
  contentRevisions,
  documentRequests,
  markRequests,
  partnerRequests,
  schoolRequests,
  schools,
  students,
  vacancies,
  vacancyApplications,
} from '@/backend/db/schema';
import { countRows, type ListTable } from '@/backend/lists/list-page';
import { documentKindNames } from '@/backend/features/school-day/services/document-request-names';
import { isOpenRequest } from '@/backend/features/school-day/services/document-requests';
import { waitsForAdvisor } from '@/backend/features/careers/services/application-turn';
import { countToConfirm, firstToConfirm } from '@/backend/features/school-day/services/guardians-to-confirm';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

/** What a caller may answer. */
interface Desk {
  db: Db;
  callerId: string;
  now: Date;
  orgId: string;
  schoolIds: readonly string[];
  isAdvisor: boolean;
}

type Thing = Extract<WaitingThing, { kind: AskedKey }>;
interface Waiting {
  count: number;
  /** By school, the most first, where one page shows one school. */
  schools?: { schoolId: string; count: number }[];
}

/** What people ask, by where it waits: how much there is for a caller, and the longest waiting of it. */
interface Asked {
  /** Null for who has no right to it. */
  count: (desk: Desk) => Promise<Waiting | null>;
  first: (desk: Desk) => Promise<Omit<Thing, 'kind'>[]>;
}

const inBoth = (words: string) => ({ en: words, km: words });

/** What waits at all schools, and at each: a page of the portal shows one of them. */
const atEachSchool = async (
  { db, schoolIds }: Desk,
  table: PgTable & { schoolId: PgColumn },
  open: SQL | undefined,
): Promise<Waiting | null> => {
  if (schoolIds.length === 0) return null;
  const rows = await db
    .select({ schoolId: sql<string>`${table.schoolId}`, count: count() })
    .from(table)
    .where(and(inArray(table.schoolId, [...schoolIds]), open))
    .groupBy(table.schoolId)
    .orderBy(desc(count()), table.schoolId);
  return { count: rows.reduce((sum, each) => sum + each.count, 0), schools: rows };
};

const atSchools = async (
  { db, schoolIds }: Desk,
  table: ListTable & { schoolId: PgColumn },
  open: SQL | undefined,
): Promise<Waiting | null> => {
  if (schoolIds.length === 0) return null;
  const here = and(inArray(table.schoolId, [...schoolIds]), open);
  return { count: await countRows(db, table, here) };
};

const isMarkOpen = eq(markRequests.state, 'open');
const isRequestOpen = eq(schoolRequests.state, 'open');
const isRevisionOpen = eq(contentRevisions.status, 'open');
const isPartnerNew = eq(partnerRequests.state, 'new');
const isUnread = ({ orgId, schoolIds, now }: Desk) =>
  and(inArray(vacancies.organizationId, [orgId, ...schoolIds]), waitsForAdvisor(now));

const nameOf = ({ lastName, firstName, lastNameKm, firstNameKm }: typeof students.$inferSelect) => ({
  en: fullName({ lastName, firstName }),
  km: fullNameKm({ lastNameKm, firstNameKm }),
});

/** What people ask, in the order in which it is shown. */
const asked: Record<AskedKey, Asked> = {
  papers: {
    count: (desk) => atEachSchool(desk, documentRequests, isOpenRequest),
    first: async ({ db, schoolIds }) => {
      if (schoolIds.length === 0) return [];
      const rows = await db
        .select({ row: documentRequests, student: students })
        .from(documentRequests)
        .innerJoin(students, eq(students.id, documentRequests.studentId))
        .where(and(inArray(documentRequests.schoolId, [...schoolIds]), isOpenRequest))
        .orderBy(asc(documentRequests.createdAt), asc(documentRequests.id))
        .limit(firstWaitingMax);
      return rows.map(({ row, student }) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: nameOf(student),
        about: documentKindNames[row.kind],
        schoolId: row.schoolId,
        place: null,
      }));
    },
  },
  corrections: {
    count: (desk) => atEachSchool(desk, markRequests, isMarkOpen),
    first: async ({ db, schoolIds }) => {
      if (schoolIds.length === 0) return [];
      const rows = await db
        .select({ row: markRequests, student: students })
        .from(markRequests)
        .innerJoin(students, eq(students.id, markRequests.studentId))
        .where(and(inArray(markRequests.schoolId, [...schoolIds]), isMarkOpen))
        .orderBy(asc(markRequests.createdAt), asc(markRequests.id))
        .limit(firstWaitingMax);
      return rows.map(({ row, student }) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: nameOf(student),
        about: inBoth(row.reason),
        schoolId: row.schoolId,
        place: null,
      }));
    },
  },
  guardians: {
    count: async (desk) => ({ count: await countToConfirm(desk) }),
    first: async (desk) =>
      (await firstToConfirm(desk, firstWaitingMax)).map((row) => ({
        id: row.id,
        since: row.since.toISOString(),
        title: { en: row.guardian.name, km: row.guardian.nameKm || row.guardian.name },
        about: { en: row.student.name, km: row.student.nameKm },
        schoolId: row.schoolId,
        place: row.isOwn ? null : row.studentId,
      })),
  },
  requests: {
    count: (desk) => atSchools(desk, schoolRequests, isRequestOpen),
    first: async ({ db, schoolIds }) => {
      if (schoolIds.length === 0) return [];
      const rows = await db
        .select()
        .from(schoolRequests)
        .where(and(inArray(schoolRequests.schoolId, [...schoolIds]), isRequestOpen))
        .orderBy(asc(schoolRequests.createdAt), asc(schoolRequests.id))
        .limit(firstWaitingMax);
      return rows.map((row) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: inBoth(row.title),
        about: null,
        schoolId: row.schoolId,
        place: null,
      }));
    },
  },
  revisions: {
    count: (desk) => atSchools(desk, contentRevisions, isRevisionOpen),
    first: async ({ db, schoolIds }) => {
      if (schoolIds.length === 0) return [];
      const rows = await db
        .select({ row: contentRevisions, school: schools })
        .from(contentRevisions)
        .innerJoin(schools, eq(schools.id, contentRevisions.schoolId))
        .where(and(inArray(contentRevisions.schoolId, [...schoolIds]), isRevisionOpen))
        .orderBy(asc(contentRevisions.createdAt), asc(contentRevisions.id))
        .limit(firstWaitingMax);
      return rows.map(({ row, school }) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: { en: school.name, km: school.nameNative },
        about: null,
        schoolId: row.schoolId,
        place: null,
      }));
    },
  },
  partners: {
    count: async (desk) =>
      desk.isAdvisor ? { count: await countRows(desk.db, partnerRequests, isPartnerNew) } : null,
    first: async (desk) => {
      if (!desk.isAdvisor) return [];
      const rows = await desk.db
        .select()
        .from(partnerRequests)
        .where(isPartnerNew)
        .orderBy(asc(partnerRequests.createdAt), asc(partnerRequests.id))
        .limit(firstWaitingMax);
      return rows.map((row) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: inBoth(row.school),
        about: inBoth(row.name),
        schoolId: null,
        place: null,
      }));
    },
  },
  hiring: {
    count: async (desk) => {
      if (!desk.isAdvisor || isLeftOut('careers')) return null;
      const [row] = await desk.db
        .select({ value: count() })
        .from(vacancyApplications)
        .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
        .where(isUnread(desk));
      return { count: row?.value ?? 0 };
    },
    first: async (desk) => {
      if (!desk.isAdvisor || isLeftOut('careers')) return [];
      const rows = await desk.db
        .select({ row: vacancyApplications, vacancy: vacancies })
        .from(vacancyApplications)
        .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
        .where(isUnread(desk))
        .orderBy(asc(vacancyApplications.createdAt), asc(vacancyApplications.id))
        .limit(firstWaitingMax);
      return rows.map(({ row, vacancy }) => ({
        id: row.id,
        since: row.createdAt.toISOString(),
        title: inBoth(fullName(row)),
        about: vacancy.title,
        schoolId: null,
        place: vacancy.id,
      }));
    },
  },
};

const isKey = (key: string): key is AskedKey => Object.hasOwn(asked, key);
const keys = Object.keys(asked).filter(isKey);

const deskOf = async ({ db, env, clock }: Reader, caller: Caller): Promise<Desk> => ({
  db,
  callerId: caller.id,
  now: clock.now(),
  orgId: env.ORGANIZATION_ID,
  schoolIds: await keptSchoolIds(db, caller),
  isAdvisor: isAdvisor(caller),
});

const isStaff = ({ schoolIds, isAdvisor: isTheirs }: Desk) => isTheirs || schoolIds.length > 0;
/** What a caller may answer: guardians wait for students too, everything else for the staff. */
const keysOf = (desk: Desk): readonly AskedKey[] => (isStaff(desk) ? keys : ['guardians']);

/** How much of what people ask waits for a caller. */
export async function countAsked(
  deps: Reader,
  caller: Caller,
): Promise<Pick<WhatWaits, 'counts' | 'schools'>> {
  const desk = await deskOf(deps, caller);
  const counted = await Promise.all(
    keysOf(desk).map(async (key) => {
      const waiting = await asked[key].count(desk);
      return waiting && { key, ...waiting };
    }),
  );
  // Most people are no student whom somebody asks.
  const all = counted.filter((each) => each !== null).filter((each) => isStaff(desk) || each.count > 0);
  return {
    counts: Object.fromEntries(all.map((each) => [each.key, each.count])),
    schools: Object.fromEntries(all.flatMap(({ key, schools: at }) => (at?.length ? [[key, at]] : []))),
  };
}

/** What people ask of a caller, a list for each place where it waits, the longest waiting first. */
export async function firstAsked(deps: Reader, caller: Caller): Promise<WaitingThing[][]> {
  const desk = await deskOf(deps, caller);
  return Promise.all(
    keysOf(desk).map(async (kind) => (await asked[kind].first(desk)).map((thing) => ({ kind, ...thing }))),
  );
}
