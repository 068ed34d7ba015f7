'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { WaitNotice } from './wait-notice';

/** The reason why a log-in failed. */
export type LogInProblem =
  | { kind: 'credentials' | 'unreachable' | 'offline' | 'other' | 'linkExpired' | 'linkMismatch' }
  | { kind: 'locked' | 'addressLocked'; untilMs: number };

const lockFallbackSeconds = 60;

/** Reads the error of `sessionDoor.open`. */
export function logInProblemOf(error: unknown): LogInProblem {
  const { status, code, retryAfterSeconds } = (error ?? {}) as {
    status?: unknown;
    code?: unknown;
    retryAfterSeconds?: unknown;
  };
  if (status === 401 || status === 422) return { kind: 'credentials' };
  if (status === 409) return { kind: code === 'link-mismatch' ? 'linkMismatch' : 'linkExpired' };
  if (status === 429) {
    const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : lockFallbackSeconds;
    const kind = code === 'address-locked' ? 'addressLocked' : 'locked';
    return { kind, untilMs: Date.now() + seconds * 1_000 };
  }
  if (status === 0 && !navigator.onLine) return { kind: 'offline' };
  return { kind: status === 0 || status === 503 ? 'unreachable' : 'other' };
}

export function LogInProblemNotice({ problem }: { problem: LogInProblem }) {
  const t = useTranslations('auth.problem');
  if (problem.kind === 'locked' || problem.kind === 'addressLocked') {
    const { kind } = problem;
    return (
      <WaitNotice
        untilMs={problem.untilMs}
        title={t(`${kind}.title`)}
        body={(time) => t(`${kind}.body`, { time })}
        over={t(`${kind}.over`)}
      />
    );
  }
  return (
    <Alert tone="danger" title={t(`${problem.kind}.title`)}>
      {t(`${problem.kind}.body`)}
    </Alert>
  );
}
