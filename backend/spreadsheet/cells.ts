import type * as z from 'zod';
import { invalid } from '@/backend/errors';
import { CellError, type Column, readCell, writeCell } from './column';

/** A row by the names of its columns; an empty cell is ''. */
export type Cells = Record<string, string>;

type Shape = Record<string, z.ZodType>;
type Issue = { path: string; code: string };

/** The value of an empty cell: null where the contract allows it, an empty text or list, else absent. */
const emptyValue = ({ kind, language }: Column, schema: z.ZodType | undefined): unknown => {
  if (language) return kind === 'list' ? [] : '';
  if (schema?.safeParse(null).success) return null;
  if (kind === 'json' || kind === 'list') return [];
  return schema?.safeParse('').success ? '' : undefined;
};

const zipped = (english: string[], khmer: string[]) => {
  if (english.length !== khmer.length) throw new CellError('as-many-lines-in-both-languages');
  return english.map((en, index) => ({ en, km: khmer[index] }));
};

/**
 * The draft of a row, for the contract's schema to check. Only `fields` are read; a column that is missing in the row
 * counts as empty.
 * @throws 422 naming every cell that cannot be read, by column.
 */
export function toDraft(
  columns: readonly Column[],
  shape: Shape,
  cells: Cells,
  fields: ReadonlySet<string>,
): Record<string, unknown> {
  const draft: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const column of columns) {
    if (!fields.has(column.field)) continue;
    const cell = cells[column.name] ?? '';
    try {
      const isEmpty = cell.trim() === '';
      const value = isEmpty ? emptyValue(column, shape[column.field]) : readCell(column, cell);
      if (value === undefined) continue;
      if (!column.language) draft[column.field] = value;
      else if (column.language === 'en') draft[column.field] = { en: value };
      else if (column.kind === 'text')
        draft[column.field] = { ...(draft[column.field] as object), km: value };
      else {
        const { en } = draft[column.field] as { en: string[] };
        draft[column.field] = zipped(en, value as string[]);
      }
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      issues.push({ path: column.name, code: error.message });
    }
  }
  if (issues.length > 0) throw invalid(issues);
  return draft;
}

/** The row of a record whose fields have the contract's names. */
export function toCells(columns: readonly Column[], record: Record<string, unknown>): Cells {
  return Object.fromEntries(
    columns.map((column) => {
      const value = record[column.field];
      const part = (entry: unknown) =>
        column.language ? (entry as { en: string; km: string })[column.language] : entry;
      return [
        column.name,
        writeCell(column, column.kind === 'list' ? (value as unknown[]).map(part) : part(value)),
      ];
    }),
  );
}

/** The column of a path in the contract (`overview.km`, `campuses.0.latitude`). */
export function columnAt(columns: readonly Column[], path: string): string {
  const [field, ...rest] = path.split('.');
  const own = columns.filter((column) => column.field === field);
  const language = rest.find((part) => part === 'en' || part === 'km');
  const exact = own.find((column) => column.language === language) ?? own[0];
  const index = rest.find((part) => /^\d+$/.test(part));
  const name = exact?.name ?? path;
  return index === undefined
    ? name
    : `${name} (entry ${Number(index) + 1}${exact?.language ? '' : `, ${rest.at(-1)}`})`;
}
