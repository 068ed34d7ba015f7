'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { formatDate } from '@/lib/domain/dates/dates';

const kinds = ['room-taken', 'teacher-busy', 'class-busy'] as const;
type Clash = { code: (typeof kinds)[number]; what: string };

/** What is taken, when a call was refused for that; null for every other refusal. */
export function clashesIn(error: unknown): Clash[] | null {
  if (!isApiError(error, 409) || error.code !== 'clash') return null;
  return error.issues.flatMap(({ code, message }) => {
    const kind = kinds.find((each) => each === code);
    return kind ? [{ code: kind, what: message ?? '' }] : [];
  });
}

/** The lessons that are in the way, by name. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations('timetable.clash');
  const locale = useLocale();
  // The refusal is in no language: its days are ISO days.
  const readable = (what: string) => what.replace(/\d{4}-\d\d-\d\d/g, (day) => formatDate(day, locale));
  return (
    <Alert tone="danger" title={t('title')}>
      <ul className="list-disc pl-5">
        {clashes.map(({ code, what }) => (
          <li key={`${code} ${what}`}>{t(code, { what: readable(what) })}</li>
        ))}
      </ul>
    </Alert>
  );
}
