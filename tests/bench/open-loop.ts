import { setTimeout as pause } from 'node:timers/promises';

const tickMs = 4;

/**
 * Starts `work` at a fixed rate, however many are under way, and waits for all. A time is counted from the instant at
 * which a call was due: a late start counts as waiting.
 * @returns milliseconds of each call, in order
 */
export async function openLoop(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<void>,
): Promise<number[]> {
  const calls = perSecond * seconds;
  const startedMs = performance.now();
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  while (underWay.length < calls) {
    const due = Math.min(calls, Math.floor(((performance.now() - startedMs) / 1_000) * perSecond) + 1);
    for (let index = underWay.length; index < due; index += 1) {
      const dueMs = startedMs + (index * 1_000) / perSecond;
      underWay.push(
        work(index).then(() => {
          times[index] = performance.now() - dueMs;
        }),
      );
    }
    await pause(tickMs);
  }
  await Promise.all(underWay);
  return times;
}
