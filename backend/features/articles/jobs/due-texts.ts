import type { WritingDeps } from '@/backend/deps';
import { announceDueTexts } from '@/backend/features/articles/services/due-texts';
import { runEvery } from '@/backend/jobs/run-every';

/** Looks now and then for texts whose hour has come. @returns a function that stops it and waits for the run under way. */
export const runDueTexts = (deps: WritingDeps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'due-texts', everyMs, run: () => announceDueTexts(deps) });
