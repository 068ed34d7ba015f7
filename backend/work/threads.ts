import { join } from 'node:path';
import { Piscina } from 'piscina';
import { heavyWorkLimits, threadIdleMs, threadMemoryMaxMb, threadNiceness } from '@/backend/limits';

/** Bundled with each server (`backend/cli/bundle-server.mjs`), and by the tests before they start. */
const script = join(process.cwd(), '.cache/backend/worker.cjs');

const { files, papers, cvs, tables } = heavyWorkLimits;

let pool: Piscina | undefined;

/** Begun with the first work. Every turn finds its thread, so that nothing waits in the pool. */
const openPool = (): Piscina =>
  new Piscina({
    filename: script,
    minThreads: 1,
    maxThreads: files.atOnceMax + papers.atOnceMax + cvs.atOnceMax + tables.atOnceMax,
    idleTimeout: threadIdleMs,
    // The threads share the cores with the one that answers everybody.
    niceIncrement: threadNiceness,
    resourceLimits: { maxOldGenerationSizeMb: threadMemoryMaxMb },
    execArgv: [],
  });

/**
 * A function of `backend/worker.ts` as a call: it runs in a thread, which is ended when the signal aborts. Arguments
 * and result are copied, so they are plain data.
 */
export const threadCall =
  <Work extends (...input: never[]) => unknown>(name: string) =>
  async (input: Parameters<Work>, signal?: AbortSignal): Promise<Awaited<ReturnType<Work>>> => {
    pool ??= openPool();
    return (await pool.run(input, { name, signal })) as Awaited<ReturnType<Work>>;
  };
