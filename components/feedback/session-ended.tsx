'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { usePathname, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** Asks for a log-in and returns to this page afterwards. */
export function SessionEnded() {
  const t = useTranslations('feedback');
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const here = search === '' ? pathname : `${pathname}?${search}`;
  return (
    <Alert
      tone="warning"
      title={t('session.title')}
      action={<LinkButton href={href('/login', undefined, { redirect: here })}>{t('logIn')}</LinkButton>}
    >
      {t('session.body')}
    </Alert>
  );
}
