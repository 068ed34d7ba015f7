'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** Why a calendar is empty, and what fills it. */
export function EmptyAgenda() {
  const t = useTranslations('portalAgenda');
  return (
    <Empty
      title={t('none')}
      illustration="applications"
      action={<LinkButton href={href('/career-center/events')}>{t('events')}</LinkButton>}
    >
      {t('noneBody')}
    </Empty>
  );
}
