import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Text } from '@/lib/contract/fields';
import type { publicApplication, vacancyApplication } from '@/lib/contract/careers/vacancy-shapes';
import { type ApplicantStep, pendingStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { isVacancyShown, vacancyState } from '@/lib/domain/careers/vacancy-state';
import type { Db } from '@/backend/db/client';
import { profiles, users, vacancies, vacancyApplications } from '@/backend/db/schema';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { findAdvisors } from '@/backend/core/access/find-advisor';
import { readEventAnswers } from '@/backend/features/events/services/event-answers';
import { foreignFields } from '@/backend/core/files/upload-files';
import { addEntry } from '@/backend/features/profiles/services/applicant-entries';
import { endApplication } from './end-applications';
import { readComplete } from '@/backend/features/profiles/services/profile-views';
import { readRejectReasons, requireRejectReason } from './reject-reasons';
import { type VacancyRow, vacancyStepsOf } from './vacancy-views';
import { fullName } from '@/lib/domain/people/person-name';

/** The contact data of an applicant for staff. */
interface Contact {
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
}

export const applicationFold = ({ firstName, lastName, phone, email }: Contact): string =>
  [
    fullName({ lastName, firstName }),
    `${firstName} ${lastName}`,
    phone?.replace(/^\+855/, '0') ?? '',
    email ?? '',
  ]
    .map(fold)
    .join('\n');

/** @throws 404 when readers see no such vacancy, 409 when it is closed. Locks the row, so that it cannot be closed meanwhile. */
async function findOpenVacancy({ tx, now }: AnyAct, orgId: string, vacancyId: string): Promise<VacancyRow> {
  const [row] = await tx
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, vacancyId), eq(vacancies.organizationId, orgId)))
    .for('share');
  const today = dayInCambodia(now);
  if (!row || !isVacancyShown(row, today)) throw notFound('Vacancy not found.');
  if (vacancyState(row, today) !== 'open') {
    throw new Refusal(409, 'vacancy-closed', 'This vacancy is closed.');
  }
  return row;
}

/** The contacts of a profile, and the profile as it is sent. @throws 422 for one of somebody else */
const ownProfile = async ({ tx, deps, caller }: Act, orgId: string, profileId: string) => {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.id, profileId),
        eq(profiles.organizationId, orgId),
        eq(profiles.userId, caller.id),
        eq(profiles.isDeleted, false),
      ),
    );
  if (!row) throw invalid([{ path: 'profileId', code: 'unknown-profile' }]);
  const contact = {
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phoneNumber,
    email: row.email,
  };
  return { contact, sentProfile: await readComplete(deps, row, 'staff') };
};

const accountContact = async (tx: Db, userId: string): Promise<Contact> => {
  const { firstName, lastName, phone, email } = users;
  const [row] = await tx
    .select({ firstName, lastName, phone, email })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  return row;
};

const store = async (
  act: AnyAct,
  application: Contact &
    Pick<
      typeof vacancyApplications.$inferInsert,
      'vacancyId' | 'userId' | 'method' | 'profileId' | 'sentProfile' | 'file' | 'message' | 'answers'
    >,
) => {
  const [row] = await act.tx
    .insert(vacancyApplications)
    .values({
      ...application,
      status: pendingStep.key,
      searchFold: applicationFold(application),
      createdAt: act.now,
      updatedAt: act.now,
    })
    .onConflictDoNothing()
    .returning({ id: vacancyApplications.id });
  if (!row) throw new Refusal(409, 'already-applied', 'You have already applied for this position.');
  return row.id;
};

/** Who wrote the vacancy hears of its applicants, else all advisors: one notice for each vacancy, which the next one renews. */
const tellDesk = async (
  act: AnyAct,
  { id, title, authorId }: VacancyRow,
  contact: Contact,
): Promise<void> => {
  const advisors = await findAdvisors(act.tx);
  await act.tell(authorId && advisors.includes(authorId) ? [authorId] : advisors, {
    kind: 'vacancy-applied',
    params: { name: fullName(contact), titleEn: title.en, titleKm: title.km },
    page: '/advisor/vacancy/[vacancyid]/edit',
    about: id,
    subject: `vacancy-applied:${id}`,
    again: 'renew',
    ...(act.caller?.id && { names: act.caller.id }),
  });
};

/**
 * Stores an application of a signed-in person.
 * @throws 404, 409 `vacancy-closed` or `already-applied`, 422 for a profile or a file that is not the caller's.
 */
