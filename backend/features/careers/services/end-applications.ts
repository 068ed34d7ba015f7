import { and, eq, notInArray, inArray } from 'drizzle-orm';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { vacancyApplications, reports } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { takeHandoversBack } from './handovers';
import { callOff, isRunning, joined } from './interviews';
import { tellOfferer } from './own-interviews';
import type { VacancyRow } from './vacancy-views';
import { noticeFact } from '@/backend/features/notices/services/facts';
import type { ReportReason } from '@/lib/domain/review/review';
import { smsOf, title as titleOf } from '@/backend/features/notices/services/compose';

/** What people report of a vacancy that endangers who applies. */
const unsafeReasons: ReportReason[] = ['fraud', 'money', 'private-data'];

/**
 * Tells everybody who has applied for a vacancy that it was withdrawn, where its flags or a report say that it is unsafe:
 * people with an account by a notice, which goes out by text message at once, the others by a text message.
 * @returns whether it is unsafe
 */
async function warnApplicants(act: AnyAct, { id: vacancyId, title, flags }: VacancyRow): Promise<boolean> {
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

/** Tells applicants with an account, about whom nothing is decided, that nothing goes on with a vacancy. */
export async function tellWhoWaits(
  act: AnyAct,
  { id, slug, title }: VacancyRow,
  kind: 'vacancy-closed' | 'vacancy-hidden',
): Promise<void> {
  const { userId, vacancyId, status } = vacancyApplications;
  const undecided = notInArray(status, [acceptedStep.key, rejectedStep.key]);
  const rows = await act.tx
    .select({ userId })
    .from(vacancyApplications)
    .where(and(eq(vacancyId, id), undecided));
  await act.tell(
    rows.flatMap((row) => row.userId ?? []),
    {
      ...(kind === 'vacancy-hidden'
        ? { kind, page: '/career-center' }
        : { kind, page: '/career-center/internship-job-opportunities/[slug]', about: slug }),
      params: { titleEn: title.en, titleKm: title.km },
      subject: `${kind}:${id}`,
      again: 'renew',
    },
  );
}

/** Ends what hangs on an application that is over: its interview, and the links by which employers read it. */
export async function endApplication(act: AnyAct, applicationId: string): Promise<void> {
  await takeHandoversBack(act, applicationId);
  const [found] = await joined(act.tx).where(and(eq(vacancyApplications.id, applicationId), isRunning));
  if (!found) return;
  const { interview, vacancy } = found;
  await callOff(act, interview, vacancy);
  if (interview.offeredBy === act.caller?.id) return;
  await tellOfferer(act, 'interview-declined', interview, vacancy, noticeFact('interview.ended'));
}

/**
 * Ends what hangs on a vacancy that readers see no longer by a decision. Who has applied is warned where it may be unsafe, before they hear
 * anything else of it.
 */
export async function endVacancy(act: AnyAct, vacancy: VacancyRow): Promise<void> {
  if (!(await warnApplicants(act, vacancy))) await tellWhoWaits(act, vacancy, 'vacancy-hidden');
  const rows = await act.tx
    .select({ id: vacancyApplications.id })
    .from(vacancyApplications)
    .where(eq(vacancyApplications.vacancyId, vacancy.id));
  for (const { id } of rows) await endApplication(act, id);
}

/** Before an account is deleted: who expects its person to an interview is told that nobody comes. */
export async function leaveInterviews(act: AnyAct, userId: string): Promise<void> {
  const rows = await joined(act.tx).where(and(eq(vacancyApplications.userId, userId), isRunning));
  for (const { interview, vacancy } of rows)
    await tellOfferer(
      act,
      'interview-declined',
      interview,
      vacancy,
      noticeFact('interview.accountDeleted'),
      false,
    );
}
