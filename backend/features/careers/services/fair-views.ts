import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { DeskFair, Fair } from '@/lib/contract/careers/fair-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { companyState } from '@/lib/domain/careers/company-state';
import type { Db } from '@/backend/db/client';
import {
  companies,
  fairBooths,
  fairPlaces,
  fairs,
  fairSessions,
  schools,
  subjects,
  vacancies,
} from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import { listedSubject } from '@/backend/features/schools/services/search-index';
import { isOpenOn } from './vacancy-views';

export type FairRow = typeof fairs.$inferSelect;
type Thing = Fair['booths'][number]['things'][number];

const thingsMax = 3;

const head = ({ id, title, description, startsAt, endsAt }: FairRow) => ({
  fairId: id,
  title,
  description,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const boothsOf = (db: Db, fairId: string) =>
  db
    .select({ booth: fairBooths, school: schools, company: companies })
    .from(fairBooths)
    .leftJoin(schools, eq(schools.id, fairBooths.schoolId))
    .leftJoin(companies, eq(companies.id, fairBooths.companyId))
    .where(eq(fairBooths.fairId, fairId))
    .orderBy(asc(fairBooths.order), asc(fairBooths.id));
type BoothRow = Awaited<ReturnType<typeof boothsOf>>[number];

const nameOf = ({ school, company }: BoothRow) =>
  school ? { en: school.name, km: school.nameNative } : (company?.name ?? { en: '', km: '' });

const grouped = (rows: readonly { of: string | null; thing: Thing }[]): Map<string, Thing[]> => {
  const groups = new Map<string, Thing[]>();
  for (const { of, thing } of rows) {
    const group = groups.get(of ?? '') ?? [];
    if (group.length < thingsMax) groups.set(of ?? '', [...group, thing]);
  }
  return groups;
};

/** The latest programmes of schools, and the open vacancies of employers, some of each. */
async function thingsOf(db: Db, booths: readonly BoothRow[], today: string): Promise<Map<string, Thing[]>> {
  const schoolIds = booths.flatMap(({ school }) => school?.id ?? []);
  const companyIds = booths.flatMap(({ company }) => company?.id ?? []);
  const programs = schoolIds.length
    ? await db
        .select({
          id: subjects.id,
          schoolId: subjects.schoolId,
          name: subjects.name,
          km: subjects.nameNative,
        })
        .from(subjects)
        .where(and(inArray(subjects.schoolId, schoolIds), listedSubject))
        .orderBy(desc(subjects.updatedAt), desc(subjects.id))
    : [];
  const jobs = companyIds.length
    ? await db
        .select({ slug: vacancies.slug, companyId: vacancies.companyId, title: vacancies.title })
        .from(vacancies)
        .where(and(inArray(vacancies.companyId, companyIds), isOpenOn(today)))
        .orderBy(desc(vacancies.postedAt), desc(vacancies.id))
    : [];
  return grouped([
    ...programs.map(({ id, schoolId, name, km }) => ({
      of: schoolId,
      thing: { title: { en: name, km: km || name }, path: `/course/${id}` },
    })),
    ...jobs.map(({ slug, companyId, title }) => ({
      of: companyId,
      thing: { title, path: `/career-center/internship-job-opportunities/${slug}` },
    })),
  ]);
}

const sessionsOf = async (db: Db, fairId: string) => {
  const rows = await db
    .select()
    .from(fairSessions)
    .where(eq(fairSessions.fairId, fairId))
    .orderBy(asc(fairSessions.startsAt), asc(fairSessions.id));
  const ids = rows.map(({ id }) => id);
  const taken = ids.length
    ? await placesTaken(db, inArray(fairPlaces.sessionId, ids))
    : new Map<string, number>();
  return rows.map((row) => ({ row, taken: taken.get(row.id) ?? 0 }));
};

const placesTaken = async (db: Db, which: SQL): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: fairPlaces.sessionId, taken: count() })
    .from(fairPlaces)
    .where(which)
    .groupBy(fairPlaces.sessionId);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
};

/** As everybody sees it: stands of active schools and of employers whose check counts today. */
async function toFair({ db, clock }: Pick<Reader, 'db' | 'clock'>, row: FairRow): Promise<Fair> {
  const now = clock.now();
  const today = dayInCambodia(now);
  const booths = (await boothsOf(db, row.id)).filter(({ school, company }) =>
    company ? companyState(company, today) === 'checked' : school?.status === 'active',
  );
  const things = await thingsOf(db, booths, today);
  const sessions = await sessionsOf(db, row.id);
  return {
    ...head(row),
    booths: booths.map((each) => ({
      boothId: each.booth.id,
      kind: each.school ? 'school' : 'employer',
      name: nameOf(each),
      path: each.school ? `/school/${each.school.slug}` : null,
      field: each.booth.field,
      about: each.booth.about,
      people: each.booth.people,
      links: each.booth.links,
      things: things.get(each.school?.id ?? each.company?.id ?? '') ?? [],
    })),
    sessions: sessions.map(
      ({ row: { id, title, speaker, startsAt, endsAt, capacity, recordingUrl }, taken }) => ({
        sessionId: id,
        title,
        speaker,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        left: capacity === null ? null : Math.max(0, capacity - taken),
        recordingUrl: endsAt <= now ? recordingUrl : null,
      }),
    ),
  };
}

/** The fair that is on or comes next, else the last one; null where there was none. */
export async function currentFair(deps: Pick<Reader, 'db' | 'clock'>): Promise<Fair | null> {
  const now = deps.clock.now();
  const published = eq(fairs.status, 'published');
  const [next] = await deps.db
    .select()
    .from(fairs)
    .where(and(published, gt(fairs.endsAt, now)))
    .orderBy(asc(fairs.startsAt), asc(fairs.id))
    .limit(1);
  if (next) return toFair(deps, next);
  const [last] = await deps.db
    .select()
    .from(fairs)
    .where(and(published, lte(fairs.endsAt, now)))
    .orderBy(desc(fairs.endsAt), desc(fairs.id))
    .limit(1);
  return last ? toFair(deps, last) : null;
}

/** @throws 404 */
export async function findFair(db: Db, id: string): Promise<FairRow> {
  const [row] = await db.select().from(fairs).where(eq(fairs.id, id));
  if (!row) throw notFound('Fair not found.');
  return row;
}

/** As its advisors see it. */
export async function toDeskFair(db: Db, row: FairRow): Promise<DeskFair> {
  const booths = await boothsOf(db, row.id);
  return {
    ...head(row),
    status: row.status,
    booths: booths.map((each) => ({
      boothId: each.booth.id,
      schoolId: each.booth.schoolId,
      companyId: each.booth.companyId,
      name: nameOf(each),
      field: each.booth.field,
      about: each.booth.about,
      people: each.booth.people,
      links: each.booth.links,
    })),
    sessions: (await sessionsOf(db, row.id)).map(({ row: session, taken }) => ({
      sessionId: session.id,
      title: session.title,
      speaker: session.speaker,
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      onlineUrl: session.onlineUrl,
      recordingUrl: session.recordingUrl,
      capacity: session.capacity,
      placesTaken: taken,
    })),
    version: row.version,
  };
}

/** Employers that may have a stand: checked, and not archived. */
export const checkedCompanies = async (
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select()
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), isNull(companies.archivedAt)));
  return new Set(rows.filter((row) => companyState(row, today) === 'checked').map(({ id }) => id));
};
