import { trimAll } from '@/lib/domain/trim';
import { invalid } from '@/backend/errors';
import type { Cells } from './cells';

/** The trimmed text of an identifying cell. @throws 422 when it is empty. */
export function requireCell(cells: Cells, name: string): string {
  const value = trimAll(cells[name] ?? '');
  if (value === '') throw invalid([{ path: name, code: 'required' }]);
  return value;
}
