'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { StepStatus } from '@/components/admissions/application/step-status';
import { QueryState } from '@/components/feedback/query-state';
import { withTexts } from '@/components/feedback/with-texts';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { applicantApi } from '@/lib/api/applicant';
import type { PublicApplicant } from '@/lib/contract/admissions/public-applicants';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type LookupTexts = Pick<Messages, 'applicationLookup'>;

/** The texts of an answer to a reference code, fetched when somebody asks. */
const lookupTexts: Record<Locale, () => Promise<LookupTexts>> = {
  km: async () => ({
    applicationLookup: (await import('@/messages/km/admissions/applicationLookup.json')).default,
  }),
  en: async () => ({
    applicationLookup: (await import('@/messages/en/admissions/applicationLookup.json')).default,
  }),
};

const AnswerSkeleton = () => <Skeleton className="mt-4 h-24 rounded-lg" />;

/** A refusal that the reader can do something about; null for one that trying again may end. */
const refusalOf = (error: unknown): 'invalid' | 'tooMany' | null => {
  if (isApiError(error, 400)) return 'invalid';
  return isApiError(error, 429) ? 'tooMany' : null;
};

function Found({ application }: { application: PublicApplicant }) {
  const t = useTranslations('applicationLookup');
  const locale = useLocale();
  const { school, step, nextActor, since, appliedOn } = application;
  return (
    <div className="mt-4 rounded-lg border border-border bg-surface p-4 shadow-soft">
      <p className="font-semibold">{pickName(school, locale)}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StepStatus step={step} className="font-semibold" />
        <span className="text-sm text-muted">{t('since', { day: formatDate(since, locale) })}</span>
      </p>
      <p className="mt-2">{t(`next.${nextActor}`)}</p>
      <p className="mt-2 text-sm text-muted">{t('sent', { day: formatDate(appliedOn, locale) })}</p>
    </div>
  );
}

function Answer({ code }: { code: string }) {
  const t = useTranslations('applicationLookup');
  const query = useQuery({
    ...applicantApi.publicApplicants.find.queryOptions({ query: { referenceCode: code } }),
    retry: false,
    // Each answer counts as a try.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refusal = refusalOf(query.error);
  if (refusal)
    return (
      <Alert tone="warning" className="mt-4">
        {t(refusal)}
      </Alert>
    );
  return (
    <QueryState query={query} skeleton={<AnswerSkeleton />}>
      {({ data: [application] }) =>
        application ? (
          <Found application={application} />
        ) : (
          <Alert tone="info" className="mt-4">
            {t('none')}
          </Alert>
        )
      }
    </QueryState>
  );
}

/** State and day of the application with a reference code; nothing about its person. */
export const LookupAnswer = withTexts(
  (props: { code: string }) => (
    <QueryProvider>
      <Answer {...props} />
    </QueryProvider>
  ),
  lookupTexts,
  AnswerSkeleton,
);
