import { and, eq, gt, inArray, isNull, ne, sql, type SQLWrapper } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { BirthdaySource } from '@/lib/domain/loans/guardian-consent';
import type { Age } from '@/lib/domain/people/adult';
import { ageBy, isAtHighSchool } from '@/lib/domain/people/age';
import {
  applicants,
  birthdayChanges,
  campaignRegistrations,
  educationHistories,
  loans,
  profileEntries,
  profiles,
  schools,
  students,
  users,
} from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';

export interface Birthday {
  source: BirthdaySource;
  /** YYYY-MM-DD */
  dob: string;
  /** `before` was changed since; `confirmed` a school has written down or an advisor has seen. */
  standing: 'said' | 'before' | 'confirmed';
}

export interface PersonAge {
  age: Age;
  /** The birthday that decides; null where none is known. */
  dob: string | null;
  /** Every one that was ever said. */
  birthdays: readonly Birthday[];
}

const cell = (
  userId: SQLWrapper,
  source: BirthdaySource,
  dob: SQLWrapper,
  standing: Birthday['standing'],
) => ({
  userId: sql<string>`${userId}`.as('user_id'),
  source: sql<BirthdaySource>`${source}::text`.as('source'),
  dob: sql<string | null>`${dob}::text`.as('dob'),
  standing: sql<Birthday['standing']>`${standing}::text`.as('standing'),
});

/** A school that Sala does not show confirms nothing: anybody can ask for one. */
const confirmedBySchool = sql`case when ${schools.status} = 'active' then 'confirmed' else 'said' end`;
const later = alias(birthdayChanges, 'later');
const byAdvisor = ({ source }: { source: SQLWrapper }) => sql`${source} = 'advisor'`;
const applied = sql`${applicants.detail} -> 'personal' ->> 'birthday'`;

/** Every birthday ever said of these people, in the order of `birthdaySources`; a draft of a loan has told nobody anything. */
async function birthdaysOf(db: Db, ids: string[]): Promise<{ userId: string; birthday: Birthday }[]> {
  const rows = await unionAll(
    db
      .select(cell(loans.userId, 'loan', loans.dob, 'said'))
      .from(loans)
      .where(and(inArray(loans.userId, ids), ne(loans.status, 'draft'))),
    db
      .select(cell(users.id, 'account', users.dob, 'said'))
      .from(users)
      .where(inArray(users.id, ids)),
    db
      .selectDistinct(cell(applicants.userId, 'application', applied, 'said'))
      .from(applicants)
      .where(inArray(applicants.userId, ids)),
    db
      .select(cell(campaignRegistrations.userId, 'campaign', campaignRegistrations.dob, 'said'))
      .from(campaignRegistrations)
      .where(inArray(campaignRegistrations.userId, ids)),
    db
      .select({
        ...cell(students.userId, 'school-record', students.dob, 'said'),
        standing: sql<Birthday['standing']>`${confirmedBySchool}`.as('standing'),
      })
      .from(students)
      .innerJoin(schools, eq(schools.id, students.schoolId))
      .where(inArray(students.userId, ids)),
    db
      .select({
        ...cell(birthdayChanges.userId, 'account', birthdayChanges.before, 'before'),
        source: sql<BirthdaySource>`${birthdayChanges.source}`.as('source'),
      })
      .from(birthdayChanges)
      .where(inArray(birthdayChanges.userId, ids)),
    db
      .select(cell(birthdayChanges.userId, 'advisor', birthdayChanges.after, 'confirmed'))
      .from(birthdayChanges)
      .leftJoin(
        later,
        and(eq(later.userId, birthdayChanges.userId), byAdvisor(later), gt(later.at, birthdayChanges.at)),
      )
      .where(and(inArray(birthdayChanges.userId, ids), byAdvisor(birthdayChanges), isNull(later.id))),
  );
  return rows.flatMap(({ userId, source, standing, dob: said }) => {
    const dob = source === 'application' && standing === 'said' ? parseMonthDayYear(said ?? '') : said;
    return dob ? [{ userId, birthday: { source, dob, standing } }] : [];
  });
}

