import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  publicApplication,
  VacancyApplicant,
  vacancyApplication,
} from '@/lib/contract/recruitment/vacancy-shapes';
import { type ApplicantStep, pendingStep } from '@/lib/domain/applications/applicant-steps';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { isVacancyOpen } from '@/lib/domain/recruitment/vacancy-state';
import type { Db } from '@/backend/db/client';
import { profiles, users, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import { audit } from '@/backend/services/access/audit';
import { foreignFields } from '@/backend/services/files/upload-files';
import { notify } from '@/backend/services/notification/notify';
import type { VacancyRow } from './vacancy-views';

/** The contact data of an applicant for staff. */
interface Contact {
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
}

export const applicationFold = ({ firstName, lastName, phone, email }: Contact): string =>
  [`${lastName} ${firstName}`, `${firstName} ${lastName}`, phone?.replace(/^\+855/, '0') ?? '', email ?? '']
    .map(fold)
    .join('\n');

/** @throws 404 when the organization has no such vacancy, 409 when it is closed. Locks the row, so that it cannot be closed meanwhile. */
export async function findOpenVacancy(
  deps: Deps,
  tx: Db,
  orgId: string,
  vacancyId: string,
): Promise<VacancyRow> {
  const [row] = await tx
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, vacancyId), eq(vacancies.organizationId, orgId)))
    .for('share');
  if (!row) throw notFound('Vacancy not found.');
  if (!isVacancyOpen(row, dayInCambodia(deps.clock.now()))) {
    throw new Refusal(409, 'vacancy-closed', 'This vacancy is closed.');
  }
  return row;
}

const ownProfile = async (tx: Db, orgId: string, profileId: string, userId: string) => {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.id, profileId),
        eq(profiles.organizationId, orgId),
        eq(profiles.userId, userId),
        eq(profiles.isDeleted, false),
      ),
    );
  if (!row) throw invalid([{ path: 'profileId', code: 'unknown-profile' }]);
  return { firstName: row.firstName, lastName: row.lastName, phone: row.phoneNumber, email: row.email };
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
  deps: Deps,
  tx: Db,
  application: Contact &
    Pick<VacancyApplicant, 'vacancyId' | 'userId' | 'method' | 'profileId' | 'file' | 'message'>,
) => {
  const at = deps.clock.now();
  const [row] = await tx
    .insert(vacancyApplications)
    .values({
      ...application,
      status: pendingStep.key,
      searchFold: applicationFold(application),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: vacancyApplications.id });
  if (!row) throw new Refusal(409, 'already-applied', 'You have already applied for this position.');
  return row.id;
};

/**
 * Stores an application of a signed-in person; runs inside `once`.
 * @throws 404, 409 `vacancy-closed` or `already-applied`, 422 for a profile or a file that is not the caller's.
 */
export async function applyForVacancy(
  deps: Deps,
  tx: Db,
  where: { orgId: string; vacancyId: string },
  body: z.output<typeof vacancyApplication>,
  caller: Caller,
  requestId: string,
): Promise<void> {
  const vacancy = await findOpenVacancy(deps, tx, where.orgId, where.vacancyId);
  const fromProfile = body.method === 'profile';
  const foreign = fromProfile ? [] : await foreignFields(tx, caller.id, 'cv', { 'file.key': body.file.key });
  if (foreign.length > 0) throw invalid([{ path: 'file.key', code: 'unknown-file' }]);
  const contact = fromProfile
    ? await ownProfile(tx, where.orgId, body.profileId, caller.id)
    : await accountContact(tx, caller.id);
  const id = await store(deps, tx, {
    ...contact,
    vacancyId: vacancy.id,
    userId: caller.id,
    method: body.method,
    profileId: fromProfile ? body.profileId : null,
    file: fromProfile ? null : body.file,
    message: body.message || null,
  });
  await audit(deps, { action: 'vacancy-applied', actorId: caller.id, subject: id, requestId }, tx);
}

/** Stores an application without an account; the same person may apply again, because the number is unproven. */
export async function applyWithoutAccount(
  deps: Deps,
  tx: Db,
  orgId: string,
  body: z.output<typeof publicApplication>,
): Promise<void> {
  const vacancy = await findOpenVacancy(deps, tx, orgId, body.vacancyId);
  const { firstName, lastName, phone, message } = body;
  const contact = { firstName, lastName, phone, email: body.email || null };
  await store(deps, tx, {
    ...contact,
    vacancyId: vacancy.id,
    userId: null,
    method: 'public',
    profileId: null,
    file: null,
    message,
  });
}

/** Notifies an applicant with an account that the organization has moved the application. */
export async function tellVacancyApplicant(
  deps: Deps,
  tx: Db,
  application: typeof vacancyApplications.$inferSelect,
  steps: readonly Pick<ApplicantStep, 'key' | 'name' | 'nameNative'>[],
): Promise<void> {
  const { userId, vacancyId, status, id } = application;
  const [vacancy] = await tx.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  const step = steps.find(({ key }) => key === status);
  if (!userId || !vacancy || !step) return;
  const params = {
    titleEn: vacancy.title.en,
    titleKm: vacancy.title.km,
    statusEn: step.name,
    statusKm: step.nameNative,
  };
  const page = '/career-center/internship-job-opportunities/[slug]';
  const subject = `vacancy-application:${id}`;
  await notify(
    deps,
    [userId],
    { kind: 'vacancy-status', params, page, about: vacancy.slug, subject, again: 'renew' },
    tx,
  );
}
