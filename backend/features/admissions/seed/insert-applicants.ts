import { candidateOf } from '@/lib/domain/admissions/candidate-of';
import { mayEnter } from '@/lib/domain/schools/may-enter';
import { filesOf } from '@/lib/domain/admissions/applicant-form';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { defaultApplicantSteps, isDecided } from '@/lib/domain/admissions/applicant-steps';
import { enrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { referenceCodeOf } from '@/backend/features/admissions/services/reference-code';
import { pathTo } from '@/backend/features/notices/services/message-links';
import { personColumns } from '@/backend/features/admissions/services/person-columns';
import type { WriteDb } from '@/backend/db/client';
import {
  applicantEvents,
  applicants,
  applicationPapers,
  favorites,
  followUps,
  notifications,
  users,
} from '@/backend/db/schema';
import { demoAccounts, demoApplicantCount, demoApplicants } from '@/backend/seed/demo/demo-people';
import type { DemoSchool } from '@/backend/seed/demo/demo-types';
import type { DemoApplicant } from '@/backend/seed/demo/people/person-types';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import type { SeededSchool } from '@/backend/features/schools/seed/insert-schools';
import { stableId } from '@/backend/seed/stable-id';

const favoriteCount = 4;

const stepName = (school: DemoSchool, key: string) => {
  const fixed = defaultApplicantSteps.find((step) => step.key === key);
  const own = school.steps.find((step) => step.key === key)?.name;
  return own ?? { en: fixed?.name ?? key, km: fixed?.nameNative ?? key };
};

const accountId = (accounts: SeededAccount[], key: SeededAccount['key']): string => {
  const account = accounts.find((entry) => entry.key === key);
  if (!account) throw new Error(`There is no demo account ${key}.`);
  return account.id;
};

/** Applicants without a demo account get one that nobody can sign in to. */
const insertPerson = async (db: WriteDb, { key, detail, dob, createdAt }: DemoApplicant): Promise<string> => {
  const id = stableId(`person:${key}`);
  const { personal, address, highSchool } = detail;
  const at = new Date(createdAt);
  await db
    .insert(users)
    .values({
      id,
      phone: personal.phone,
      phoneVerified: true,
      firstName: personal.firstName,
      lastName: personal.lastName,
      firstNameKm: personal.firstNameKm,
      lastNameKm: personal.lastNameKm,
      gender: personal.gender,
      dob,
      nationality: personal.nationality,
      province: address?.place === 'cambodia' ? address.provinceCode : null,
      currentSchool: highSchool?.name ?? null,
      isDemo: true,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
  return id;
};

/** Every second open application of the demo advisor's schools is in charge of somebody, and a half of those is followed up. */
const isInCharge = (place: number) => place % 2 === 1;
const isFollowedUp = (place: number) => place % 4 === 1;
/** Of the follow-ups: one is late, others are of today and of the next days. */
const dueDays = [-1, 0, 1, 2, 4];

/**
 * Two of three have shown all of their papers at the school, so that the next step is the school's. Whoever else is past the first step,
 * and the demo's own student, has shown the first.
 */
function shownPapers<File>(
  { accountKey, events }: DemoApplicant,
  files: readonly File[],
  place: number,
): readonly File[] {
  if (accountKey !== 'student' && place % 3 > 0) return files;
  return events.length > 1 ? files.slice(0, 1) : [];
}

const insertFollowUp = (db: WriteDb, applicantId: string, place: number, by: { id: string; today: Date }) =>
  db.insert(followUps).values({
    id: stableId(`follow-up:${applicantId}`),
    applicantId,
    createdBy: by.id,
    channel: 'call',
    note: 'ទូរសព្ទសួរអំពីឯកសារដែលនៅខ្វះ',
    dueOn: addDays(dayInCambodia(by.today), dueDays[place % dueDays.length] ?? 0),
    createdAt: by.today,
    updatedAt: by.today,
  });

const insertOne = async (
  db: WriteDb,
  applicant: DemoApplicant,
  school: SeededSchool,
  accounts: SeededAccount[],
  { place, today }: { place: number; today: Date },
) => {
  const id = stableId(`application:${applicant.key}`);
  const advisorId = accountId(accounts, 'advisor');
  const userId = applicant.accountKey
    ? accountId(accounts, applicant.accountKey)
    : await insertPerson(db, applicant);
  const advised = demoAccounts.find(({ role }) => role === 'advisor')?.schoolKeys ?? [];
  const isOpen = !isDecided(applicant.status) && advised.includes(applicant.schoolKey);
  const program = school.school.programs.find(({ key }) => key === applicant.programKey);
  const detail = enrollDetail.parse(applicant.detail);
  const createdBy = applicant.submittedBy === 'advisor' ? advisorId : userId;
  const inserted = await db
    .insert(applicants)
    .values({
      id,
      referenceCode: referenceCodeOf(id),
      schoolId: school.id,
      userId,
      createdBy,
      status: applicant.status,
      ...(isOpen && isInCharge(place) && { assigneeId: advisorId }),
      enrollToId: school.programIds.get(applicant.programKey) ?? null,
      ...personColumns(detail),
      entry: program
        ? mayEnter(program.admission, candidateOf(detail), dayInCambodia(applicant.createdAt))
        : null,
      version: applicant.events.length,
      statusSince: new Date(applicant.events.at(-1)?.at ?? applicant.createdAt),
      createdAt: new Date(applicant.createdAt),
      updatedAt: new Date(applicant.updatedAt),
    })
    .onConflictDoNothing()
    .returning({ id: applicants.id });
  if (inserted.length === 0) return;
  await db.insert(applicantEvents).values(
    applicant.events.map((event, index) => ({
      applicantId: id,
      at: new Date(event.at),
      actorId: index === 0 ? createdBy : advisorId,
      actorRole: event.actor,
      fromStatus: event.fromStatus,
      toStatus: event.toStatus,
      note: event.note?.km ?? null,
    })),
  );
  if (isOpen && isFollowedUp(place)) await insertFollowUp(db, id, place, { id: advisorId, today });
  const { school: demoSchool } = school;
  const names = { schoolEn: demoSchool.name.en, schoolKm: demoSchool.name.km };
  const latest = applicant.events.at(-1);
  if (latest) {
    const shown = shownPapers(applicant, filesOf(demoSchool.requiredDocuments), place);
    const decided = { state: 'received' as const, decidedAt: new Date(latest.at), decidedBy: advisorId };
    const papers = shown.map(({ key: kind, label }) => ({ applicantId: id, kind, label, ...decided }));
    if (papers.length > 0) await db.insert(applicationPapers).values(papers);
  }
  if (applicant.accountKey === 'student' && latest) {
    const status = stepName(demoSchool, applicant.status);
    await db.insert(notifications).values({
      userId,
      kind: applicant.events.length > 1 ? 'application-status' : 'application-received',
      params: { ...names, statusEn: status.en, statusKm: status.km },
      href: pathTo('/profile/applications/[id]', id),
      createdAt: new Date(latest.at),
    });
  }
};

/**
 * Inserts applications at several schools and steps, and the demo student's favourites.
 * @returns one working path for every dynamic page, for `demo.json`.
 */
export async function insertApplicants(
  db: WriteDb,
  today: Date,
  schools: SeededSchool[],
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const byKey = new Map(schools.map((entry) => [entry.school.key, entry]));
  const demo = demoApplicants(
    today,
    demoApplicantCount,
    schools.map(({ school }) => school),
  );
  for (const [place, applicant] of demo.entries()) {
    const school = byKey.get(applicant.schoolKey);
    if (school) await insertOne(db, applicant, school, accounts, { place, today });
  }
  const own = demo.find((applicant) => applicant.accountKey === 'student');
  const school = own && byKey.get(own.schoolKey);
  const programId = own && school?.programIds.get(own.programKey);
  if (!own || !school || !programId) throw new Error('The demo student has no application.');
  const partner = demoAccounts.find(({ role }) => role === 'partner');
  const ofPartner = demo.find(({ schoolKey }) => partner?.schoolKeys.includes(schoolKey));
  if (!ofPartner) throw new Error('Nobody has applied to the school of the demo partner.');
  const favorite = schools.filter((entry) => entry.school.status === 'active').slice(0, favoriteCount);
  await db
    .insert(favorites)
    .values(
      favorite.map((entry) => ({
        userId: accountId(accounts, 'student'),
        schoolId: entry.id,
        createdAt: today,
      })),
    )
    .onConflictDoNothing();
  const applicationId = stableId(`application:${own.key}`);
  return {
    '/school/[slug]': `/school/${school.school.key}`,
    '/school/[slug]/enrollment-form': `/school/${school.school.key}/enrollment-form`,
    '/school/[slug]/enrollment-form_bk': `/school/${school.school.key}/enrollment-form_bk`,
    '/course/[id]': `/course/${programId}`,
    '/profile/courses/[id]': `/profile/courses/${programId}`,
    '/profile/applications/[id]': `/profile/applications/${applicationId}`,
    '/advisor/user/application/[id]': `/advisor/user/application/${applicationId}`,
    '/partner/application/[id]': `/partner/application/${stableId(`application:${ofPartner.key}`)}`,
  };
}
