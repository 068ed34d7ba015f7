'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { academicApi } from '@/lib/api/academic';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

/** What of a school waits for Sala, and why; nothing for a checked school that asks for nothing. */
export function StandingNote({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolNames.standing');
  const locale = useLocale();
  const { data } = useQuery(academicApi.schoolStanding.get.queryOptions({ params: { id: schoolId } }));
  if (!data) return null;
  const { state, askedAt, wanted, last } = data;
  const declined = last?.agreed === false ? last : null;
  const reason = declined && (
    <p className="mt-2 whitespace-pre-line wrap-anywhere">
      {t('last', { date: formatDate(declined.at, locale), reason: declined.reason })}
    </p>
  );
  if (state === 'declined')
    return (
      <Alert tone="warning" title={t('declined.title')}>
        <p>{t('declined.body')}</p>
        {reason}
      </Alert>
    );
  if (state === 'waiting')
    return (
      <Alert title={t('waiting.title')}>
        <p>{t('waiting.body')}</p>
        {askedAt && <p className="mt-2">{t('since', { date: formatDate(askedAt, locale) })}</p>}
        {reason}
      </Alert>
    );
  if (!wanted) return null;
  return (
    <Alert title={t('name.title', { name: pickName(wanted, locale) })}>
      <p>{t('name.body')}</p>
      {askedAt && <p className="mt-2">{t('since', { date: formatDate(askedAt, locale) })}</p>}
    </Alert>
  );
}
