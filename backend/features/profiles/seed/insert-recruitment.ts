import { eq } from 'drizzle-orm';
import { sortKeyOf } from '@/backend/features/profiles/services/profile-entries';
import { profileFold } from '@/backend/features/profiles/services/profile-search';
import { applicationFold } from '@/backend/features/careers/services/apply-vacancy';
import type { WritingDeps } from '@/backend/deps';
import type { WriteDb } from '@/backend/db/client';
import {
  profileEntries,
  profiles,
  refereeRequests,
  registrations,
  reports,
  users,
  vacancyApplications,
} from '@/backend/db/schema';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { contactOf } from '@/backend/features/profiles/services/referees';
import { addDays, addMinutes, addMonths, startOfDay } from '@/backend/seed/demo/demo-dates';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import { askingVacancySlug, demoAnswers } from '@/backend/seed/demo/recruitment/asking-vacancy';
import { demoReports, unsafeVacancySlug } from '@/backend/seed/demo/recruitment/repeated-jobs';
import { demoVacancies } from '@/backend/seed/demo/recruitment/demo-vacancies';
import { demoProfile, demoProfileEntries, demoVisitors } from '@/backend/seed/demo/recruitment/own-profile';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { companyId } from '@/backend/features/careers/seed/insert-companies';
import { insertRegistrants } from '@/backend/features/careers/seed/insert-registrants';
import {
  centerId,
  insertCenters,
  insertVacancies,
  vacancyId,
} from '@/backend/features/careers/seed/insert-vacancies';
import { stableId } from '@/backend/seed/stable-id';

const readUser = async (db: WriteDb, accounts: SeededAccount[], key: SeededAccount['key']) => {
  const account = accounts.find((entry) => entry.key === key);
  const [user] = account ? await db.select().from(users).where(eq(users.id, account.id)) : [];
  if (!user) throw new Error(`There is no demo account ${key}.`);
  const { id, firstName, lastName, firstNameKm, lastNameKm } = user;
  return {
    id,
    firstName,
    lastName,
    firstNameKm,
    lastNameKm,
    phone: user.phone ?? '',
    email: user.email ?? '',
  };
};

type Person = Awaited<ReturnType<typeof readUser>>;

const insertProfile = async (db: WriteDb, organizationId: string, person: Person, today: Date) => {
  const id = stableId(`profile:${person.id}`);
  const at = { createdAt: addDays(today, -60), updatedAt: addDays(today, -4) };
  const contact = {
    firstName: person.firstName,
    lastName: person.lastName,
    firstNameNative: person.firstNameKm,
    lastNameNative: person.lastNameKm,
    email: person.email,
    phoneNumber: person.phone,
  };
  const row = { ...demoProfile, ...contact };
  const inserted = await db
    .insert(profiles)
    .values({
      ...row,
      ...at,
      id,
      organizationId,
      userId: person.id,
      shared: true,
      searchFold: profileFold(row),
    })
    .onConflictDoNothing()
    .returning({ id: profiles.id });
  if (inserted.length === 0) return id;
  await db.insert(profileEntries).values(
    demoProfileEntries.map(({ kind, data }, place) => ({
      id: stableId(`profile-entry:${place}`),
      profileId: id,
      kind,
      data,
      sortKey: sortKeyOf(kind, data),
      createdAt: addMinutes(at.createdAt, place),
      updatedAt: addMinutes(at.createdAt, place),
    })),
  );
  await db.insert(refereeRequests).values(
    demoProfileEntries.flatMap((entry, place) => {
      const contact = entry.kind === 'reference' ? contactOf(entry) : null;
      if (contact === null) return [];
      const keyHash = hashToken(stableId(`referee:${place}`));
      const entryId = stableId(`profile-entry:${place}`);
      return [{ entryId, keyHash, contact, askedAt: at.createdAt, agreedAt: at.updatedAt }];
    }),
  );
  return id;
};

/** One is valid, one has expired, so that both can be seen. */
const insertRegistrations = async (
  db: WriteDb,
  organizationId: string,
  student: Person,
  teacher: Person,
  today: Date,
) => {
  const row = (person: Person, center: string, months: number) => ({
    organizationId,
    userId: person.id,
    careerCenterId: centerId(center),
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    email: person.email,
    firstRegisteredAt: addMonths(today, -months),
    registeredAt: addMonths(today, -months),
  });
  await db
    .insert(registrations)
    .values([
      {
        ...row(student, 'first-step-riverside', 2),
        situation: 'high-school',
        interests: ['internship', 'event'],
      },
      { ...row(teacher, 'first-step-lotus-lake', 14), situation: 'working', interests: ['training'] },
    ])
    .onConflictDoNothing();
};

