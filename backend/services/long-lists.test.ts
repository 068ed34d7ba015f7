import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Deps } from '@/backend/deps';
import { isKept, type ListSource, longList, rowsAtOnce } from './long-lists';

interface Row {
  id: string;
  name: string;
}

// What keeps lists takes nothing from these but their identity.
let deps = {} as Deps;
let generation = 1;
let stored: (Row & { changedAt: number })[] = [];
let full = false;
const read = vi.fn<(ids: string[]) => Promise<Row[]>>();
const readAll = vi.fn<ListSource<Row>['readAll']>();

const asOf = () => ({ generation, countTotal: stored.length });
const toRow = ({ id, name }: Row): Row => ({ id, name });
const source: ListSource<Row> = {
  schema: z.object({ id: z.string(), name: z.string() }),
  idOf: ({ id }) => id,
  readAll,
  readOrder: async (before) => {
    full = before === stored.length;
    return { rows: stored.map(({ id, changedAt }) => ({ id, changedAt })), ...asOf() };
  },
  read,
};

const ask = async (key = 'all') => {
  const { json } = await longList(deps, key, generation, source);
  return JSON.parse(new TextDecoder().decode(json)) as { data: Row[]; countTotal: number };
};
const change = (id: string, name: string) => {
  generation += 1;
  stored = stored.map((row) => (row.id === id ? { ...row, name, changedAt: generation } : row));
};
const expected = () => ({ data: stored.map(toRow), countTotal: stored.length });

beforeEach(() => {
  deps = {} as Deps;
  generation = 1;
  stored = Array.from({ length: 5 }, (_, n) => ({ id: `${n}`, name: `មុខវិជ្ជា "${n}"`, changedAt: 1 }));
  read.mockReset().mockImplementation(async (ids) => stored.filter(({ id }) => ids.includes(id)).map(toRow));
  readAll.mockReset().mockImplementation(async () => ({ items: stored.map(toRow), ...asOf() }));
});

test('a list is made once for all who ask before something changes', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([expected(), expected(), expected()]);
  expect(await ask()).toEqual(expected());
  expect(readAll).toHaveBeenCalledTimes(1);
});

test('after a change only the rows that changed are read', async () => {
  await ask();
  change('3', 'ថ្មី');
  expect(await ask()).toEqual(expected());
  change('0', 'ថ្មីទៀត');
  expect(await ask()).toEqual(expected());
  expect(read.mock.calls).toEqual([[['3']], [['0']]]);
  expect(readAll).toHaveBeenCalledTimes(1);
  expect(full).toBe(true);
});

test('rows come, go and take other places', async () => {
  await ask();
  generation += 1;
  stored = [{ id: 'new', name: 'first', changedAt: generation }, ...stored.slice(1).reverse()];
  expect(await ask()).toEqual(expected());
  expect(read.mock.calls).toEqual([[['new']]]);
  generation += 1;
  stored = [];
  expect(await ask()).toEqual({ data: [], countTotal: 0 });
});

test('a row that is gone when it is read is left out', async () => {
  await ask();
  change('2', 'gone');
  read.mockResolvedValueOnce([]);
  const { data } = await ask();
  expect(data.map(({ id }) => id)).toEqual(['0', '1', '3', '4']);
});

test('who asks after a change gets what is there after it, though the earlier list is still being made', async () => {
  let finish = () => undefined as void;
  const before = expected();
  readAll.mockImplementationOnce(async () => {
    const read = { items: stored.map(toRow), ...asOf() };
    await new Promise<void>((resolve) => (finish = resolve));
    return read;
  });
  const early = ask();
  await vi.waitFor(() => expect(readAll).toHaveBeenCalled());
  change('1', 'later');
  const late = ask();
  finish();
  expect(await early).toEqual(before);
  expect(await late).toEqual(expected());
});

test('more rows than are handled at once come whole, and are read in parts when all of them changed', async () => {
  stored = Array.from({ length: rowsAtOnce * 2 + 7 }, (_, n) => ({ id: `${n}`, name: `${n}`, changedAt: 1 }));
  expect(await ask()).toEqual(expected());
  generation += 1;
  stored = stored.map((row) => ({ ...row, name: 'x', changedAt: generation }));
  expect(await ask()).toEqual(expected());
  expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([rowsAtOnce, rowsAtOnce, 7]);
});

test('a failure is told to those who waited, and nothing of it is kept', async () => {
  readAll.mockRejectedValueOnce(new Error('no database'));
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(isKept(deps, 'all')).toBe(false);
  expect(await ask()).toEqual(expected());
});

test('a row that breaks the contract is not sent', async () => {
  readAll.mockResolvedValueOnce({ items: [{ id: '1', name: 7 as unknown as string }], ...asOf() });
  await expect(ask()).rejects.toThrow(z.ZodError);
});

test('the lists asked for longest ago make room', async () => {
  stored = [{ id: 'large', name: 'x'.repeat(7 * 1024 * 1024), changedAt: 1 }];
  for (const key of ['first', 'second', 'third']) await ask(key);
  expect(['first', 'second', 'third'].filter((key) => isKept(deps, key))).toEqual(['second', 'third']);
});
