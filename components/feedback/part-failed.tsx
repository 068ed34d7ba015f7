'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { isTypedHere } from '@/lib/device/typed-here';
import { reloadStalePage } from './reload-stale-page';

const reload = () => window.location.reload();

/**
 * In the place of a part whose script is gone since a deployment, or could not be fetched. The page loads again by
 * itself only where nothing was typed. Imports little: it belongs to the first load.
 */
export function PartFailed({ error }: { error: unknown }) {
  const t = useTranslations('feedback');
  useEffect(() => {
    void reloadStalePage(error, () => !isTypedHere());
  }, [error]);
  return (
    <div role="alert" className="rounded-md border border-warning/30 bg-warning-soft p-4">
      <p className="font-semibold text-warning">{t('failed.title')}</p>
      <p>{t('failed.body')}</p>
      <button type="button" onClick={reload} className="button button-secondary button-sm mt-3">
        {t('retry')}
      </button>
    </div>
  );
}
