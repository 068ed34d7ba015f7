'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { href } from '@/lib/routes/href';
import { ProfileClosed } from './profile-closed';
import { ProfileCv } from './profile-cv';
import { useReadProfile } from './use-read-profile';

const lists = [
  'educations',
  'experiences',
  'achievements',
  'certificates',
  'attributes',
  'references',
] as const satisfies (keyof CompleteProfile)[];
const isEmpty = (profile: CompleteProfile) =>
  !profile.aboutMe && !profile.aboutMeNative && lists.every((name) => profile[name].length === 0);

/** What others read of a person, in the language of the page. */
export function DigitalProfile({ organizationId, userId }: { organizationId: string; userId: string }) {
  const t = useTranslations('cv.page');
  const locale = useLocale();
  const { query, isClosed } = useReadProfile(organizationId, userId);
  if (isClosed) return <ProfileClosed userId={userId} />;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <PageTitle>{t('titleProfile')}</PageTitle>
        <LinkButton href={href('/profile/[userId]/digital-cv', { userId })} variant="secondary">
          {t('toCv')}
        </LinkButton>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(profile) => {
          if (!profile) return null;
          return (
            <>
              <ProfileCv profile={profile} locale={locale} isWhole />
              {isEmpty(profile) && <p className="mt-4 text-muted">{t('empty')}</p>}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
