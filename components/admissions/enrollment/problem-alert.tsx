'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { namedErrors } from '@/components/form/named-errors';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { isApiError } from '@/lib/api/api-error';
import { formatDate, isIsoDay } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { useEnrollment } from './enrollment-context';
import { SessionEnded } from '@/components/feedback/session-ended';
import { useApplicationContext } from './use-application-form';
import type { Problem } from './use-submit-application';

/** Errors of the typed values; shown above the fields until the last one is corrected. */
export function GapsAlert({ problem }: { problem: Problem | null }) {
  const t = useTranslations('enrollment.problem');
  const { errors } = useFormState();
  const left = namedErrors(errors).length;
  // A refusal without a field here cannot be corrected, so it stays.
  const [marked, setMarked] = useState<Problem | null>(null);
  if (left > 0 && marked !== problem) setMarked(problem);
  if (left === 0 && marked === problem) return null;
  if (problem?.kind !== 'missing' && problem?.kind !== 'fields' && problem?.kind !== 'invalid') return null;
  return (
    <Alert tone="danger" title={t(problem.kind)}>
      {left > 0 && t('left', { count: left })}
    </Alert>
  );
}

const secondsToWait = (error: unknown) => (isApiError(error) ? error.retryAfterSeconds : null) ?? 60;

/** The ISO day that a refusal names; null where it names none. */
const nextIntakeIn = (error: unknown): string | null => {
  const issues = isApiError(error) ? error.issues : [];
  const day = issues.find(({ code }) => code === 'next-intake')?.message ?? '';
  return isIsoDay(day) ? day : null;
};

/** Why sending failed and what to do now; shown beside the button. */
export function SendingAlert({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  const t = useTranslations('enrollment.problem');
  const locale = useLocale();
  const { school: enrolled, sentProgramId, applicant } = useEnrollment();
  const { setValue, getValues } = useApplicationContext();
  const { enrollToId } = getValues();
  const school = pickName(enrolled, locale);
  const nextIntake = nextIntakeIn(problem?.error);
  // Those of the reader: whoever fills it in for somebody else has others.
  const applications = applicant === undefined && (
    <LinkButton href={href('/profile/applications')} variant="secondary" size="sm">
      {t('seeApplications')}
    </LinkButton>
  );
  const failed = (body: ReactNode) => (
    <Alert
      tone="danger"
      title={t('failed', { school })}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {body}
    </Alert>
  );
  switch (problem?.kind) {
    case 'network':
    case 'timeout':
    case 'server':
      return failed(t(problem.kind));
    case 'tooMany':
      return failed(t('tooMany', { seconds: secondsToWait(problem.error) }));
    case 'session':
      return <SessionEnded />;
    case 'alreadyApplied':
    case 'alreadySent': {
      const isFor = problem.kind === 'alreadyApplied' && applicant !== undefined;
      const said = isFor ? 'alreadyAppliedFor' : problem.kind;
      return (
        <Alert tone="warning" title={t(said, { name: applicant ?? '' })} action={applications}>
          {t(`${said}Body`, { school })}
        </Alert>
      );
    }
    case 'stale':
    case 'processed':
      return (
        <Alert tone="warning" title={t(problem.kind)} action={applications}>
          {t(`${problem.kind}Body`)}
        </Alert>
      );
    case 'mustAcknowledge':
      return (
        <Alert
          tone="warning"
          title={t('mustAcknowledge')}
          action={
            <>
              {enrollToId && (
                <LinkButton href={href('/course/[id]', { id: enrollToId })} variant="secondary" size="sm">
                  {t('seeConditions')}
                </LinkButton>
              )}
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  setValue('acknowledged', true);
                  onRetry();
                }}
              >
                {t('sendAllTheSame')}
              </Button>
            </>
          }
        >
          {t('mustAcknowledgeBody')}
        </Alert>
      );
    case 'notOpen':
      return (
        <Alert tone="warning" title={t('notOpen')}>
          {nextIntake && <p>{t('nextIntake', { date: formatDate(nextIntake, locale) })}</p>}
          <p>{t(sentProgramId === undefined ? 'notOpenBody' : 'notOpenChangeBody')}</p>
        </Alert>
      );
    case 'closed':
      return (
        <Alert tone="warning" title={t('closed', { school })}>
          {t('kept')}
        </Alert>
      );
    default:
      return null;
  }
}
