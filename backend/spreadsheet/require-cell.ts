import type * as z from 'zod';
import { trimAll } from '@/lib/domain/trim';
import { invalid, toIssues } from '@/backend/errors';
import type { Cells } from './cells';
import { CellError, type Column, readCell } from './column';

/** The trimmed text of an identifying cell. @throws 422 when it is empty. */
export function requireCell(cells: Cells, name: string): string {
  const value = trimAll(cells[name] ?? '');
  if (value === '') throw invalid([{ path: name, code: 'required' }]);
  return value;
}

const read = (column: Column, cell: string): unknown => {
  try {
    return readCell(column, cell);
  } catch (error) {
    if (error instanceof CellError) throw invalid([{ path: column.name, code: error.message }]);
    throw error;
  }
};

/** The value of an identifying cell by the rules of the contract. @throws 422 when it is empty or breaks them. */
export function requireValue<T>(cells: Cells, column: Column, schema: z.ZodType<T>): T {
  const result = schema.safeParse(read(column, requireCell(cells, column.name)));
  if (result.success) return result.data;
  throw invalid(toIssues('body', result.error).map((issue) => ({ ...issue, path: column.name })));
}