const wordsOf = (data: Record<string, unknown>) =>
  ['degreeName', 'degreeNameNative', 'schoolName', 'schoolNameNative', 'fieldOfStudy', 'fieldOfStudyNative']
    .flatMap((name) => (typeof data[name] === 'string' ? data[name] : []))
    .join('\n');

/** Who of these people is at a high school, as they have told it in account, history, profile and applications. */
async function pupilsAmong(db: Db, ids: string[], today: string): Promise<Set<string>> {
  const [accounts, histories, entries, applications] = [
    await db
      .select({ userId: users.id, currentSchool: users.currentSchool })
      .from(users)
      .where(inArray(users.id, ids)),
    await db.select().from(educationHistories).where(inArray(educationHistories.userId, ids)),
    await db
      .select({ userId: profiles.userId, data: profileEntries.data })
      .from(profileEntries)
      .innerJoin(profiles, eq(profiles.id, profileEntries.profileId))
      .where(and(inArray(profiles.userId, ids), eq(profileEntries.kind, 'education'))),
    await db
      .select({ userId: applicants.userId, detail: applicants.detail })
      .from(applicants)
      .where(inArray(applicants.userId, ids)),
  ];
  const own = <Row extends { userId: string }>(rows: Row[], id: string) =>
    rows.filter(({ userId }) => userId === id);
  const isPupil = (id: string) => {
    const told = own(histories, id);
    const sent = own(applications, id).map(({ detail }) => detail);
    return isAtHighSchool(
      {
        highSchools: [
          ...told.flatMap(({ highSchools }) => highSchools),
          ...sent.flatMap(({ highSchool }) => highSchool ?? []),
        ],
        exams: [
          ...told.flatMap(({ nationalExam }) => nationalExam ?? []),
          ...sent.flatMap(({ nationalExam }) => nationalExam ?? []),
        ],
        entries: [
          ...own(accounts, id).map(({ currentSchool }) => ({ words: currentSchool ?? '', endDate: null })),
          ...own(entries, id).map(({ data }) => ({
            words: wordsOf(data),
            endDate: typeof data['endDate'] === 'string' ? data['endDate'] : null,
          })),
        ],
      },
      today,
    );
  };
  return new Set(ids.filter(isPupil));
}

/** The age by these birthdays alone. */
export function ageOfBirthdays(birthdays: readonly Birthday[], today: string, isPupil = false): PersonAge {
  const days = (isConfirmed: boolean) =>
    birthdays.filter(({ standing }) => (standing === 'confirmed') === isConfirmed).map(({ dob }) => dob);
  const said = { confirmed: days(true), said: days(false), isAtHighSchool: isPupil };
  return { ...ageBy(said, today), birthdays };
}

/**
 * What is known of the age of people, by everything that was ever said of it: every rule about an age reads this.
 * @param today an ISO day
 * @param also birthdays that are being said of each of them now
 */
export async function agesOf(
  db: Db,
  userIds: readonly string[],
  today: string,
  also: readonly Birthday[] = [],
): Promise<Map<string, PersonAge>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await birthdaysOf(db, ids);
  const ageOfAll = (id: string, isPupil: boolean): PersonAge => {
    const own = rows.filter(({ userId }) => userId === id).map(({ birthday }) => birthday);
    return ageOfBirthdays([...also, ...own], today, isPupil);
  };
  const found = new Map(ids.map((id) => [id, ageOfAll(id, false)]));
  const unsaid = ids.filter((id) => found.get(id)?.age === 'unknown');
  if (unsaid.length === 0) return found;
  const pupils = await pupilsAmong(db, unsaid, today);
  for (const id of pupils) found.set(id, ageOfAll(id, true));
  return found;
}

/** {@link agesOf} for one person. */
export async function ageOf(
  db: Db,
  userId: string,
  today: string,
  also: readonly Birthday[] = [],
): Promise<PersonAge> {
  const found = await agesOf(db, [userId], today, also);
  return found.get(userId) ?? ageOfBirthdays(also, today);
}
