import { and, eq, notInArray } from 'drizzle-orm';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { vacancyApplications } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { takeHandoversBack } from './handovers';
import { callOff, isRunning, joined } from './interviews';
import { tellOfferer } from './own-interviews';
import type { VacancyRow } from './vacancy-views';
import { warnApplicants } from './warn-applicants';
import { fact } from '@/backend/features/notices/services/facts';

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
  await tellOfferer(act, 'interview-declined', interview, vacancy, fact('interview.ended'));
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
    await tellOfferer(act, 'interview-declined', interview, vacancy, fact('interview.accountDeleted'), false);
}
