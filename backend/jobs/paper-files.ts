import type { Deps } from '@/backend/deps';
import { drawPapers } from '@/backend/services/lms/paper-files';
import { runEvery } from './run-every';

/** Draws the files of papers that were issued. @returns a function that stops it and waits for the current run. */
export const runPaperFiles = (deps: Deps, everyMs: number): (() => Promise<void>) =>
  runEvery(deps, { name: 'paper-files', everyMs, run: () => drawPapers(deps) });
