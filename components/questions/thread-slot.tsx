'use client';

import { type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Button } from '@/components/ui/button';
import { useSignedIn } from '@/lib/session/use-signed-in';

export interface ThreadPlace {
  organizationId: string;
  subjectId: string;
  questionId: string;
}

const Thread = lazyPart(
  async () => (await import('./thread')).Thread,
  () => null,
  { ssr: false },
);

interface ThreadSlotProps {
  place: ThreadPlace;
  texts: { heading: string; write: string };
  /** The answers of the page's HTML: they stay until a signed-in reader's are there. */
  children: ReactNode;
}

/** The answers, and what a reader can do below the question: fetched for signed-in readers, and when a visitor writes. */
export function ThreadSlot({ place, texts, children }: ThreadSlotProps) {
  const isSignedIn = useSignedIn();
  const [isShown, setShown] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <section aria-labelledby="answers" className="grid gap-4">
      <h2 id="answers" className="text-xl">
        {texts.heading}
      </h2>
      {!(isSignedIn && isShown) && children}
      {(isSignedIn || isWriting) && (
        <Thread place={place} isSignedIn={isSignedIn} onShown={() => setShown(true)} />
      )}
      {!isSignedIn && !isWriting && (
        <div>
          <Button onClick={() => setWriting(true)}>{texts.write}</Button>
        </div>
      )}
    </section>
  );
}
