import { Refusal } from '@/backend/errors';

/** Whose work it is: a person or the address of a visitor; where it is done for an organization, that as well. */
export type Asker = string | { person: string; organization: string };

export interface Turns {
  /**
   * Runs `work` when it is its turn. The signal aborts after the deadline, which counts from now: the wait included; and
   * after the time of one piece, which counts from the begin.
   * @throws 503 with the seconds to wait: too many wait already, or the deadline has passed; 422 `too-large` for a piece
   * that takes longer than one may: to ask again would not help, and would hold up everybody once more
   */
  take: <T>(who: Asker, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

export interface TurnLimits {
  atOnceMax: number;
  waitingMax: number;
  /** How much may wait for one person. */
  waitingEachMax: number;
  /** How much may wait for one organization. */
  waitingOrganizationMax?: number;
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

interface Place {
  organization: string;
  person: string;
  begin: () => void;
}

/**
 * A line for work that uses a core: so much runs, so much waits. What waits is served round-robin by organization, and in it
 * by person: an office that asks for hundreds delays another by one turn, and a clerk of it their neighbour by one of its
 * own. Who asks for themselves is an organization of one. Never take a turn inside a turn.
 */
export function createTurns(limits: TurnLimits): Turns {
  const { atOnceMax, waitingMax, waitingEachMax, deadlineMs, pieceMs = deadlineMs } = limits;
  const { waitingOrganizationMax = waitingMax } = limits;
  const line: Place[] = [];
  // The round: since when an organization, and a person of it, have not been served. Who comes stands at its end.
  const since = new Map<string, number>();
  let running = 0;
  let now = 0;

  const keysOf = ({ organization, person }: Place) => [organization, `${organization} ${person}`] as const;
  const sinceOf = (key: string) => since.get(key) ?? 0;
  const toTheEnd = (key: string) => {
    now += 1;
    since.set(key, now);
  };

  const leave = (place: Place) => {
    const at = line.indexOf(place);
    if (at === -1) return;
    line.splice(at, 1);
    for (const key of keysOf(place))
      if (!line.some((other) => keysOf(other).includes(key))) since.delete(key);
  };

  const passOn = () => {
    const [next] = line.toSorted((a, b) => {
      const [ofA, ofB] = [keysOf(a), keysOf(b)];
      return sinceOf(ofA[0]) - sinceOf(ofB[0]) || sinceOf(ofA[1]) - sinceOf(ofB[1]);
    });
    if (!next) {
      running -= 1;
      return;
    }
    keysOf(next).forEach(toTheEnd);
    leave(next);
    next.begin();
  };

  const hasRoom = ({ organization, person }: Omit<Place, 'begin'>) => {
    const ofOrganization = line.filter((place) => place.organization === organization);
    return (
      line.length < waitingMax &&
      ofOrganization.length < waitingOrganizationMax &&
      ofOrganization.filter((place) => place.person === person).length < waitingEachMax
    );
  };

  const waitFor = (who: Omit<Place, 'begin'>, signal: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      const place = { ...who, begin };
      line.push(place);
      for (const key of keysOf(place)) if (!since.has(key)) toTheEnd(key);
      signal.addEventListener('abort', () => {
        leave(place);
        refuse(busy());
      });
    });

  return {
    take: async (asker, work) => {
      const who = typeof asker === 'string' ? { organization: asker, person: asker } : asker;
      const deadline = AbortSignal.timeout(deadlineMs);
      if (running < atOnceMax) running += 1;
      else if (hasRoom(who)) await waitFor(who, deadline);
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
