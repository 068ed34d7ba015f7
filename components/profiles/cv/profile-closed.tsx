'use client';

import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import { useKnownViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

/** Where a profile is private, gone, or its link was taken back; its own person is led to the editor. */
export function ProfileClosed({ userId }: { userId: string }) {
  const t = useTranslations('cv.page');
  const isOwn = useKnownViewer().data?.sub === userId;
  if (isOwn)
    return (
      <Empty
        title={t('none')}
        action={<LinkButton href={href('/profile/my-profile')}>{t('fill')}</LinkButton>}
      >
        {t('noneText')}
      </Empty>
    );
  return <Empty title={t('closed')}>{t('closedText')}</Empty>;
}
