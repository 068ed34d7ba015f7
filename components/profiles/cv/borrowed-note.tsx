'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { href } from '@/lib/routes/href';
import { useCvWords } from './use-cv-words';
import { blocksIn } from './cv-blocks-in';

/** Tells the person of a CV where words of the other language stand in it. */
export function BorrowedNote({ profile, locale }: { profile: CompleteProfile; locale: 'km' | 'en' }) {
  const t = useTranslations('cv');
  const { borrowed } = blocksIn(profile, locale, useCvWords());
  if (borrowed.length === 0) return null;
  return (
    <Alert
      title={t(`page.borrowed.${locale}`)}
      action={
        <LinkButton variant="secondary" size="sm" href={href('/profile/my-profile')}>
          {t('page.translate')}
        </LinkButton>
      }
    >
      <p>{borrowed.map((place) => (place === 'head' ? t('page.head') : t(`parts.${place}`))).join(', ')}</p>
      <p className="text-sm text-muted">{t('page.onlyOwner')}</p>
    </Alert>
  );
}
