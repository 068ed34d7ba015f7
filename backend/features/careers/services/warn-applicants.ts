import { and, eq, inArray } from 'drizzle-orm';
import type { ReportReason } from '@/lib/domain/review/review';
import { reports, vacancyApplications } from '@/backend/db/schema';
import { smsOf, title as titleOf } from '@/backend/features/notices/services/compose';
import type { AnyAct } from '@/backend/core/access/act';
import type { VacancyRow } from './vacancy-views';

/** What people report of a vacancy that endangers who applies. */
const unsafeReasons: ReportReason[] = ['fraud', 'money', 'private-data'];

/**
 * Tells everybody who has applied for a vacancy that it was withdrawn, where its flags or a report say that it is unsafe:
 * people with an account by a notice, which goes out by text message at once, the others by a text message.
 * @returns whether it is unsafe
 */
export async function warnApplicants(
  act: AnyAct,
  { id: vacancyId, title, flags }: VacancyRow,
): Promise<boolean> {
  const unsafe = and(
    eq(reports.subjectKind, 'vacancy'),
    eq(reports.subjectId, vacancyId),
    inArray(reports.reason, unsafeReasons),
  );
  if (flags.length === 0 && (await act.tx.$count(reports, unsafe)) === 0) return false;
  const rows = await act.tx
    .select({ userId: vacancyApplications.userId, phone: vacancyApplications.phone })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancyId));
  await act.tell(
    rows.flatMap(({ userId }) => userId ?? []),
    {
      kind: 'vacancy-unsafe',
      params: { titleEn: title.en, titleKm: title.km },
      page: '/help-center/categories/[slug]',
      about: 'job-safety',
      subject: `vacancy-unsafe:${vacancyId}`,
      again: 'renew',
    },
  );
  const phones = rows.flatMap(({ userId, phone }) => (userId === null && phone ? phone : []));
  const body = smsOf('notice.vacancy-unsafe', 'km', { title: titleOf(title) });
  const told = {
    noticeKind: 'vacancy-unsafe' as const,
    noticeSubject: `vacancy-unsafe:${vacancyId}`,
    isUrgent: true,
  };
  for (const to of new Set(phones)) await act.sms({ ...told, to, body });
  return true;
}
