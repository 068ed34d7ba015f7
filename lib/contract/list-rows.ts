import * as z from 'zod';
import { completeOf } from './answers';

/** The schema of one row of a list endpoint, and the name of the rows in its answer; null for other answers. */
export function listRows(response: z.ZodType): { name: 'data' | 'hits'; row: z.ZodType } | null {
  const answer = completeOf(response);
  if (!(answer instanceof z.ZodObject)) return null;
  for (const name of ['data', 'hits'] as const) {
    const rows: unknown = answer.shape[name];
    if (rows instanceof z.ZodArray && rows.element instanceof z.ZodType) return { name, row: rows.element };
  }
  return null;
}
