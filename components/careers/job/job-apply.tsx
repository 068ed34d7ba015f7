'use client';

import { withTexts } from '@/components/feedback/with-texts';
import { Skeleton } from '@/components/ui/skeleton';
import { QueryProvider } from '@/lib/query/query-provider';
import type { JobPlace } from './job-apply-slot';
import { VisitorApply } from './visitor-apply';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { AskBirthday } from '@/components/accounts/account/ask-birthday';
import { Alert } from '@/components/ui/alert';
import { Panel } from '@/components/ui/panel';
import { StatusDot } from '@/components/ui/status-dot';
import { rejectReasonsApi } from '@/lib/api/reject-reasons';
import { ownInterviewsApi } from '@/lib/api/own-interviews';
import { ownVacanciesApi } from '@/lib/api/own-vacancies';
import { vacanciesApi } from '@/lib/api/vacancies';
import type { VacancySummary } from '@/lib/contract/careers/vacancy-shapes';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { helpHref } from '@/lib/routes/help-places';
import { JobForm } from './job-form';
import { OwnInterview } from './own-interview';

/** What stands for a signed-in reader: their application with its step, or the form while it is open. */
function OwnJob(place: JobPlace) {
  const t = useTranslations('jobApply');
  const viewer = useViewer();
  const { organizationId: orgId, vacancyId: id } = place;
  const vacancy = useQuery(vacanciesApi.get.queryOptions({ params: { orgId, id } }));
  return (
    <QueryState query={viewer} skeleton={<Skeleton className="h-72" />}>
      {({ sub, age }) => (
        <QueryState query={vacancy} skeleton={<Skeleton className="h-72" />}>
          {({ application, isOpen, isHidden }) => {
            if (application)
              return (
                <OwnApplication place={place} userId={sub} application={application} isHidden={isHidden} />
              );
            if (!isOpen && !place.isOpen) return null;
            return (
              <Panel title={t('title')}>
                {age === 'unknown' && <AskBirthday userId={sub} why={t('askBirthday')} />}
                <JobForm place={place} userId={sub} />
              </Panel>
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

interface OwnApplicationProps {
  place: JobPlace;
  userId: string;
  application: NonNullable<VacancySummary['application']>;
  isHidden: boolean;
}

function OwnApplication({ place, userId, application, isHidden }: OwnApplicationProps) {
  const t = useTranslations('jobApply.own');
  const tTurn = useTranslations('jobTurn.turn');
  const locale = useLocale();
  const { organizationId: orgId, vacancyId } = place;
  const steps = useQuery(vacanciesApi.steps.queryOptions({ params: { orgId } }));
  const withdraw = useWrite(ownVacanciesApi.withdraw, {
    invalidates: [vacanciesApi.key, ownInterviewsApi.key],
    done: t('withdrawn'),
  });
  const reasons = useQuery({
    ...rejectReasonsApi.list.queryOptions({ params: { orgId } }),
    enabled: application.rejectReason !== null,
  });
  const reason = reasons.data?.data.find(({ key }) => key === application.rejectReason);
  const isRejected = application.status === rejectedStep.key;
  // A way ends in one of two stations.
  const other = isRejected ? acceptedStep.key : rejectedStep.key;
  const way = (steps.data?.data ?? [application.step]).filter(({ key }) => key !== other);
  return (
    <>
      <OwnInterview userId={userId} vacancyId={vacancyId} />
      <Panel title={t('title')}>
        {application.appliedAt && (
          <p className="text-muted">{t('sentOn', { date: formatDate(application.appliedAt, locale) })}</p>
        )}
        <p className="mt-2 font-semibold">{tTurn(application.nextActor)}</p>
        <ol aria-label={t('steps')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {way.map((step) => (
            <li key={step.key} aria-current={step.key === application.status ? 'step' : undefined}>
              <StatusDot
                color={step.color}
                className={step.key === application.status ? 'font-semibold' : 'text-muted'}
              >
                {pickName(step, locale)}
              </StatusDot>
            </li>
          ))}
        </ol>
        {isHidden && (
          <Alert tone="warning" className="mt-4">
            {t('hidden')}
          </Alert>
        )}
        {reason && <p className="mt-3">{t('reason', { reason: pickText(reason.name, locale) })}</p>}
        {application.status === acceptedStep.key && (
          <Alert tone="warning" className="mt-4" title={t('beforeYouGo')}>
            <Link href={helpHref('job-safety')} className="underline underline-offset-4">
              {t('signs')}
            </Link>
          </Alert>
        )}
        {!isRejected && (
          <WriteButton
            variant="secondary"
            className="mt-4"
            write={withdraw}
            onWrite={() => withdraw.run({ params: { orgId, userId, vacancyId } })}
            asks={{ title: t('withdrawTitle'), description: t('withdrawBody'), danger: true }}
          >
            {t('withdraw')}
          </WriteButton>
        )}
      </Panel>
    </>
  );
}

type ApplyTexts = Pick<Messages, 'form' | 'jobApply' | 'jobTurn' | 'upload'>;

/** The texts of applying, fetched when somebody applies. */
const jobApplyTexts: Record<Locale, () => Promise<ApplyTexts>> = {
  km: async () => ({
    form: (await import('@/messages/km/core/form.json')).default,
    jobApply: (await import('@/messages/km/careers/jobApply.json')).default,
    jobTurn: (await import('@/messages/km/core/jobTurn.json')).default,
    upload: (await import('@/messages/km/core/upload.json')).default,
  }),
  en: async () => ({
    form: (await import('@/messages/en/core/form.json')).default,
    jobApply: (await import('@/messages/en/careers/jobApply.json')).default,
    jobTurn: (await import('@/messages/en/core/jobTurn.json')).default,
    upload: (await import('@/messages/en/core/upload.json')).default,
  }),
};

/** Applying for a vacancy, or where one's application stands. */
export const JobApply = withTexts(
  ({ isSignedIn, ...place }: JobPlace & { isSignedIn: boolean }) => (
    <QueryProvider>{isSignedIn ? <OwnJob {...place} /> : <VisitorApply {...place} />}</QueryProvider>
  ),
  jobApplyTexts,
  () => <Skeleton className="h-72" />,
);
