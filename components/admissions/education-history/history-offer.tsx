'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import { pickName } from '@/lib/i18n/pick';
import { takenOver } from './history-forms';

/** Fills an empty history with what the latest application told; the person adds what is missing, and saves. Nothing without one. */
export function HistoryOffer({ userId }: { userId: string }) {
  const t = useTranslations('educationHistory.offer');
  const locale = useLocale();
  const client = useQueryClient();
  const { setValue } = useFormContext();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'used'>('idle');
  // Only an offer: when it cannot be read, the form is there all the same.
  const mine = useQuery({
    ...applicantApi.applicants.mine.queryOptions({ params: { id: userId } }),
    retry: false,
  });
  const latest = mine.data?.data[0];
  if (!latest) return null;
  const school = pickName(latest.school, locale);

  const use = async () => {
    setState('busy');
    try {
      const { applicantId } = latest;
      const sent = await client.fetchQuery(
        applicantApi.applicants.get.queryOptions({ query: { applicantId } }),
      );
      const values = sent.enrollToDetail && takenOver(sent.enrollToDetail);
      if (!values) return setState('failed');
      for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
      setState('used');
    } catch {
      setState('failed');
    }
  };

  if (state === 'used') return <Alert tone="success">{t('used', { school })}</Alert>;
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
      {t(state === 'failed' ? 'failed' : 'body')}
    </Alert>
  );
}
