import { afterEach, expect, test, vi } from 'vitest';
import { followTags, type TagChange } from './follow-tags';
import { lastChangeMs, markOf, onTagChanges } from './tag-clock';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const change = (tag: string, id: string, ageMs = 0): TagChange => ({ mark: markOf(tag), id, ageMs });

/** A source of changes that a test fills and notifies. */
const startFollowing = async (first: TagChange[] = []) => {
  const source = { cursor: '100', changes: first, isDown: false };
  const asked: string[] = [];
  let news = () => undefined as void;
  const onError = vi.fn();
  const { stop } = await followTags({
    pull: async (after) => {
      asked.push(after);
      if (source.isDown) throw new Error('Gone.');
      return { cursor: source.cursor, changes: source.changes };
    },
    wake: async (onNews) => {
      news = onNews;
      return async () => undefined;
    },
    everyMs: 10,
    onError,
  });
  const noted: (ReadonlySet<string> | null)[] = [];
  stops.push(
    stop,
    onTagChanges((marks) => void noted.push(marks)),
  );
  return { source, asked, noted, onError, wake: () => news() };
};

const minutes = (count: number) => count * 60_000;

test('what changed before the start is as old as the source says, with room for pages stamped late', async () => {
  await startFollowing([change('new', '1', minutes(2)), change('old', '2', minutes(70))]);
  expect(Date.now() - lastChangeMs(['new'])).toBeLessThan(minutes(1));
  expect(Math.abs(Date.now() - lastChangeMs(['old']) - minutes(60))).toBeLessThan(minutes(1));
  expect(lastChangeMs(['never'])).toBe(0);
});

test('a change is noted once, however often the source tells of it', async () => {
  const { source, asked, noted, wake } = await startFollowing();
  source.changes = [change('school:a', '7')];
  wake();
  await vi.waitFor(() => expect(noted).toEqual([new Set([markOf('school:a')])]));
  const times = asked.length;
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(times + 2));
  expect(noted).toHaveLength(1);
  source.changes = [change('school:a', '8'), change('school:b', '8')];
  await vi.waitFor(() => expect(noted).toHaveLength(2));
  expect(noted[1]).toEqual(new Set([markOf('school:a'), markOf('school:b')]));
});

test('what was missed while the source was away is caught up from where it stood', async () => {
  const { source, asked, noted, onError } = await startFollowing();
  source.isDown = true;
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(4));
  expect(onError).toHaveBeenCalledOnce();
  source.changes = [change('articles', '9')];
  source.cursor = '110';
  source.isDown = false;
  await vi.waitFor(() => expect(noted).toEqual([new Set([markOf('articles')])]));
  expect(asked.slice(1, -1).every((after) => after === '100' || after === '110')).toBe(true);
});

test('another database than before makes everything out of date', async () => {
  const { source, noted } = await startFollowing();
  source.cursor = '50';
  await vi.waitFor(() => expect(noted).toEqual([null]));
  expect(Date.now() - lastChangeMs(['whatever'])).toBeLessThan(minutes(1));
});
