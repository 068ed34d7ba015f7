import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod';
import type { Deps } from '@/backend/deps';
import { Rendered } from '@/backend/http/rendered';

/** Rows that are checked and put into bytes at a time; more would hold up what others ask. A longer list is kept. */
export const rowsAtOnce = 1_000;
const keptBytesMax = 16 * 1024 * 1024;

const head = Buffer.from('{"data":[');
const comma = Buffer.from(',');

interface AsOf {
  /** Of the moment that was read. */
  generation: number;
  countTotal: number;
}

/** Where the rows of a long list come from. */
export interface ListSource<Item> {
  schema: z.ZodType<Item>;
  idOf: (item: Item) => string;
  readAll: () => Promise<AsOf & { items: Item[] }>;
  /**
   * Which rows there are now, without them. `changedAt` is the generation of the last change that can show in a row;
   * `before` is how many were shown when the list was made last.
   */
  readOrder: (before: number) => Promise<AsOf & { rows: { id: string; changedAt: number }[] }>;
  /** Rows as they are now, in any order; one that is gone by then is left out. */
  read: (ids: string[]) => Promise<Item[]>;
}

/** A list in bytes, and where each of its rows lies there, so that the next one takes over what has not changed. */
interface Made {
  generation: number;
  json: Buffer<ArrayBuffer>;
  places: Map<string, [start: number, end: number]>;
}

interface Kept {
  generation: number;
  made: Promise<Made>;
  /** 0 while it is being made. */
  bytes: number;
}

interface OfProcess {
  lists: Map<string, Kept>;
  /** Ends when nothing is being made. */
  lastTurn: Promise<unknown>;
}

const processes = new WeakMap<Deps, OfProcess>();

const ofProcess = (deps: Deps): OfProcess => {
  const known = processes.get(deps) ?? { lists: new Map<string, Kept>(), lastTurn: Promise.resolve() };
  processes.set(deps, known);
  return known;
};

const put = (pieces: Map<string, Buffer>, { generation, countTotal }: AsOf): Made => {
  const tail = Buffer.from(`],"countTotal":${countTotal}}`);
  const commas = Math.max(0, pieces.size - 1);
  const sizes = [...pieces.values()].map((piece) => piece.length);
  const json = Buffer.allocUnsafe(
    sizes.reduce((sum, size) => sum + size, head.length + commas + tail.length),
  );
  const places: Made['places'] = new Map();
  let at = head.copy(json);
  for (const [id, piece] of pieces) {
    if (places.size > 0) at += comma.copy(json, at);
    places.set(id, [at, at + piece.length]);
    at += piece.copy(json, at);
  }
  tail.copy(json, at);
  return { generation, json, places };
};

/** Adds the rows as bytes, some at a time, so that other requests are answered in between. */
const addPieces = async <Item>(
  pieces: Map<string, Buffer>,
  items: Item[],
  { schema, idOf }: ListSource<Item>,
) => {
  for (const [index, item] of items.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    pieces.set(idOf(item), Buffer.from(JSON.stringify(schema.parse(item))));
  }
};

const make = async <Item>(source: ListSource<Item>): Promise<Made> => {
  const { items, ...asOf } = await source.readAll();
  const pieces = new Map<string, Buffer>();
  await addPieces(pieces, items, source);
  return put(pieces, asOf);
};

const makeAgain = async <Item>(source: ListSource<Item>, before: Made): Promise<Made> => {
  const { rows, ...asOf } = await source.readOrder(before.places.size);
  const isSame = ({ id, changedAt }: { id: string; changedAt: number }) =>
    changedAt <= before.generation && before.places.has(id);
  const changed = rows.filter((row) => !isSame(row)).map(({ id }) => id);
  const fresh = new Map<string, Buffer>();
  for (let start = 0; start < changed.length; start += rowsAtOnce) {
    await addPieces(fresh, await source.read(changed.slice(start, start + rowsAtOnce)), source);
  }
  const pieces = new Map<string, Buffer>();
  for (const row of rows) {
    const place = before.places.get(row.id);
    const piece = isSame(row) && place ? before.json.subarray(...place) : fresh.get(row.id);
    if (piece) pieces.set(row.id, piece);
  }
  return put(pieces, asOf);
};

const dropOldest = (lists: OfProcess['lists']) => {
  let bytes = [...lists.values()].reduce((sum, kept) => sum + kept.bytes, 0);
  for (const [key, kept] of lists) {
    if (bytes <= keptBytesMax) return;
    bytes -= kept.bytes;
    lists.delete(key);
  }
};

/** Whether a list of that key is kept, of whatever moment. */
export const isKept = (deps: Deps, key: string): boolean => ofProcess(deps).lists.has(key);

/**
 * `{ data, countTotal }` in bytes, made when nobody has asked for that key since the last change; then only the rows that
 * changed are made anew. Lists are made one after another, and who asks for the same meanwhile waits for the same: each
 * takes some tens of megabytes while it is made.
 * @param generation what the database said before this call
 * @throws ZodError when a row is not what the contract says
 */
export async function longList<Item>(
  deps: Deps,
  key: string,
  generation: number,
  source: ListSource<Item>,
): Promise<Rendered> {
  const here = ofProcess(deps);
  const before = here.lists.get(key);
  if (before && before.generation >= generation) return new Rendered((await before.made).json);
  const made = here.lastTurn.then(async () => {
    const earlier = await before?.made.catch(() => null);
    return earlier ? makeAgain(source, earlier) : make(source);
  });
  const kept: Kept = { generation, made, bytes: 0 };
  here.lists.delete(key);
  here.lists.set(key, kept);
  here.lastTurn = made.then(
    (list) => {
      kept.generation = list.generation;
      kept.bytes = list.json.byteLength;
      dropOldest(here.lists);
    },
    () => {
      if (here.lists.get(key) === kept) here.lists.delete(key);
    },
  );
  return new Rendered((await made).json);
}
