'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Petals } from '@/components/feedback/petals';
import { Card, CardBody } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { LinkButton } from '@/components/ui/link-button';
import { StatusDot } from '@/components/ui/status-dot';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickName, pickText } from '@/lib/i18n/pick';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { NextSteps } from './next-steps';
import { PlainThanks } from './plain-thanks';

function ReferenceCard({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('enrollment.thanks');
  const locale = useLocale();
  const { referenceCode, step } = application;
  return (
    <Card>
      <CardBody className="text-center">
        <p className="text-sm text-muted">{t('reference')}</p>
        <p translate="no" className="text-3xl font-semibold tabular-nums">
          {referenceCode}
        </p>
        <p className="mt-1 text-sm text-muted">{t('referenceHint')}</p>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
          <CopyButton text={referenceCode}>{t('copy')}</CopyButton>
          <p className="flex items-center gap-2">
            <span className="text-sm text-muted">{t('status')}</span>
            <StatusDot color={step.color}>{pickName(step, locale)}</StatusDot>
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

function WhatToBring({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('enrollment.thanks');
  const locale = useLocale();
  return (
    <Card>
      <CardBody>
        <h2 className="text-lg font-semibold">{t('bringTitle')}</h2>
        {application.requiredDocuments.length === 0 ? (
          <p className="mt-2 text-muted">{t('bringNone')}</p>
        ) : (
          <>
            <p className="mt-2 text-muted">{t('bringPhotos')}</p>
            <ul className="mt-3 grid gap-2">
              {application.requiredDocuments.map((document) => (
                <li key={document.en} className="flex gap-3">
                  <Icon name="file-text" className="mt-[0.2em] size-5 shrink-0 text-accent-text" />
                  {pickText(document, locale)}
                </li>
              ))}
            </ul>
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Receipt({ applicantId, skeleton }: ApplicationReceiptProps) {
  const moments = useTranslations('moments');
  const t = useTranslations('enrollment.thanks');
  const locale = useLocale();
  const { data, isError } = useQuery(applicantApi.applicants.get.queryOptions({ query: { applicantId } }));
  if (isError) return <PlainThanks />;
  if (!data) return skeleton;
  return (
    <>
      <Petals moment={`sent:${applicantId}`} announce={moments('sent')} />
      <p className="mt-2 text-center text-lg text-muted">
        {t('leadSchool', { school: pickName(data.school, locale) })}
      </p>
      <div className="mt-6 grid gap-4">
        <ReferenceCard application={data} />
        <NextSteps phone={formatPhone(data.phone)} />
        <WhatToBring application={data} />
      </div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <LinkButton href={href('/profile/applications/[id]', { id: data.applicantId })} size="lg">
          {t('see')}
        </LinkButton>
        <LinkButton href={href('/explore')} variant="secondary" size="lg">
          {t('explore')}
        </LinkButton>
      </div>
    </>
  );
}

interface ApplicationReceiptProps {
  applicantId: string;
  skeleton: ReactNode;
}

/** The application that was just sent; only a thank-you when it is not the reader's. */
export function ApplicationReceipt(props: ApplicationReceiptProps) {
  return (
    <QueryProvider>
      <Receipt {...props} />
    </QueryProvider>
  );
}
