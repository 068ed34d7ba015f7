import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { keptLimits } from '@/lib/domain/limits/device';
import { forgetPerson } from '@/lib/session/forget-person';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { eraseKeptThing, keptKind, keptThings } from './kept';
import { claimKept, keptOwner } from './kept-owner';

useIndexedDb();

const tickets = keptKind('ticket', z.object({ seat: z.int() }));
const weeks = keptKind('week', z.array(z.string()), { hours: 1 });
const paper = { lang: 'en', title: 'A ticket' } as const;
const hourMs = 3_600_000;

const at = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(ms);
const titles = async () => (await keptThings()).map(({ paper: { title } }) => title);

test('a value comes back with its time; the list says what, how large and until when', async () => {
  at(1_000);
  expect(await tickets.keep('dara', 'fair', { seat: 7 }, paper)).toBe(true);
  expect(await tickets.read('dara', 'fair')).toEqual({ value: { seat: 7 }, keptAt: 1_000 });
  expect(await keptThings()).toEqual([
    {
      kind: 'ticket',
      id: 'fair',
      paper,
      keptAt: 1_000,
      until: 1_000 + keptLimits.lifetimeHours * hourMs,
      bytes: '{"seat":7}'.length,
    },
  ]);
});

test('the size counts what Khmer takes', async () => {
  await weeks.keep('dara', 'one', ['សាលា'], paper);
  expect(await keptThings()).toMatchObject([{ bytes: 4 + 4 * 3 }]);
});

test('a newer value replaces the older one of its kind and id alone', async () => {
  at(1_000);
  await tickets.keep('dara', 'fair', { seat: 7 }, paper);
  await weeks.keep('dara', 'fair', ['Monday'], { ...paper, title: 'A week' });
  at(2_000);
  await tickets.keep('dara', 'fair', { seat: 8 }, { ...paper, title: 'Another ticket' });
  expect(await tickets.read('dara', 'fair')).toMatchObject({ value: { seat: 8 } });
  expect(await titles()).toEqual(['Another ticket', 'A week']);
});

test('after its end nothing is read, and the list removes it', async () => {
  at(0);
  await tickets.keep('dara', 'fair', { seat: 7 }, paper);
  await weeks.keep('dara', 'one', ['Monday'], { ...paper, title: 'A week' });
  at(hourMs - 1);
  expect(await weeks.read('dara', 'one')).not.toBeNull();
  at(hourMs);
  expect(await weeks.read('dara', 'one')).toBeNull();
  expect(await titles()).toEqual(['A ticket']);
  // What was removed does not come back when the clock is set back.
  at(0);
  expect(await weeks.read('dara', 'one')).toBeNull();
});

test('a value that its schema refuses is none', async () => {
  await keptKind('ticket', z.object({ row: z.string() })).keep('dara', 'fair', { row: 'A' }, paper);
  expect(await tickets.read('dara', 'fair')).toBeNull();
});

test('one is erased without the others', async () => {
  for (const id of ['fair', 'concert']) await tickets.keep('dara', id, { seat: 1 }, { ...paper, title: id });
  await eraseKeptThing({ kind: 'ticket', id: 'fair' });
  expect(await titles()).toEqual(['concert']);
});

test.each([null, 'dara'])('a log-out erases everything, also one that keeps drafts (%s)', async (person) => {
  await tickets.keep('dara', 'fair', { seat: 7 }, paper);
  await forgetPerson(person);
  expect(await keptThings()).toEqual([]);
  expect(keptOwner()).toBeNull();
});

test('whoever signs in next finds nothing of the person before', async () => {
  await tickets.keep('dara', 'fair', { seat: 7 }, paper);
  expect(await tickets.read('sophea', 'fair')).toBeNull();
  await claimKept('dara');
  expect(await titles()).toEqual(['A ticket']);
  await claimKept('sophea');
  expect(await keptThings()).toEqual([]);
  await tickets.keep('sophea', 'fair', { seat: 2 }, paper);
  expect(await tickets.read('dara', 'fair')).toBeNull();
});

test('another tab that has it open does not hold up a log-out', async () => {
  const { openDB } = await import('idb');
  await tickets.keep('dara', 'fair', { seat: 7 }, paper);
  const store = await openDB('sala-kept');
  await forgetPerson('dara');
  expect(keptOwner()).toBeNull();
  store.close();
});

test('a browser without a database keeps nothing, and says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await tickets.keep('dara', 'fair', { seat: 7 }, paper)).toBe(false);
  expect(await tickets.read('dara', 'fair')).toBeNull();
  expect(await keptThings()).toEqual([]);
  await forgetPerson('dara');
});
