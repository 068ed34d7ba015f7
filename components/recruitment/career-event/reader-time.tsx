'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHydrated } from '@/lib/device/use-hydrated';

const cambodia = 'Asia/Phnom_Penh';

/** The beginning by the reader's own clock, where it is not Cambodia's. */
export function ReaderTime({ at }: { at: string }) {
  const t = useTranslations('careerEvent.detail');
  const locale = useLocale();
  if (!useHydrated()) return null;
  const shown = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(at),
    );
  const own = shown();
  return own === shown(cambodia) ? null : (
    <span className="block text-sm text-muted">{t('yourTime', { time: own })}</span>
  );
}
