import type { WritingDeps } from '@/backend/deps';
import { sendDueNotices } from '@/backend/features/notices/services/send-notices';
import { runEvery } from '@/backend/jobs/run-every';

/** Sends notices that are due outside Sala. @returns a function that stops it and waits for the current run. */
export const runNotices = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'notices', everyMs, run: () => sendDueNotices(deps) });
