import { afterQuietHours } from '@/lib/domain/notices/channels';
import type { Deps, WritingDeps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { tellOfWaitingQuestions } from '@/backend/features/questions/services/waiting-questions';
import { runEvery } from '@/backend/jobs/run-every';

/**
 * Tells the people who answer how many questions wait; at night it waits, so that nobody is told of what is answered by
 * the morning. @returns how many people were told
 */
export const tellOfQuestions = async (deps: Deps): Promise<number> => {
  const now = deps.clock.now();
  if (afterQuietHours(now) > now && !deps.env.NOTICES_AT_ONCE) return 0;
  return runAct(deps, { caller: null }, tellOfWaitingQuestions);
};

/** Looks periodically. @returns a function that stops it and waits for the current run. */
export const runQuestionDigests = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'question-digests', everyMs, run: () => tellOfQuestions(deps) });
