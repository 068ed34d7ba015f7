'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { ProfileCv } from '@/components/profiles/cv/profile-cv';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { href } from '@/lib/routes/href';

/** Exactly what an application with the digital profile shows to the people of the career center. */
export function ProfilePreview({ query }: { query: UseQueryResult<CompleteProfile | null> }) {
  const t = useTranslations('jobApply.profile');
  const locale = useLocale();
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.data === null)
    return (
      <Alert
        title={t('none')}
        action={
          <LinkButton variant="secondary" href={href('/profile/my-profile')}>
            {t('make')}
          </LinkButton>
        }
      />
    );
  if (!query.data) return <FailedNotice onRetry={() => void query.refetch()} />;
  return (
    <section aria-label={t('title')} className="rounded-md bg-sunken p-3">
      <p className="mb-2 font-semibold">{t('title')}</p>
      <ProfileCv profile={query.data} locale={locale} />
    </section>
  );
}
