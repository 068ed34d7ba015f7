'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { sectionKinds } from '@/lib/contract/profiles/profile-section';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { href } from '@/lib/routes/href';
import { AboutEditor } from './about-editor';
import { ResumePanel } from './resume-panel';
import { SectionEditor } from './section-editor';
import { SharePanel } from './share-panel';
import { StartProfile } from './start-profile';
import { SyncSchools } from './sync-schools';

/** The content of the person's digital profile, and who may read it. */
export function MyProfile({ orgId, userId }: { orgId: string; userId: string }) {
  const t = useTranslations('myProfile.share');
  const query = useQuery(ownProfileQuery({ orgId, userId }));
  if (query.data === null) return <StartProfile orgId={orgId} userId={userId} />;
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(profile) =>
        profile && (
          <>
            <div className="mb-4 flex flex-wrap gap-3">
              <LinkButton href={href('/profile/[userId]/digital-profile', { userId })} variant="secondary">
                {t('view')}
              </LinkButton>
              <LinkButton href={href('/profile/[userId]/digital-cv', { userId })} variant="secondary">
                {t('cv')}
              </LinkButton>
            </div>
            <SyncSchools profile={profile} />
            <div className="grid grid-cols-1 gap-5">
              <AboutEditor profile={profile} />
              {sectionKinds.map((kind) => (
                <SectionEditor key={kind} profile={profile} kind={kind} />
              ))}
              <SharePanel profile={profile} />
              <ResumePanel profile={profile} />
            </div>
          </>
        )
      }
    </QueryState>
  );
}
