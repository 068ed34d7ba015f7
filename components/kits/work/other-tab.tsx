'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Elsewhere } from './use-draft';

/** Two tabs show one draft: nothing of either is lost before the person has chosen. */
export function OtherTab({ takeTheirs, keepMine }: Elsewhere) {
  const t = useTranslations('form.otherTab');
  return (
    <Alert tone="warning" title={t('title')} className="mb-4">
      <p>{t('body')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={takeTheirs}>
          {t('theirs')}
        </Button>
        <Button variant="secondary" onClick={keepMine}>
          {t('mine')}
        </Button>
      </div>
    </Alert>
  );
}
