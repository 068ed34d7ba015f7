'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';
import { valuesOfApplication } from './application-values';
import { useApplicationContext, useTypedValues } from './use-application-form';

interface ReuseOfferProps {
  userId: string;
  isUsed: boolean;
  onUsed: () => void;
}

/** Fills the form with what the person sent last; the program stays as it is chosen. Nothing for a first application. */
export function ReuseOffer({ userId, isUsed, onUsed }: ReuseOfferProps) {
  const t = useTranslations('enrollment.reuse');
  const locale = useLocale();
  const client = useQueryClient();
  const { setValue, clearErrors } = useApplicationContext();
  const { enrollToId, enrollToDetail } = useTypedValues();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Only an offer: when it cannot be read, the form is there all the same.
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    retry: false,
  });
  const latest = mine.data?.data[0];
  if (!latest) return null;
  const school = pickName(latest.school, locale);
  if (isUsed) {
    return (
      <p role="status" className="flex gap-2 text-sm text-muted">
        <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-success" />
        {t('used', { school })}
      </p>
    );
  }
  const use = async () => {
    setState('busy');
    try {
      const options = applicantApi.applicants.get.queryOptions({
        query: { applicantId: latest.applicantId },
      });
      const sent = await client.fetchQuery(options);
      if (!sent.enrollToDetail) return setState('failed');
      const { enrollToDetail: filled } = valuesOfApplication({
        enrollToId,
        enrollToDetail: sent.enrollToDetail,
      });
      // Answers belong to the questions of one school.
      const values = { ...filled, answers: enrollToDetail.answers };
      // What the form holds while it is typed on: the fields of all variants side by side.
      setValue('enrollToDetail', values as never, { shouldDirty: true });
      clearErrors();
      onUsed();
    } catch {
      setState('failed');
    }
  };
  return (
    <Alert
      tone="info"
      title={t('title')}
      action={
        <Button variant="secondary" size="sm" loading={state === 'busy'} onClick={() => void use()}>
          {t('use', { school })}
        </Button>
      }
    >
      {state === 'failed' ? t('failed') : t('body')}
    </Alert>
  );
}