export async function applyForVacancy(
  act: Act,
  where: { orgId: string; vacancyId: string },
  body: z.output<typeof vacancyApplication>,
): Promise<void> {
  const { tx, caller } = act;
  const vacancy = await findOpenVacancy(act, where.orgId, where.vacancyId);
  const fromProfile = body.method === 'profile';
  const foreign = fromProfile ? [] : await foreignFields(tx, caller.id, 'cv', { 'file.key': body.file.key });
  if (foreign.length > 0) throw invalid([{ path: 'file.key', code: 'unknown-file' }]);
  const answers = readEventAnswers(vacancy.questions, body.answers ?? {});
  const { contact, sentProfile } = fromProfile
    ? await ownProfile(act, where.orgId, body.profileId)
    : { contact: await accountContact(tx, caller.id), sentProfile: null };
  const id = await store(act, {
    ...contact,
    vacancyId: vacancy.id,
    userId: caller.id,
    method: body.method,
    profileId: fromProfile ? body.profileId : null,
    sentProfile,
    file: fromProfile ? null : body.file,
    message: body.message || null,
    answers,
  });
  act.note('vacancy-applied', id);
  await tellDesk(act, vacancy, contact);
}

/** Stores an application without an account; the same person may apply again, because the number is unproven. */
export async function applyWithoutAccount(
  act: AnyAct,
  orgId: string,
  body: z.output<typeof publicApplication>,
): Promise<void> {
  const vacancy = await findOpenVacancy(act, orgId, body.vacancyId);
  const { firstName, lastName, phone, message } = body;
  const contact = { firstName, lastName, phone, email: body.email || null };
  await store(act, {
    ...contact,
    vacancyId: vacancy.id,
    userId: null,
    method: 'public',
    profileId: null,
    sentProfile: null,
    file: null,
    message,
    answers: readEventAnswers(vacancy.questions, body.answers ?? {}),
  });
  await tellDesk(act, vacancy, contact);
}

/** Notifies an applicant with an account that the organization has moved the application. */
const tellApplicant = async (
  act: Act,
  { userId, vacancyId, id, rejectReason }: typeof vacancyApplications.$inferSelect,
  step: Pick<ApplicantStep, 'key' | 'name' | 'nameNative'>,
  message: Text | undefined,
): Promise<void> => {
  const [vacancy] = await act.tx.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  if (!userId || !vacancy) return;
  const reasons = rejectReason === null ? [] : await readRejectReasons(act.tx, vacancy.organizationId);
  const reason = reasons.find(({ key }) => key === rejectReason);
  const titles = { titleEn: vacancy.title.en, titleKm: vacancy.title.km };
  const params = {
    ...titles,
    statusEn: [step.name, reason?.name.en].filter(Boolean).join(', '),
    statusKm: [step.nameNative, reason?.name.km].filter(Boolean).join(' '),
  };
  const page = '/career-center/internship-job-opportunities/[slug]';
  const subject = `vacancy-application:${id}:${step.key}`;
  await act.tell([userId], {
    kind: 'vacancy-status',
    params,
    page,
    about: vacancy.slug,
    subject,
    again: 'renew',
  });
  if (!message) return;
  const words = { ...titles, statusEn: message.en, statusKm: message.km };
  await act.tell([userId], {
    kind: 'vacancy-message',
    params: words,
    page,
    about: vacancy.slug,
    // What somebody wrote stands for itself.
    subject: `vacancy-message:${id}:${randomUUID()}`,
  });
};

/** Moves an application to a step of the organization, and notifies its person. @throws 404, 412, 422 by field */
export async function moveVacancyApplication(
  act: Act,
  where: { orgId: string; id: string; applicationId: string },
  { status, reason, message }: { status: string; reason?: string | undefined; message?: Text | undefined },
): Promise<void> {
  const here = and(
    eq(vacancyApplications.id, where.applicationId),
    eq(vacancyApplications.vacancyId, where.id),
  );
  const [before] = await act.tx.select().from(vacancyApplications).where(here);
  if (!before) throw notFound();
  act.requireVersion(before);
  const steps = await vacancyStepsOf(act.tx, where.orgId);
  const step = steps.find(({ key }) => key === status);
  if (!step) throw invalid([{ path: 'status', code: 'unknown-step' }]);
  if (status === before.status) throw invalid([{ path: 'status', code: 'same-step' }]);
  if (reason && status !== rejectedStep.key) throw invalid([{ path: 'reason', code: 'only-rejected' }]);
  if (reason) await requireRejectReason(act.tx, where.orgId, reason);
  const change = { status, rejectReason: reason ?? null, updatedAt: act.now };
  const row = await act.bump(vacancyApplications, before, change);
  await addEntry(act, {
    applicationId: row.id,
    kind: 'moved',
    status,
    ...(message && { message }),
  });
  await tellApplicant(act, row, step, message);
  if (status === rejectedStep.key) await endApplication(act, row.id);
  const detail = { from: before.status, to: row.status, ...(reason && { reason }) };
  act.note('vacancy-application-status', row.id, detail);
}
