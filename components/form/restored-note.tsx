'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Above the fields that have their texts back after a log-in. */
export function RestoredNote() {
  const t = useTranslations('form');
  return <Alert tone="info">{t('restored')}</Alert>;
}
