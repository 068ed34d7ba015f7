'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { openLink } from '@/components/kits/upload/open-file';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/api-error';
import { handedApplicationsApi } from '@/lib/api/handed-applications';
import type { HandedApplication } from '@/lib/contract/careers/handed-applications';
import { createLinkKey } from '@/lib/device/use-link-key';
import { formatDate } from '@/lib/domain/dates/dates';
import { ContactLinks } from '@/components/careers/contact-links';
import { pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { GivenAnswers } from './given-answers';
import { SentProfile } from './sent-profile';
import { fullName } from '@/lib/domain/people/person-name';

const useHandedKey = createLinkKey('sala-handed-application');

/** What an employer reads of one applicant, or why there is nothing to read any more. */
export const HandedApplicationPart = () => (
  <QueryProvider>
    <ReadApplication />
  </QueryProvider>
);

function ReadApplication() {
  const t = useTranslations('handed.gone');
  const key = useHandedKey();
  const query = useQuery({
    queryKey: [...handedApplicationsApi.key, key],
    queryFn: () => handedApplicationsApi.read({ body: { key: key ?? '' } }),
    enabled: typeof key === 'string',
    // Each reading counts as opened.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (key === null || isApiError(query.error, 404))
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <p className="mt-3 text-xl">{t('body')}</p>
      </>
    );
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(application) => <Application linkKey={key ?? ''} application={application} />}
    </QueryState>
  );
}

function Application({ linkKey, application }: { linkKey: string; application: HandedApplication }) {
  const t = useTranslations('handed');
  const locale = useLocale();
  const { vacancy, firstName, lastName, phone, email, message, fileName, profile } = application;
  const [isFailed, setFailed] = useState(false);
  const openCv = () => {
    setFailed(false);
    openLink(() => handedApplicationsApi.file({ body: { key: linkKey } })).catch(() => setFailed(true));
  };
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <div>
        <PageTitle>{fullName({ lastName, firstName })}</PageTitle>
        <p className="mt-1 text-xl wrap-anywhere">
          {t('for', {
            title: pickText(vacancy.title, locale),
            company: pickText(vacancy.companyName, locale),
          })}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-muted">
            {t('applied', { date: formatDate(application.appliedAt, locale) })}
          </span>
          <ContactLinks phone={phone} email={email} />
        </p>
      </div>
      <Alert tone="info">
        <p>{t('care')}</p>
        <p>{t('until', { date: formatDate(application.expiresAt, locale) })}</p>
      </Alert>
      <section aria-label={t('message')}>
        <h2 className="text-lg">{t('message')}</h2>
        <p className="whitespace-pre-line wrap-anywhere">{message || t('noMessage')}</p>
      </section>
      <GivenAnswers answers={application.answers} title={t('answers')} level="h2" />
      {fileName && (
        <section aria-label={t('file')} className="grid justify-items-start gap-2">
          <h2 className="text-lg">{t('file')}</h2>
          <Button variant="secondary" onClick={openCv}>
            {t('open', { name: fileName })}
          </Button>
          {isFailed && <Alert tone="danger">{t('failed')}</Alert>}
        </section>
      )}
      {profile && <SentProfile profile={profile} title={t('profile')} level="h2" />}
    </div>
  );
}
