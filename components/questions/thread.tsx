'use client';

import { withTexts } from '@/components/feedback/with-texts';
import { QueryProvider } from '@/lib/query/query-provider';
import { OwnThread } from './own-thread';
import type { ThreadPlace } from './thread-slot';
import { threadTexts } from './thread-texts';
import { VisitorAnswer } from './visitor-answer';

interface ThreadProps {
  place: ThreadPlace;
  isSignedIn: boolean;
  onShown: () => void;
}

/** What a reader can do below a question. */
export const Thread = withTexts(
  ({ place, isSignedIn, onShown }: ThreadProps) => (
    <QueryProvider>
      {isSignedIn ? <OwnThread place={place} onShown={onShown} /> : <VisitorAnswer place={place} />}
    </QueryProvider>
  ),
  threadTexts,
  () => null,
);
