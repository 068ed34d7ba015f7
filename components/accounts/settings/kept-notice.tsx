'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { useLocationSearch } from '@/lib/i18n/use-location-search';

/** Shown after a log-in that cancelled a deletion request (`?kept=1`). */
export function KeptNotice() {
  const t = useTranslations('settings.deletion.takenBack');
  if (useLocationSearch().get('kept') !== '1') return null;
  return (
    <Alert tone="success" title={t('title')} className="mb-6">
      {t('body')}
    </Alert>
  );
}
