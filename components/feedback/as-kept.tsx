'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { formatDateTime } from '@/lib/domain/dates/dates';

/** Says that what is shown was kept on this phone, and when; nothing for an answer of now. */
export function AsKept({ keptAt }: { keptAt: number | null }) {
  const t = useTranslations('feedback.asKept');
  const locale = useLocale();
  if (keptAt === null) return null;
  return (
    <Alert tone="warning" title={t('title')} className="mb-4">
      {t('body', { at: formatDateTime(keptAt, locale) })}
    </Alert>
  );
}
