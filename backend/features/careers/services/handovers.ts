import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Handover } from '@/lib/contract/careers/applicant-work';
import type { HandedApplication } from '@/lib/contract/careers/handed-applications';
import { dayInCambodia, plainDate } from '@/lib/domain/dates/dates';
import { companyState } from '@/lib/domain/careers/company-state';
import { handoverLimits } from '@/lib/domain/careers/hiring-options';
import { vacancies, vacancyApplications, vacancyHandovers } from '@/backend/db/schema';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { notFound, Refusal } from '@/backend/errors';
import { fact, smsOf, title as titleOf } from '@/backend/features/notices/services/compose';
import type { Act, AnyAct } from '@/backend/core/access/act';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { ageOf } from '@/backend/core/access/birthdays';
import { addEntry } from '@/backend/features/profiles/services/applicant-entries';
import { findCompany } from './companies';
import { findApplication, requireRunning } from './find-application';
import { sentProfileOf } from '@/backend/features/profiles/services/sent-profile';
import { maskedWords, withoutContacts } from '@/backend/features/profiles/services/mask-profile';
import { isShownOn } from './vacancy-views';

const dayMs = 86_400_000;
/** 128 bits, 22 characters. */
const keyBytes = 16;

type Row = typeof vacancyHandovers.$inferSelect;
type Where = { orgId: string; applicationId: string };

const toHandover = (row: Row): Handover => ({
  handoverId: row.id,
  recipient: row.recipient,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  openedCount: row.openedCount,
});

/** The links that were made to an application, the latest first. */
export const handoversOf = async (db: Db, applicationId: string): Promise<Handover[]> => {
  const rows = await db
    .select()
    .from(vacancyHandovers)
    .where(eq(vacancyHandovers.applicationId, applicationId))
    .orderBy(desc(vacancyHandovers.createdAt), desc(vacancyHandovers.id));
  return rows.map(toHandover);
};

const tellApplicant = async (
  act: Act,
  { application, vacancy }: Awaited<ReturnType<typeof findApplication>>,
  { id, recipient, expiresAt }: Row,
): Promise<void> => {
  const title = vacancy.title;
  if (application.userId)
    return act.tell([application.userId], {
      kind: 'vacancy-handed',
      params: {
        titleEn: title.en,
        titleKm: title.km,
        name: recipient,
        dateEn: plainDate(expiresAt, 'en'),
        dateKm: plainDate(expiresAt, 'km'),
      },
      page: '/career-center/internship-job-opportunities/[slug]',
      about: vacancy.slug,
      subject: `handover:${id}`,
    });
  if (application.phone)
    await act.sms({
      to: application.phone,
      noticeKind: 'vacancy-handed',
      noticeSubject: `handover:${id}`,
      body: smsOf('handedOn', 'km', {
        name: titleOf(recipient),
        title: titleOf(title),
        date: fact({ km: plainDate(expiresAt, 'km'), en: plainDate(expiresAt, 'en') }),
      }),
    });
};

/**
 * Makes a link by which an employer reads one application, and tells the applicant.
 * @throws 404; 409 for a rejected application, a vacancy that readers do not see, an employer that is not checked, or too many links
 */
export async function handOn(
  act: Act,
  where: Where,
  { recipient, days }: { recipient: string; days: number },
): Promise<Handover & { key: string }> {
  const found = await findApplication(act.tx, where);
  const { application, vacancy } = found;
  requireRunning(found, dayInCambodia(act.now));
  const company = vacancy.companyId && (await findCompany(act.tx, where.orgId, vacancy.companyId));
  if (!company || companyState(company, dayInCambodia(act.now)) !== 'checked')
    throw new Refusal(409, 'company-unchecked', 'This employer is not checked.');
  // Locks the application: parallel calls count one after the other.
  await act.tx
    .select({ id: vacancyApplications.id })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.id, application.id))
    .for('update');
  const isOpen = and(
    eq(vacancyHandovers.applicationId, application.id),
    isNull(vacancyHandovers.revokedAt),
    gt(vacancyHandovers.expiresAt, act.now),
  );
  if ((await act.tx.$count(vacancyHandovers, isOpen)) >= handoverLimits.linksMax)
    throw new Refusal(409, 'too-many-links', 'Take another link back first.');
  const key = randomBytes(keyBytes).toString('base64url');
  const row = onlyRow(
    await act.tx
      .insert(vacancyHandovers)
      .values({
        applicationId: application.id,
        keyHash: hashToken(key),
        recipient,
        createdAt: act.now,
        expiresAt: new Date(act.now.getTime() + days * dayMs),
      })
      .returning(),
  );
  await addEntry(act, { applicationId: application.id, kind: 'handed-on', words: recipient });
  await tellApplicant(act, found, row);
  act.note('vacancy-application-handed-on', application.id, { handover: row.id, days });
  return { ...toHandover(row), key };
}

