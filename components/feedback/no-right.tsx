'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** In place of a page that its reader may no longer see: who to ask. */
export function NoRight() {
  const t = useTranslations('feedback');
  return (
    <Alert
      tone="warning"
      title={t('rights.title')}
      action={
        <LinkButton href={href('/contact-us')} variant="secondary">
          {t('contact')}
        </LinkButton>
      }
    >
      {t('rights.body')}
    </Alert>
  );
}
