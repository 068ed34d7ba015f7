'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { useHydrated } from '@/lib/device/use-hydrated';
import { NothingShared } from '@/components/orientation/nothing-shared';
import { PictureSkeleton } from '@/components/orientation/picture-skeleton';
import type { Whose } from '@/components/orientation/shared-record-query';
import { PageTitle } from '@/components/ui/page-title';
import { useLocationSearch } from '@/lib/i18n/use-location-search';
import { useSignedIn } from '@/lib/session/use-signed-in';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Calls and schemas load beside the page, not before it, when the address names a result.
const SharedRecordView = lazyPart(
  () => import('@/components/orientation/shared-record').then((module) => module.SharedRecordView),
  PictureSkeleton,
  { ahead: () => window.location.search !== '', ssr: false },
);

const readWhose = (search: URLSearchParams): Whose | null => {
  const [userId, recordId] = [search.get('userId') ?? '', search.get('recordId') ?? ''];
  return uuid.test(userId) && uuid.test(recordId) ? { userId, recordId } : null;
};

/** The public page of a shared result, where its person also starts and stops sharing it. */
export function GenerateThumbnailScreen() {
  const t = useTranslations('sharedResult');
  const whose = readWhose(useLocationSearch());
  const isHydrated = useHydrated();
  const isSignedIn = useSignedIn();
  const body = () => {
    if (!isHydrated) return <PictureSkeleton />;
    return whose ? <SharedRecordView whose={whose} isSignedIn={isSignedIn} /> : <NothingShared />;
  };
  // Fills the page, so that the title does not move with the content below.
  return (
    <div className="flex-1">
      <PageTitle size="card" className="mb-5">
        {t('title')}
      </PageTitle>
      {body()}
    </div>
  );
}
