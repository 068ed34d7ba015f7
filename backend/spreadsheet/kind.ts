import type * as z from 'zod';
import type { Author, Deps } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';
import type { Cells } from './cells';
import type { Column } from './column';

/** The record of a row: `key` is equal for two rows of one record. */
interface Spot<Change, Draft> {
  key: string;
  /** The existing record; null when the row is new. */
  present: {
    cells: Cells;
    /** Changes by columns that are not fields of the contract. */
    extra?: Change;
    change: (change: Change) => Promise<void>;
  } | null;
  create: (draft: Draft) => Promise<void>;
}

type ObjectSchema = z.ZodType & { shape: Record<string, z.ZodType> };

/** One kind of record that can be a table: its columns, its rules (the contract's) and its services. */
export interface Kind<Change = object, Draft = object> {
  name: string;
  columns: readonly Column[];
  /** Columns that are needed to identify a row. */
  key: readonly string[];
  /** The column that names the file; it need not stand in it. */
  fileColumn?: string;
  /** Each row is the word of somebody who answers for it. */
  needsAuthor?: true;
  draft: ObjectSchema & z.ZodType<Draft>;
  change: ObjectSchema & z.ZodType<Change>;
  /** Finds the record of a row. @throws 422 with issues by column when a referenced record does not exist. */
  locate: (act: Act<Author>, cells: Cells) => Promise<Spot<Change, Draft>>;
  /** All records as rows, in a stable order. */
  list: (deps: Deps) => Promise<Cells[]>;
}
