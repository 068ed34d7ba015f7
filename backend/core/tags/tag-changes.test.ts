// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cacheTagsPath } from '@/lib/cache/remote-tags';
import { markOf } from '@/lib/cache/tag-clock';
import { useTestBackend } from '@/tests/support/backend';
import { changedTags } from '@/tests/support/tags';
import { tagChanges } from '@/backend/db/schema';
import { announceTags, pullFromDatabase, sweepTagChanges } from './tag-changes';

const backend = useTestBackend();

/** Follows the changes from now on. */
const startPulling = async () => {
  const pull = pullFromDatabase(backend.current.deps.db);
  let { cursor } = await pull('0');
  return async () => {
    const pulled = await pull(cursor);
    cursor = pulled.cursor;
    return pulled.changes.map(({ mark }) => mark);
  };
};

test('a change is told once its transaction has committed, and never when it has not', async () => {
  const { db } = backend.current.deps;
  const next = await startPulling();
  await db.transaction((tx) => announceTags(tx, ['schools', 'school:a']));
  expect((await next()).toSorted()).toEqual([markOf('schools'), markOf('school:a')].toSorted());
  const failing = db.transaction(async (tx) => {
    await announceTags(tx, ['school:b']);
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await next()).not.toContain(markOf('school:b'));
});

test('of several changes of one tag the latest is told, with its age', async () => {
  const { db } = backend.current.deps;
  const pull = pullFromDatabase(db);
  await announceTags(db, ['school:aged']);
  const before = (await pull('0')).changes.find(({ mark }) => mark === markOf('school:aged'));
  await announceTags(db, ['school:aged']);
  const after = (await pull('0')).changes.filter(({ mark }) => mark === markOf('school:aged'));
  expect(after).toHaveLength(1);
  expect(Number(after[0]?.id)).toBeGreaterThan(Number(before?.id));
  expect(after[0]?.ageMs).toBeLessThan(60_000);
});

test('a site without a database asks the backend, which names nothing', async () => {
  const { app, deps } = backend.current;
  await announceTags(deps.db, ['article:not-yet-published']);
  const answer = await app.request(cacheTagsPath);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain(markOf('article:not-yet-published'));
  expect(text).not.toContain('not-yet-published');
  let { cursor } = JSON.parse(text) as { cursor: string };
  // Changes are delivered again while any older transaction of the server is open.
  const later = async () => {
    const next = await app.request(`${cacheTagsPath}?after=${cursor}`);
    const { changes, ...rest } = (await next.json()) as { cursor: string; changes: unknown[] };
    cursor = rest.cursor;
    expect(cursor).toMatch(/^\d+$/);
    return changes;
  };
  await expect.poll(later, { timeout: 30_000 }).toEqual([]);
  expect((await app.request(`${cacheTagsPath}?after=soon`)).status).toBe(422);
});

test('changes older than any page that is still shown are removed', async () => {
  const { db } = backend.current.deps;
  await announceTags(db, ['yesterday']);
  await db
    .update(tagChanges)
    .set({ at: sql`now() - interval '27 hours'` })
    .where(eq(tagChanges.tags, ['yesterday']));
  await announceTags(db, ['today']);
  await sweepTagChanges(db);
  const tags = await changedTags(backend.current);
  expect(tags).toContain('today');
  expect(tags).not.toContain('yesterday');
});
