'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { clockOf, useSecondsUntil } from './use-seconds-until';

interface WaitNoticeProps {
  /** Epoch milliseconds. */
  untilMs: number;
  title: string;
  /** The text of the wait, from a time such as `0:42`. */
  body: (time: string) => string;
  /** Replaces both when the wait is over. */
  over: string;
  /** What else can be done meanwhile. */
  children?: ReactNode;
}

/** Shows how long to wait, counting down; a screen reader announces it once, not every second. */
export function WaitNotice({ untilMs, title, body, over, children }: WaitNoticeProps) {
  const seconds = useSecondsUntil(untilMs);
  if (seconds === 0) return <Alert tone="info">{over}</Alert>;
  return (
    <Alert tone="warning" title={title}>
      <span role="timer" aria-live="off" className="tabular-nums">
        {body(clockOf(seconds))}
      </span>
      {children}
    </Alert>
  );
}
