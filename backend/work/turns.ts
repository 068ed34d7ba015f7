import { Refusal } from '@/backend/errors';

export interface Turns {
  /**
   * Runs `work` when it is its turn. The signal aborts after the deadline, which counts from now: the wait included; and
   * after the time of one piece, which counts from the begin.
   * @param who whose work it is: a person, or the address of a visitor
   * @throws 503 with the seconds to wait: too many wait already, or the deadline has passed; 422 `too-large` for a piece
   * that takes longer than one may: to ask again would not help, and would hold up everybody once more
   */
  take: <T>(who: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

export interface TurnLimits {
  atOnceMax: number;
  waitingMax: number;
  /** How much may wait for one person. */
  waitingEachMax: number;
  deadlineMs: number;
  /** How long one piece may run. */
  pieceMs?: number;
}

const retryAfterSeconds = 5;

const busy = () =>
  new Refusal(503, 'busy', 'Too much of this is asked for at this moment. Please try again.', {
    retryAfterSeconds,
  });

const tooLarge = () => new Refusal(422, 'too-large', 'This is too large to be worked on.');

/**
 * A line for work that uses a core: so much runs, so much waits. What waits is served round-robin by `who`: a person
 * who asks for hundreds delays another by one turn. Never take a turn inside a turn.
 */
export function createTurns(limits: TurnLimits): Turns {
  const { atOnceMax, waitingMax, waitingEachMax, deadlineMs, pieceMs = deadlineMs } = limits;
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
      const deadline = AbortSignal.timeout(deadlineMs);
      if (running < atOnceMax) running += 1;
      else if (waiting < waitingMax && (lines.get(who)?.size ?? 0) < waitingEachMax)
        await waitFor(who, deadline);
      else throw busy();
      const piece = AbortSignal.timeout(pieceMs);
      try {
        return await work(AbortSignal.any([deadline, piece]));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // Both may have passed: a piece that ran for its whole time would do so again.
        throw piece.aborted ? tooLarge() : deadline.aborted ? busy() : error;
      } finally {
        passOn();
      }
    },
  };
}
