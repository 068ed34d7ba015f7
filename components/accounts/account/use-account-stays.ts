'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/feedback/toast';
import { takeAccountStays } from '@/lib/session/signed-in-hint';

/** Says, once and wherever a log-in leads, that it has taken back the request to delete the account. */
export function useAccountStays(): void {
  const t = useTranslations('account.stays');
  const tell = useEffectEvent(() => {
    // The settings say it on their page.
    const isSaidThere = new URLSearchParams(window.location.search).get('kept') === '1';
    if (takeAccountStays() && !isSaidThere)
      showToast({ kind: 'warning', message: t('title'), description: t('body') });
  });
  useEffect(() => tell(), []);
}
