'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { NoRight } from '@/components/feedback/no-right';
import { SessionEnded } from '@/components/feedback/session-ended';
import { isTypedHere } from '@/lib/device/typed-here';
import { useSessionNews } from '@/lib/device/use-session-news';

/**
 * The content of a signed-in page while its person may see it, and otherwise one sentence in its place. Where somebody
 * is typing when the session just ends, what they typed stays in sight: the form says what to do.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const news = useSessionNews();
  const notice = useRef<HTMLDivElement>(null);
  const isOpen = news === null || (news === 'ended' && isTypedHere());
  useEffect(() => {
    if (!isOpen) notice.current?.focus();
  }, [isOpen]);
  if (isOpen) return children;
  return (
    <div ref={notice} tabIndex={-1} className="mx-auto max-w-prose outline-none">
      {news === 'rights' ? <NoRight /> : <SessionEnded />}
    </div>
  );
}
