'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { useHydrated } from '@/components/feedback/use-hydrated';
import { SharedResult } from '@/components/orientation/shared-result';
import { sharedRecordQuery, type Whose } from '@/components/orientation/shared-record-query';
import { StartSharing } from '@/components/orientation/start-sharing';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { useSignedIn } from '@/lib/session/use-signed-in';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const readWhose = (search: URLSearchParams): Whose | null => {
  const [userId, recordId] = [search.get('userId') ?? '', search.get('recordId') ?? ''];
  return uuid.test(userId) && uuid.test(recordId) ? { userId, recordId } : null;
};

function PictureSkeleton() {
  return (
    <div className="space-y-4">
      <Skeleton className="aspect-[1200/630] rounded-lg" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
    </div>
  );
}

function NothingShared() {
  const t = useTranslations('sharedResult');
  return (
    <Empty
      title={t('none.title')}
      illustration="search"
      action={<LinkButton href={href('/orientation-test')}>{t('takeTest')}</LinkButton>}
    >
      {t('none.help')}
    </Empty>
  );
}

function Record({ whose, isOwner }: { whose: Whose; isOwner: boolean }) {
  const record = useQuery(sharedRecordQuery(whose));
  return (
    <QueryState query={record} skeleton={<PictureSkeleton />}>
      {(shared) => {
        if (shared) return <SharedResult record={shared} isOwner={isOwner} />;
        return isOwner ? <StartSharing whose={whose} /> : <NothingShared />;
      }}
    </QueryState>
  );
}

function OwnRecord({ whose }: { whose: Whose }) {
  const viewer = useViewer();
  // Who cannot be told apart from a visitor right now is shown what a visitor sees.
  if (viewer.status === 'pending') return <PictureSkeleton />;
  return <Record whose={whose} isOwner={viewer.data?.sub === whose.userId} />;
}

/** Where a shared result is seen by everybody, and where its person starts and stops sharing it. */
export function GenerateThumbnailScreen() {
  const t = useTranslations('sharedResult');
  const whose = readWhose(useLocationSearch());
  const isHydrated = useHydrated();
  const isSignedIn = useSignedIn();
  const body = () => {
    if (!isHydrated) return <PictureSkeleton />;
    if (!whose) return <NothingShared />;
    return isSignedIn ? <OwnRecord whose={whose} /> : <Record whose={whose} isOwner={false} />;
  };
  return (
    <>
      <h1 className="mb-5 text-2xl">{t('title')}</h1>
      {body()}
    </>
  );
}
