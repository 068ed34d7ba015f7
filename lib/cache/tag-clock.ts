import { createHash } from 'node:crypto';

/** The hashes of changed tags; null means everything. */
export type TagListener = (marks: ReadonlySet<string> | null) => void;

interface TagClock {
  changedAtMs: Map<string, number>;
  allChangedAtMs: number;
  listeners: Set<TagListener>;
}

// Node loads the cache handlers, Next bundles the rest: shared state is on `globalThis`.
const slot = globalThis as typeof globalThis & { salaTagClock?: TagClock };
const clock = (slot.salaTagClock ??= { changedAtMs: new Map(), allChangedAtMs: 0, listeners: new Set() });

/** The hash of a tag, for use outside the backend: tags name articles that are not published yet. */
export const markOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 16);

/** Next stamps entries by two clocks, which differ when the system clock is set; the later one is safe for both. */
const nowMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

/** Records that data with these tags became stale, `agoMs` ago. */
export function noteChanges(marks: Iterable<string>, agoMs = 0): void {
  const atMs = nowMs() - agoMs;
  const changed = new Set(marks);
  for (const mark of changed)
    clock.changedAtMs.set(mark, Math.max(atMs, clock.changedAtMs.get(mark) ?? Number.NEGATIVE_INFINITY));
  for (const listener of clock.listeners) listener(changed);
}

/** Records that everything is stale. */
export function noteThatAllChanged(): void {
  clock.allChangedAtMs = nowMs();
  for (const listener of clock.listeners) listener(null);
}

/** When one of the tags changed last, in milliseconds since the epoch; 0 for never. */
export const lastChangeMs = (tags: readonly string[]): number =>
  Math.max(clock.allChangedAtMs, ...tags.map((tag) => clock.changedAtMs.get(markOf(tag)) ?? 0));

/** Calls `listener` at every change from now on. @returns a function to unsubscribe. */
export function onTagChanges(listener: TagListener): () => void {
  clock.listeners.add(listener);
  return () => void clock.listeners.delete(listener);
}
