'use client';

import { useTranslations } from 'next-intl';
import { TagDesk } from '@/components/questions/tag-desk';
import { DeskHead } from '@/components/kits/list/desk-head';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** The tags of questions, for staff. */
export function TagsScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('forum.tagDesk');
  return (
    <>
      <DeskHead
        title={t('title')}
        lead={t('lead')}
        primary={
          <LinkButton variant="secondary" size="sm" href={href('/advisor/sala-connect')}>
            {t('back')}
          </LinkButton>
        }
      />
      <TagDesk organizationId={organizationId} />
    </>
  );
}
