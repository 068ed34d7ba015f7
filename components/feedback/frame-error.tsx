'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { reloadStalePage } from './reload-stale-page';
import { isUnreached } from './unreached';

const actionStyle = 'inline-flex min-h-11 items-center rounded-md border px-4 py-1.5 font-semibold';

/**
 * Shown where header or menu of a layout failed, so that no `error.tsx` inside it can. Every page loads it and hardly
 * any shows it: it has no drawing. The home link loads a new document: a clean start.
 */
export function FrameError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('feedback');
  const locale = useLocale();
  const texts = isUnreached(error) ? 'unreached' : 'other';
  useEffect(() => {
    void reloadStalePage(error);
  }, [error]);
  return (
    <main className="mx-auto max-w-prose px-4 py-14 text-center">
      <PageTitle>{t(`error.${texts}.title`)}</PageTitle>
      <p className="mt-3 text-muted">{t(`error.${texts}.body`)}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={actionStyle}>
          {t('retry')}
        </button>
        <a href={localizePath(href('/'), locale)} className={actionStyle}>
          {t('home')}
        </a>
      </p>
    </main>
  );
}
