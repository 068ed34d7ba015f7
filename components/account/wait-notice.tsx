'use client';

import { Alert } from '@/components/ui/alert';
import { clockOf, useSecondsUntil } from './use-seconds-until';

interface WaitNoticeProps {
  /** Epoch milliseconds. */
  untilMs: number;
  title: string;
  /** Says how long, from a text such as `0:42`. */
  body: (time: string) => string;
  /** In place of both once the wait is over. */
  over: string;
}

/** Says how long to wait, counting down; a screen reader hears it once, not every second. */
export function WaitNotice({ untilMs, title, body, over }: WaitNoticeProps) {
  const seconds = useSecondsUntil(untilMs);
  if (seconds === 0) return <Alert tone="info">{over}</Alert>;
  return (
    <Alert tone="warning" title={title}>
      <span role="timer" aria-live="off" className="tabular-nums">
        {body(clockOf(seconds))}
      </span>
    </Alert>
  );
}
