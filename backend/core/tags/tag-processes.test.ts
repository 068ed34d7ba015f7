// @module-tag postgres
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestBackend, startBackend } from '@/tests/support/backend';
import { announceTags } from './tag-changes';

const showsWithinMs = 2_000;
const sites: ChildProcess[] = [];
let backend: TestBackend;
let databaseUrl = '';
let number = 0;

const startSite = async (source: string, how: 'wake' | 'poll'): Promise<ChildProcess> => {
  const site = fork('tests/support/site-process.ts', [source, how], { execArgv: ['--import', 'tsx'] });
  sites.push(site);
  await once(site, 'message');
  return site;
};

/** Stores a page with a tag of its own in every site. @returns when all of them have it; reports when they drop it. */
const show = async (...on: ChildProcess[]) => {
  const tag = `school:${(number += 1)}`;
  const stored = on.map((site) => once(site, 'message'));
  for (const site of on) site.send(tag);
  await Promise.all(stored);
  const forgotten = on.map((site) => once(site, 'message'));
  return { tag, forgotten: Promise.all(forgotten) };
};

const write = (tag: string) => backend.deps.db.transaction((tx) => announceTags(tx, [tag]));

/** Milliseconds from the write until every site has dropped the page. */
const timed = async (tag: string, forgotten: Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await write(tag);
  await forgotten;
  return performance.now() - startedMs;
};

describe.skipIf(!process.env['TEST_DATABASE_URL'])('several processes on one PostgreSQL', () => {
  beforeAll(async () => {
    backend = await startBackend();
    const [{ name = '' } = {}] = (
      (await backend.deps.db.execute(sql`select current_database() as name`)) as unknown as {
        rows: { name: string }[];
      }
    ).rows;
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${name}`;
    databaseUrl = url.href;
  });
  afterAll(async () => {
    for (const site of sites) site.kill('SIGKILL');
    await backend.close();
  });

  test('two sites forget what a write changed, at once where they are notified', async () => {
    const [first, second] = [await startSite(databaseUrl, 'wake'), await startSite(databaseUrl, 'wake')];
    for (let round = 0; round < 3; round += 1) {
      const { tag, forgotten } = await show(first, second);
      expect(await timed(tag, forgotten)).toBeLessThan(showsWithinMs);
    }
  });

  test('a site whose connections break catches up with what it missed', async () => {
    const site = await startSite(databaseUrl, 'wake');
    const { tag, forgotten } = await show(site);
    await backend.deps.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `);
    expect(await timed(tag, forgotten)).toBeLessThan(showsWithinMs);
    const again = await show(site);
    expect(await timed(again.tag, again.forgotten)).toBeLessThan(showsWithinMs);
  });

  test('a site without a database learns of a write through its backend', async () => {
    const server = serve({ fetch: backend.app.fetch, port: 0 });
    await once(server, 'listening');
    const site = await startSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'poll');
    const { tag, forgotten } = await show(site);
    expect(await timed(tag, forgotten)).toBeLessThan(showsWithinMs);
    server.close();
  });

  test('a transaction that began first and commits last is not overlooked', async () => {
    const site = await startSite(databaseUrl, 'poll');
    const { tag, forgotten } = await show(site);
    const slow = backend.deps.db.transaction(async (tx) => {
      await announceTags(tx, [tag]);
      await write('school:meanwhile');
      // The site polls at least once while this is in progress.
      await pause(1_500);
    });
    await slow;
    const startedMs = performance.now();
    await forgotten;
    expect(performance.now() - startedMs).toBeLessThan(showsWithinMs);
  });
});
