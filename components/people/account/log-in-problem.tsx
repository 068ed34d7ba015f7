'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { WaitNotice } from './wait-notice';

/** The reason why a log-in failed. */
export type LogInProblem =
  | { kind: 'credentials' | 'unreachable' | 'offline' | 'other' | 'linkExpired' | 'linkMismatch' }
  | { kind: 'locked'; untilMs: number };

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
    return { kind: 'locked', untilMs: Date.now() + seconds * 1_000 };
  }
  if (status === 0 && !navigator.onLine) return { kind: 'offline' };
  return { kind: status === 0 || status === 503 ? 'unreachable' : 'other' };
}

export function LogInProblemNotice({ problem }: { problem: LogInProblem }) {
  const t = useTranslations('auth.problem');
  if (problem.kind === 'locked') {
    return (
      <WaitNotice
        untilMs={problem.untilMs}
        title={t('locked.title')}
        body={(time) => t('locked.body', { time })}
        over={t('locked.over')}
      />
    );
  }
  return (
    <Alert tone="danger" title={t(`${problem.kind}.title`)}>
      {t(`${problem.kind}.body`)}
    </Alert>
  );
}
