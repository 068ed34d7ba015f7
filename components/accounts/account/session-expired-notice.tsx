'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { showToast } from '@/components/feedback/toast';

/** Explains that the session ended (`?expired=1`); shown once, not again on reload. */
export function SessionExpiredNotice() {
  const t = useTranslations('auth.logIn');
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get('expired') !== '1') return;
    url.searchParams.delete('expired');
    window.history.replaceState(window.history.state, '', url);
    showToast({ kind: 'warning', message: t('expired') });
  }, [t]);
  return null;
}
