'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/form/checkbox-field';
import type { KeptVisit } from './visit-store';
import { formatDate } from '@/lib/domain/dates/dates';
import { visitListEnds } from '@/lib/domain/visits/school-visits';
import { pickName } from '@/lib/i18n/pick';

/** The visit that a pupil signs up through, and whether the name may be on its list. */
export function VisitConsent({ visit }: { visit: KeptVisit }) {
  const t = useTranslations('auth.visit');
  const locale = useLocale();
  const school = pickName(visit, locale);
  return (
    <div className="grid gap-2 rounded-md bg-accent-soft p-4">
      <p className="font-semibold text-accent-text">{t('title', { school })}</p>
      <CheckboxField name="listAgreed" label={t('agree')} />
      <p className="text-sm text-muted">
        {t('who', { school, date: formatDate(visitListEnds(visit.endsAt), locale) })}
      </p>
    </div>
  );
}
