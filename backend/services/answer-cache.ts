import type { Deps } from '@/backend/deps';

const lifetimeMs = 10_000;
const entriesMax = 2_000;

interface Entry {
  answer: Promise<unknown>;
  keptUntilMs: number;
}

const caches = new WeakMap<Deps, Map<string, Entry>>();

/**
 * Keeps what a public question was answered for a few seconds in this process, so that the same question asked
 * by many costs one query. Whoever writes calls `forgetAnswers`; other processes follow when the time is over.
 */
export function rememberAnswer<T>(deps: Deps, key: string, ask: () => Promise<T>): Promise<T> {
  const cache = caches.get(deps) ?? new Map<string, Entry>();
  caches.set(deps, cache);
  const nowMs = deps.clock.now().getTime();
  const known = cache.get(key);
  if (known && known.keptUntilMs > nowMs) return known.answer as Promise<T>;
  if (cache.size >= entriesMax) cache.clear();
  const answer = ask();
  cache.set(key, { answer, keptUntilMs: nowMs + lifetimeMs });
  answer.catch(() => cache.delete(key));
  return answer;
}

export const forgetAnswers = (deps: Deps): void => {
  caches.delete(deps);
};
