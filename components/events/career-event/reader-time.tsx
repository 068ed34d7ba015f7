'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHydrated } from '@/lib/device/use-hydrated';
import { formatDate, formatTimeOfDay, minutesFromCambodia } from '@/lib/domain/dates/dates';

const minuteMs = 60_000;

/** The beginning by the reader's own clock, where it is not Cambodia's. */
export function ReaderTime({ at }: { at: string }) {
  const t = useTranslations('careerEvent.detail');
  const locale = useLocale();
  if (!useHydrated()) return null;
  const minutes = minutesFromCambodia(new Date(at));
  if (minutes === 0) return null;
  // The formats know Cambodia's clock only; an instant moved by the difference reads as the own one.
  const own = Date.parse(at) + minutes * minuteMs;
  return (
    <span className="block text-sm text-muted">
      {t('yourTime', { time: `${formatDate(own, locale)}, ${formatTimeOfDay(own)}` })}
    </span>
  );
}
