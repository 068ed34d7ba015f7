import { Refusal } from '@/backend/errors';

export interface Turns {
  /**
   * Runs `work` when it is its turn. The signal aborts after the deadline, which counts from now: the wait included.
   * @param who whose work it is: a person, or the address of a visitor
   * @throws 503 with the seconds to wait: too many wait already, or the deadline has passed
   */
  take: <T>(who: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

export interface TurnLimits {
  atOnceMax: number;
  waitingMax: number;
  /** How much may wait for one person. */
  waitingEachMax: number;
  deadlineMs: number;
}

const retryAfterSeconds = 5;

const busy = () =>
  new Refusal(503, 'busy', 'Too much of this is asked for at this moment. Please try again.', {
    retryAfterSeconds,
  });

/**
 * A line for work that uses a core: so much runs, so much waits. What waits is served round-robin by `who`: a person
 * who asks for hundreds delays another by one turn. Never take a turn inside a turn.
 */
export function createTurns({ atOnceMax, waitingMax, waitingEachMax, deadlineMs }: TurnLimits): Turns {
  const lines = new Map<string, Set<() => void>>();
  let running = 0;
  let waiting = 0;

  const leave = (who: string, begin: () => void) => {
    const line = lines.get(who);
    if (!line?.delete(begin)) return;
    waiting -= 1;
    if (line.size === 0) lines.delete(who);
  };

  const passOn = () => {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [who, line] = first;
    const [begin] = line;
    // Whoever was served goes to the end of the round.
    lines.delete(who);
    lines.set(who, line);
    if (!begin) return;
    leave(who, begin);
    begin();
  };

  const waitFor = (who: string, signal: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      waiting += 1;
      const line = lines.get(who) ?? new Set();
      lines.set(who, line.add(begin));
      signal.addEventListener('abort', () => {
        leave(who, begin);
        refuse(busy());
      });
    });

  return {
    take: async (who, work) => {
      const signal = AbortSignal.timeout(deadlineMs);
      if (running < atOnceMax) running += 1;
      else if (waiting < waitingMax && (lines.get(who)?.size ?? 0) < waitingEachMax)
        await waitFor(who, signal);
      else throw busy();
      try {
        return await work(signal);
      } catch (error) {
        throw signal.aborted && !(error instanceof Refusal) ? busy() : error;
      } finally {
        passOn();
      }
    },
  };
}
