import { noteChanges, noteThatAllChanged } from './tag-clock';

/** The latest change of each tag, by hash; `id` distinguishes changes. */
export interface TagChange {
  mark: string;
  id: string;
  ageMs: number;
}

/** Every change that was not visible at `after`, the `cursor` of an earlier call; `'0'` requests all stored ones. */
export type PullTagChanges = (after: string) => Promise<{ cursor: string; changes: TagChange[] }>;

/** Notifies that there may be changes. */
export type Wake = (onNews: () => void) => Promise<() => Promise<void>>;

export interface Following {
  /** Resolves when every change until now has been recorded. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Half of the time after which a change must show: a process that was not notified still polls in time. */
const pullEveryMs = 1_000;

/**
 * How far the clocks of two machines may differ: what was rendered while the first pulls failed is rendered again when
 * one of its tags changed up to this long before it.
 */
const uncertaintyMs = 600_000;

/**
 * Keeps the tag clock of this process current: pulls at the start, on notification and every second. The next pull
 * includes everything that was missed.
 * @returns after the first pull, whether or not it succeeded.
 */
export async function followTags(options: {
  pull: PullTagChanges;
  onError: (error: unknown) => void;
  wake?: Wake;
  everyMs?: number;
}): Promise<Following> {
  const { pull, onError, wake, everyMs = pullEveryMs } = options;
  let cursor = '0';
  /** The result of the last pull: it is delivered again while an older transaction is open. */
  let known = new Map<string, string>();
  let running: Promise<void> | undefined;
  let isDue = false;
  let isFailing = false;

  const pullOnce = async (): Promise<void> => {
    const isFirst = cursor === '0';
    const pulled = await pull(cursor);
    const fresh = pulled.changes.filter(({ mark, id }) => known.get(mark) !== id);
    known = new Map(pulled.changes.map(({ mark, id }) => [mark, id]));
    // The counter decreased: this is another database, and its past is unknown.
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
      // Logged once, and not every second until it is over.
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
