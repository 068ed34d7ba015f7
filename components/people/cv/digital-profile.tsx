'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { cvParts } from '@/lib/domain/recruitment/cv-options';
import { href } from '@/lib/routes/href';
import { CvView } from './cv-view';
import { ProfileClosed } from './profile-closed';
import { blocksIn, useCvWords } from './use-cv-blocks';
import { useReadProfile } from './use-read-profile';

/** What others read of a person, in the language of the page. */
export function DigitalProfile({ organizationId, userId }: { organizationId: string; userId: string }) {
  const t = useTranslations('cv.page');
  const locale = useLocale();
  const words = useCvWords();
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
          const cv = blocksIn(profile, locale === 'en' ? 'en' : 'km', words, cvParts);
          const photo = profile.avatarUrl && { src: profile.avatarUrl, alt: t('photoOf', { name: cv.name }) };
          return (
            <>
              <CvView cv={cv} accent={profile.cv.accent} photo={photo || null} />
              {cv.sections.length === 0 && <p className="mt-4 text-muted">{t('empty')}</p>}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
