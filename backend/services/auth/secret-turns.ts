import { Refusal } from '@/backend/errors';
import { secretChecksAtOnceMax, secretChecksWaitingMax } from '@/backend/limits';

/** Limits concurrent hashing of PINs and passwords. */
export interface Turns {
  /** @throws 503 with the seconds to wait when too many wait already; `work` is then not started. */
  take: <T>(who: string, work: () => Promise<T>) => Promise<T>;
}

const retryAfterSeconds = 5;

/**
 * At most `atOnceMax` run, at most `waitingMax` wait. Waiting ones are served round-robin by `who`: an address that
 * sends hundreds delays the single log-in of another by one turn. Never take a turn inside a turn.
 */
export function createTurns({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }): Turns {
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const passOn = () => {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [who, line] = first;
    const begin = line.shift();
    lines.delete(who);
    if (line.length > 0) lines.set(who, line);
    waiting -= 1;
    begin?.();
  };

  const waitFor = (who: string) =>
    new Promise<void>((begin) => {
      waiting += 1;
      const line = lines.get(who);
      if (line) line.push(begin);
      else lines.set(who, [begin]);
    });

  return {
    take: async (who, work) => {
      if (running < atOnceMax) running += 1;
      else if (waiting < waitingMax) await waitFor(who);
      else {
        const extra = { retryAfterSeconds };
        throw new Refusal(503, 'busy', 'Too many people log in at this moment. Please try again.', extra);
      }
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}

/** The turns of this process: hashing a secret uses a core and 19 MB. */
export const secretTurns = createTurns({
  atOnceMax: secretChecksAtOnceMax,
  waitingMax: secretChecksWaitingMax,
});
