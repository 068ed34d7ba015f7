import { noteChanges, noteThatAllChanged } from './tag-clock';

/** The latest change of each tag, by mark; `id` tells one change from the next. */
export interface TagChange {
  mark: string;
  id: string;
  ageMs: number;
}

/** Every change that was not visible at `after`, the `cursor` of an earlier call; `'0'` asks for all that is stored. */
export type PullTagChanges = (after: string) => Promise<{ cursor: string; changes: TagChange[] }>;

/** Calls back when there may be news. */
export type Wake = (onNews: () => void) => Promise<() => Promise<void>>;

export interface Following {
  /** Resolves when everything that had changed by now has been noted. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Half of the time after which a change must show: whoever was not woken notices it all the same. */
const pullEveryMs = 1_000;

/**
 * How much later than its data a page of the build may be stamped, and by how much clocks differ. A page of the build
 * is made anew when one of its tags changed up to this long before.
 */
const uncertaintyMs = 600_000;

/**
 * Brings the tag clock of this process up to date: pulls at the start, when woken and every second. Whatever it missed
 * is in the next pull.
 * @returns once the first pull is over, whether or not it succeeded.
 */
export async function followTags(options: {
  pull: PullTagChanges;
  onError: (error: unknown) => void;
  wake?: Wake;
  everyMs?: number;
}): Promise<Following> {
  const { pull, onError, wake, everyMs = pullEveryMs } = options;
  let cursor = '0';
  /** What the last pull brought: it comes again while a transaction that is older is under way. */
  let known = new Map<string, string>();
  let running: Promise<void> | undefined;
  let isDue = false;
  let isFailing = false;

  const pullOnce = async (): Promise<void> => {
    const isFirst = cursor === '0';
    const pulled = await pull(cursor);
    const fresh = pulled.changes.filter(({ mark, id }) => known.get(mark) !== id);
    known = new Map(pulled.changes.map(({ mark, id }) => [mark, id]));
    // Counted back: this is another database than before, and nothing is known of its past.
    if (BigInt(pulled.cursor) < BigInt(cursor)) noteThatAllChanged();
    else if (isFirst)
      for (const { mark, ageMs } of fresh) noteChanges([mark], Math.max(0, ageMs - uncertaintyMs));
    else if (fresh.length > 0) noteChanges(fresh.map(({ mark }) => mark));
    cursor = pulled.cursor;
  };

  const pullWhileDue = async (): Promise<void> => {
    try {
      while (isDue) {
        isDue = false;
        await pullOnce();
      }
      isFailing = false;
    } catch (error) {
      // Once, and not every second until it is over.
      if (!isFailing) onError(error);
      isFailing = true;
    } finally {
      running = undefined;
    }
  };

  const pullSoon = (): Promise<void> => {
    isDue = true;
    running ??= pullWhileDue();
    return running;
  };

  const stopWaking = await wake?.(() => void pullSoon());
  await pullSoon();
  const timer = setInterval(() => void pullSoon(), everyMs);
  timer.unref();
  return {
    catchUp: pullSoon,
    stop: async () => {
      clearInterval(timer);
      await stopWaking?.();
      await running;
    },
  };
}
