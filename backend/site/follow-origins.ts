import { type BrowserOrigins, browserOriginsPath, browserOriginsSchema } from '@/lib/env/browser-origins';

const answerWithinMs = 2_000;
const retryAfterMs = 1_000;
const askAgainAfterMs = 60_000;

export interface FollowedOrigins {
  current: () => BrowserOrigins;
  stop: () => void;
}

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])];

/** What the backend says; nothing where another make of backend does not know the question. */
const ask = async (backend: string): Promise<BrowserOrigins> => {
  const answer = await fetch(`${backend}${browserOriginsPath}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (answer.status === 404) return { storage: [], live: [] };
  if (!answer.ok) throw new Error(`${browserOriginsPath} answered ${answer.status}.`);
  return browserOriginsSchema.parse(await answer.json());
};

/**
 * The origins that browsers need for the data of the backend at `backend`, besides those that this site knows itself. It
 * is asked at the start, until it answers, and every minute.
 * @param onChange is called after they have become others
 * @returns after the first question, whether or not it was answered
 */
export async function followOrigins(
  backend: string,
  own: BrowserOrigins,
  onChange: () => void,
): Promise<FollowedOrigins> {
  let current = own;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const askInTurns = async (): Promise<void> => {
    let nextAfterMs = askAgainAfterMs;
    try {
      const told = await ask(backend);
      const next = { storage: union(own.storage, told.storage), live: union(own.live, told.live) };
      const isChanged = JSON.stringify(next) !== JSON.stringify(current);
      current = next;
      if (isChanged) onChange();
    } catch {
      // The last answer stays; calls say themselves that the backend is away.
      nextAfterMs = retryAfterMs;
    }
    if (!isStopped) timer = setTimeout(() => void askInTurns(), nextAfterMs).unref();
  };
  await askInTurns();
  return {
    current: () => current,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
