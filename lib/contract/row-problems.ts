import * as z from 'zod';

/**
 * Why a row of an imported table is refused, by cell; `column` is empty for the row as a whole. `detail` is what stands in
 * the way: the lesson that has the room, the line of the part that names the same record (`same-as-line`).
 */
export const rowProblems = z.array(
  z.object({ column: z.string(), code: z.string(), value: z.string(), detail: z.string().optional() }),
);
