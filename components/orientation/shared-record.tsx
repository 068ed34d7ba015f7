'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { QueryProvider } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { NothingShared } from './nothing-shared';
import { PictureSkeleton } from './picture-skeleton';
import { sharedRecordQuery, type Whose } from './shared-record-query';
import { SharedResult } from './shared-result';
import { StartSharing } from './start-sharing';

function Loaded({ whose, isOwner }: { whose: Whose; isOwner: boolean }) {
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

function Own({ whose }: { whose: Whose }) {
  const viewer = useViewer();
  // Without a known session the visitor's view is shown.
  if (viewer.status === 'pending') return <PictureSkeleton />;
  return <Loaded whose={whose} isOwner={viewer.data?.sub === whose.userId} />;
}

/** A shared result, in the public view or in that of its person; fetched after the page, with its own query client. */
export function SharedRecordView({ whose, isSignedIn }: { whose: Whose; isSignedIn: boolean }) {
  return (
    <QueryProvider>
      {isSignedIn ? <Own whose={whose} /> : <Loaded whose={whose} isOwner={false} />}
    </QueryProvider>
  );
}
