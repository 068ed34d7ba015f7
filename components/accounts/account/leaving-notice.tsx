'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatDate, isIsoDay } from '@/lib/domain/dates/dates';

/** The day until which a log-in cancels the deletion of an account; `day` is an ISO day. */
export function LeavingNotice({ day }: { day: string }) {
  const t = useTranslations('auth.logIn.leaving');
  const locale = useLocale();
  if (!isIsoDay(day)) return null;
  return (
    <Alert tone="warning" title={t('title', { date: formatDate(day, locale) })} className="mb-6">
      {t('body')}
    </Alert>
  );
}
