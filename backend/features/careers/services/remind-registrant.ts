import { afterQuietHours } from '@/lib/domain/notices/channels';
import { and, eq } from 'drizzle-orm';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { careerCenterLimits } from '@/lib/domain/limits';
import { isRegistrationExpired } from '@/lib/domain/careers/career-registration';
import { careerCenters, registrations, users } from '@/backend/db/schema';
import { notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { requireStaffOfOrganization } from '@/backend/core/access/staff';
import { mailOf, smsOf, title } from '@/backend/features/notices/services/compose';
import { reachOf } from '@/backend/features/notices/services/plan-deliveries';
import { maySendSms } from '@/backend/features/notices/services/sms-budget';

/**
 * Tells somebody in the app, and by mail or text message where an address or a number is proven, that the registration
 * has ended. The number of the registration is not used: nobody has proven it.
 * @throws 404, 409 while it holds, and within 30 days of the last reminder
 */
export async function remindRegistrant(act: Act, orgId: string, registrationId: string): Promise<void> {
  const { tx, now } = act;
  const organizationId = await requireStaffOfOrganization(act.deps, act.caller, orgId);
  const here = and(eq(registrations.id, registrationId), eq(registrations.organizationId, organizationId));
  const [row] = await tx.select().from(registrations).where(here).for('update');
  if (!row) throw notFound('Registration not found.');
  if (!isRegistrationExpired(row.registeredAt, now))
    throw new Refusal(409, 'not-expired', 'This registration still holds.');
  const free = row.remindedAt && addDays(dayInCambodia(row.remindedAt), careerCenterLimits.reminderEveryDays);
  if (free && dayInCambodia(now) < free)
    throw new Refusal(409, 'reminded-lately', 'This person was reminded within the last 30 days.');
  await act.tx.update(registrations).set({ remindedAt: now }).where(eq(registrations.id, row.id));
  const [center] = await tx
    .select({ name: careerCenters.name })
    .from(careerCenters)
    .where(eq(careerCenters.id, row.careerCenterId));
  const name = center?.name ?? { en: '', km: '' };
  const params = { titleEn: name.en, titleKm: name.km };
  await act.tell([row.userId], { kind: 'registration-ended', params, page: '/career-center/register' });
  act.note('registrant-reminded', row.id);
  // One row counts the messages of the day, so that every other act waits for it.
  act.last(() => write(act, row.userId, name));
}

const write = async (act: Act, userId: string, center: { en: string; km: string }): Promise<void> => {
  const [user] = await act.tx.select().from(users).where(eq(users.id, userId));
  if (!user?.enabled) return;
  const values = { center: title(center) };
  if (user.email && user.emailVerified) {
    await act.mail({ to: user.email, ...mailOf('registrationEnded', user.locale, values) });
    return;
  }
  const { reaches } = await reachOf(act.deps, act.tx, 'registration-ended', [userId]);
  if (user.phone && reaches(userId, 'sms') && (await maySendSms(act)))
    await act.sms({
      to: user.phone,
      body: smsOf('registrationEnded', user.locale, values),
      notBefore: afterQuietHours(act.now),
    });
};