const insertApplications = async (db: WriteDb, student: Person, profileId: string, today: Date) => {
  const own = {
    firstName: student.firstName,
    lastName: student.lastName,
    phone: student.phone,
    email: student.email,
  };
  const byStudent = [
    { slug: 'bookkeeping-intern-morning-ledger', status: 'interview', version: 3, daysAgo: 5 },
    { slug: 'software-testing-intern-kite-and-bamboo', status: 'pending', version: 1, daysAgo: 1 },
  ].map(({ slug, daysAgo, ...state }) => ({
    ...own,
    ...state,
    id: stableId(`vacancy-application:${slug}`),
    vacancyId: vacancyId(slug),
    userId: student.id,
    method: 'profile' as const,
    profileId,
    message: null,
    answers: slug === askingVacancySlug ? demoAnswers : [],
    searchFold: applicationFold(own),
    createdAt: addDays(today, -daysAgo),
    updatedAt: addDays(today, -1),
  }));
  const byVisitors = demoVisitors.map(({ phonePlace, ...visitor }, place) => {
    const person = { ...visitor, phone: demoPhone(phonePlace), email: null };
    const at = addMinutes(addDays(today, -place - 1), 200);
    return {
      ...person,
      id: stableId(`vacancy-application:visitor:${place}`),
      vacancyId: vacancyId(
        place % 2 ? 'accounting-assistant-morning-ledger' : 'bookkeeping-intern-morning-ledger',
      ),
      userId: null,
      method: 'public' as const,
      profileId: null,
      status: place === 1 ? 'shortlisted' : 'pending',
      version: place === 1 ? 2 : 1,
      searchFold: applicationFold(person),
      createdAt: at,
      updatedAt: at,
    };
  });
  await db
    .insert(vacancyApplications)
    .values([...byStudent, ...byVisitors])
    .onConflictDoNothing();
};

/** Two people have reported the same vacancy, so that something waits for a decision. */
const insertReports = async (db: WriteDb, people: readonly Person[], today: Date) => {
  const [first, second] = demoReports;
  await db
    .insert(reports)
    .values(
      people.map(({ id }, place) => ({
        ...(place === 0 ? first : second),
        id: stableId(`report:${place}`),
        subjectKind: 'vacancy' as const,
        subjectId: vacancyId(unsafeVacancySlug),
        userId: id,
        createdAt: addMinutes(addDays(today, -1), 300 + place * 45),
      })),
    )
    .onConflictDoNothing();
};

/**
 * Inserts career centers, vacancies, the demo student's profile, registrations and applications.
 * @returns one working path for every dynamic page, for `demo.json`.
 */
export async function insertRecruitment(
  deps: WritingDeps,
  db: WriteDb,
  now: Date,
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const organizationId = deps.env.CAREER_CENTER_ORGANIZATION_ID;
  const today = startOfDay(now);
  await insertCenters(db, organizationId);
  const advisor = await readUser(db, accounts, 'advisor');
  await insertVacancies(db, organizationId, advisor.id, today);
  const [student, teacher] = [
    await readUser(db, accounts, 'student'),
    await readUser(db, accounts, 'teacher'),
  ];
  const profileId = await insertProfile(db, organizationId, student, today);
  await insertRegistrations(db, organizationId, student, teacher, today);
  await insertRegistrants(db, organizationId, today);
  await insertApplications(db, student, profileId, today);
  await insertReports(db, [student, teacher], today);
  return {
    '/career-center/internship-job-opportunities/[slug]': `/career-center/internship-job-opportunities/${demoVacancies[0]?.slug ?? ''}`,
    '/advisor/career-center/[centerid]/edit': `/advisor/career-center/${centerId('first-step-riverside')}/edit`,
    '/advisor/company/[companyid]/edit': `/advisor/company/${companyId('morning-ledger')}/edit`,
    '/advisor/vacancy/[vacancyid]/edit': `/advisor/vacancy/${vacancyId('bookkeeping-intern-morning-ledger')}/edit`,
    '/profile/[userId]/digital-cv': `/profile/${student.id}/digital-cv`,
    '/profile/[userId]/digital-profile': `/profile/${student.id}/digital-profile`,
  };
}
