import type * as z from 'zod';
import type { Db } from '@/backend/db/client';
import type { Author, Deps } from '@/backend/deps';
import type { Cells } from './cells';
import type { Column } from './column';

/** Who imports, on which database, under which request id. */
export interface Scene {
  deps: Deps;
  tx: Db;
  author: Author;
  requestId: string;
}

/** A row's place in the database: `key` is the same for two rows that mean one record. */
export interface Spot<Change, Draft> {
  key: string;
  /** The record that is there; null when the row is a new one. */
  present: {
    cells: Cells;
    /** What columns that are no field of the contract change. */
    extra?: Change;
    change: (change: Change) => Promise<void>;
  } | null;
  create: (draft: Draft) => Promise<void>;
}

type ObjectSchema = z.ZodType & { shape: Record<string, z.ZodType> };

/** One kind of record that travels as a table: its columns, its rules (the contract's) and its services. */
export interface Kind<Change = object, Draft = object> {
  name: string;
  columns: readonly Column[];
  /** Columns without which a row cannot be told from others. */
  key: readonly string[];
  draft: ObjectSchema & z.ZodType<Draft>;
  change: ObjectSchema & z.ZodType<Change>;
  /** Where a row belongs. @throws 422 with issues by column when what it names does not exist. */
  locate: (scene: Scene, cells: Cells) => Promise<Spot<Change, Draft>>;
  /** All records as rows, in a lasting order. */
  list: (deps: Deps) => Promise<Cells[]>;
}
