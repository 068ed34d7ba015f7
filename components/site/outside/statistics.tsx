'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { OutsideServices } from '@/lib/env/outside-services';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { loadScript } from './load-script';
import { type StatisticsChoice, statisticsChoice } from './statistics-choice';

type TagWindow = { dataLayer?: Record<string, unknown>[] };

async function count(id: string): Promise<void> {
  const page = window as TagWindow;
  if (page.dataLayer) return;
  page.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  await loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Asks once for consent to count visits, and counts only with consent, on the production host. */
export function Statistics({ statistics }: { statistics: NonNullable<OutsideServices['statistics']> }) {
  const t = useTranslations('statistics');
  const choice = useDeviceValue(statisticsChoice);
  const { id, host } = statistics;
  const isCounted = typeof window !== 'undefined' && window.location.host === host;
  useEffect(() => {
    if (isCounted && choice === 'yes')
      count(id).catch((error: unknown) => console.warn('Visits are not counted.', error));
  }, [id, isCounted, choice]);

  if (!isCounted || choice !== null) return null;
  const decide = (value: StatisticsChoice) => () => statisticsChoice.write(value);
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-50 px-4 pb-[calc(1rem+env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="mx-auto grid max-w-lg gap-3 rounded-lg border border-border bg-surface p-4 shadow-overlay">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm text-muted">
          {t('body')}{' '}
          <Link href={href('/privacy-policy')} className="text-accent-text underline underline-offset-4">
            {t('more')}
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={decide('no')}>
            {t('no')}
          </Button>
          <Button variant="secondary" onClick={decide('yes')}>
            {t('yes')}
          </Button>
        </div>
      </div>
    </section>
  );
}
