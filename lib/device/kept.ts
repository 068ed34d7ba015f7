import { keptLimits } from '@/lib/domain/limits/device';
import type { DeviceSchema } from './device-store';
import { type KeptPaper, type KeptRow, type KeptStore, withKept } from './kept-database';
import { claimKept, keptOwner } from './kept-owner';

export type { KeptPaper } from './kept-database';

/** `bytes` is what the value takes as UTF-8. */
export type KeptThing = Omit<KeptRow, 'owner' | 'text'> & { bytes: number };

const thingOf = ({ kind, id, paper, text, keptAt, until }: KeptRow): KeptThing => ({
  kind,
  id,
  paper,
  keptAt,
  until,
  bytes: new TextEncoder().encode(text).length,
});

/** Rows that have not ended; those that have are removed. */
async function rowsNow(store: KeptStore): Promise<KeptRow[]> {
  const rows = await store.getAll('things');
  const over = rows.filter(({ until }) => until <= Date.now());
  await Promise.all(over.map(({ kind, id }) => store.delete('things', [kind, id])));
  return rows.filter((row) => !over.includes(row));
}

/** Everything that is kept, the latest first. Empty where the browser has no database. */
export async function keptThings(): Promise<KeptThing[]> {
  try {
    const rows = await withKept(rowsNow);
    return rows.toSorted((a, b) => b.keptAt - a.keptAt).map(thingOf);
  } catch {
    return [];
  }
}

export async function eraseKeptThing({ kind, id }: Pick<KeptThing, 'kind' | 'id'>): Promise<void> {
  await withKept((store) => store.delete('things', [kind, id]));
}

export interface KeptKind<Value> {
  /** False when it cannot be kept: the browser refuses, or the person logged out meanwhile. */
  keep: (owner: string, id: string, value: Value, paper: KeptPaper) => Promise<boolean>;
  /** Null without a value, after its end, for another person, and for an invalid one. */
  read: (owner: string, id: string) => Promise<{ value: Value; keptAt: number } | null>;
}

/**
 * A kind of personal things that stay on the phone and can be read without a connection, such as timetables.
 * @param name of the kind; it also tells them from those of other kinds
 * @param schema of the value, which is stored as JSON and checked when it is read
 */
export function keptKind<Value>(
  name: string,
  schema: DeviceSchema<Value>,
  { hours = keptLimits.lifetimeHours }: { hours?: number } = {},
): KeptKind<Value> {
  return {
    keep: async (owner, id, value, paper) => {
      try {
        await claimKept(owner);
        const row = { kind: name, id, owner, paper, text: JSON.stringify(value), keptAt: Date.now() };
        return await withKept(async (store) => {
          await rowsNow(store);
          if (keptOwner() !== owner) return false;
          await store.put('things', { ...row, until: row.keptAt + hours * 3_600_000 });
          return true;
        });
      } catch {
        return false;
      }
    },
    read: async (owner, id) => {
      try {
        const row = await withKept((store) => store.get('things', [name, id]));
        if (row?.owner !== owner || row.until <= Date.now()) return null;
        const parsed = schema.safeParse(JSON.parse(row.text));
        return parsed.success ? { value: parsed.data, keptAt: row.keptAt } : null;
      } catch {
        return null;
      }
    },
  };
}
