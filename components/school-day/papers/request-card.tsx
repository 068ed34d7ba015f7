'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { DocumentRequest } from '@/lib/contract/school-day/document-requests';
import { isRequestOpen } from '@/lib/domain/admissions/document-requests';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { answerDayOf } from '@/lib/domain/accounts/waiting';
import { pickName } from '@/lib/i18n/pick';

const tones = {
  requested: 'accent',
  processing: 'accent',
  ready: 'success',
  'handed-over': 'neutral',
  rejected: 'danger',
  cancelled: 'neutral',
} as const;

interface RequestCardProps {
  request: DocumentRequest;
  /** The office sees who asks. */
  withName: boolean;
  children?: ReactNode;
}

/** What somebody has asked for, how far it is, and what the school says. */
export function RequestCard({ request, withName, children }: RequestCardProps) {
  const t = useTranslations('portalPapers');
  const locale = useLocale();
  const { kind, status, copy, copies, language, campus, purpose, neededOn, note, reason, createdAt } =
    request;
  // Issued as a file, and not on paper yet.
  const isPrinting = request.isIssued && isRequestOpen(status);
  const answerBy = answerDayOf('papers', dayInCambodia(createdAt));
  const name = pickName({ name: request.studentName, nameNative: request.studentNameNative }, locale);
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{t(`kind.${kind}`)}</p>
        <Badge tone={tones[status]}>{isPrinting ? t('issuedPrinting') : t(`status.${status}`)}</Badge>
      </div>
      {withName && <p>{`${name} · ${request.studentCode}`}</p>}
      <p className="text-sm text-muted">{t('asked', { date: formatDate(createdAt, locale), purpose })}</p>
      <p className="text-sm text-muted">
        {[
          copy === 'soft' ? t('asFile') : t('copies', { count: copies }),
          t(language),
          campus && t('collectAt', { campus: campus[locale] }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {neededOn && <p className="text-sm">{t('neededOn', { date: formatDate(neededOn, locale) })}</p>}
      {isRequestOpen(status) && (
        <p className="text-sm font-medium">{t('waits', { date: formatDate(answerBy, locale) })}</p>
      )}
      {reason && <p>{t('note', { note: t(`reasons.${reason}`) })}</p>}
      {note && <p>{t('note', { note })}</p>}
      {withName && isPrinting && <p className="text-sm">{t('issuedHint')}</p>}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
