import { analyzeTables } from '@/backend/db/analyze';
import type { Database } from '@/backend/db/client';
import type { WritingDeps } from '@/backend/deps';
import { runEvery } from './run-every';

/**
 * Analyses the embedded database periodically; PostgreSQL does so itself (autovacuum).
 * @returns a function that stops it and waits for the current run.
 */
export const runAnalyze = (
  deps: WritingDeps,
  { kind }: Pick<Database, 'kind'>,
  everyMs: number,
): (() => Promise<void>) =>
  kind === 'postgres'
    ? () => Promise.resolve()
    : runEvery(deps, { name: 'analyze', everyMs, run: () => analyzeTables(deps) });
