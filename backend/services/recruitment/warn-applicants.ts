import { and, eq, inArray } from 'drizzle-orm';
import type { ReportReason } from '@/lib/domain/content/review';
import { reports, vacancies, vacancyApplications } from '@/backend/db/schema';
import type { Act } from '@/backend/services/access/act';

/** What people report of a vacancy that endangers who applies. */
const unsafeReasons: ReportReason[] = ['fraud', 'money', 'private-data'];

/**
 * Tells everybody who has applied for a vacancy that it was withdrawn, where its flags or a report say that it is unsafe:
 * people with an account by a notice, the others by a text message.
 */
export async function warnApplicants(act: Act, vacancyId: string): Promise<void> {
  const [vacancy] = await act.tx.select().from(vacancies).where(eq(vacancies.id, vacancyId));
  if (!vacancy) return;
  const unsafe = and(
    eq(reports.subjectKind, 'vacancy'),
    eq(reports.subjectId, vacancyId),
    inArray(reports.reason, unsafeReasons),
  );
  if (vacancy.flags.length === 0 && (await act.tx.$count(reports, unsafe)) === 0) return;
  const rows = await act.tx
    .select({ userId: vacancyApplications.userId, phone: vacancyApplications.phone })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancyId));
  await act.tell(
    rows.flatMap(({ userId }) => userId ?? []),
    {
      kind: 'vacancy-unsafe',
      params: { titleEn: vacancy.title.en, titleKm: vacancy.title.km },
      page: '/help-center/categories/[slug]',
      about: 'job-safety',
      subject: `vacancy-unsafe:${vacancyId}`,
      again: 'renew',
    },
  );
  const phones = rows.flatMap(({ userId, phone }) => (userId === null && phone ? phone : []));
  const body = `Sala: "${vacancy.title.en}" was withdrawn, it may be unsafe. Pay nothing and give nobody your papers.`;
  for (const to of new Set(phones)) await act.sms({ to, body });
}