const takeBack = async (act: AnyAct, row: Row): Promise<void> => {
  await act.tx.update(vacancyHandovers).set({ revokedAt: act.now }).where(eq(vacancyHandovers.id, row.id));
  await addEntry(act, { applicationId: row.applicationId, kind: 'taken-back', words: row.recipient });
  act.note('vacancy-application-taken-back', row.applicationId, { handover: row.id });
};

/** Ends every link that leads to an application. */
export async function takeHandoversBack(act: AnyAct, applicationId: string): Promise<void> {
  const isOpen = and(
    eq(vacancyHandovers.applicationId, applicationId),
    isNull(vacancyHandovers.revokedAt),
    gt(vacancyHandovers.expiresAt, act.now),
  );
  const rows = await act.tx.select().from(vacancyHandovers).where(isOpen).for('update');
  for (const row of rows) await takeBack(act, row);
}

/** @throws 404 */
export async function takeHandoverBack(act: Act, where: Where & { handoverId: string }): Promise<void> {
  const { application } = await findApplication(act.tx, where);
  const [before] = await act.tx
    .select()
    .from(vacancyHandovers)
    .where(and(eq(vacancyHandovers.id, where.handoverId), eq(vacancyHandovers.applicationId, application.id)))
    .for('update');
  if (!before) throw notFound();
  if (!before.revokedAt) await takeBack(act, before);
}

/**
 * What a key leads to, while readers see its vacancy; counts the visit. Who applied without an account has given this
 * employer nothing but a number: they count as an adult.
 * @throws 404 for every other key
 */
export async function openHandover(act: AnyAct, key: string) {
  const [link] = await act.tx
    .update(vacancyHandovers)
    .set({ lastOpenedAt: act.now, openedCount: sql`${vacancyHandovers.openedCount} + 1` })
    .where(
      and(
        eq(vacancyHandovers.keyHash, hashToken(key)),
        isNull(vacancyHandovers.revokedAt),
        gt(vacancyHandovers.expiresAt, act.now),
      ),
    )
    .returning();
  const [found] = link
    ? await act.tx
        .select({ application: vacancyApplications, vacancy: vacancies })
        .from(vacancyApplications)
        .innerJoin(vacancies, eq(vacancies.id, vacancyApplications.vacancyId))
        .where(and(eq(vacancyApplications.id, link.applicationId), isShownOn(dayInCambodia(act.now))))
    : [];
  if (!link || !found) throw notFound('This link leads nowhere.');
  const { userId } = found.application;
  const isAdult = userId === null || (await ageOf(act.tx, userId, dayInCambodia(act.now))).age === 'adult';
  return { ...found, link, isAdult };
}

/** What an employer reads by a key. @throws 404 */
export async function readHandover(act: AnyAct, key: string): Promise<HandedApplication> {
  const { application, vacancy, link, isAdult } = await openHandover(act, key);
  const profile = await sentProfileOf(act.deps, application);
  return {
    vacancy: { title: vacancy.title, companyName: vacancy.companyName },
    firstName: application.firstName,
    lastName: application.lastName,
    phone: isAdult ? application.phone : null,
    email: isAdult ? application.email : null,
    ...(isAdult ? { message: application.message, answers: application.answers } : maskedWords(application)),
    // A file says the number and the address itself.
    fileName: isAdult ? (application.file?.fileName ?? null) : null,
    profile: profile && !isAdult ? { ...withoutContacts(profile), references: [] } : profile,
    appliedAt: application.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
  };
}
