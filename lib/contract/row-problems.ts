import * as z from 'zod';

/**
 * Why a row of an imported table is refused, by cell; `column` is empty for the row as a whole. `detail` is what stands in
 * the way: the lesson that has the room, the line of the part that names the same record (`same-as-line`).
 */
export const rowProblems = z.array(
  z.object({ column: z.string(), code: z.string(), value: z.string(), detail: z.string().optional() }),
);

/** A cell of a row as it was written and as it is understood; null where it is refused. */
const understoodCell = z.object({
  column: z.string(),
  written: z.string(),
  read: z.string().nullable(),
  /** It is empty in the file, and has what was said for all such rows. */
  filledIn: z.literal(true).optional(),
});
export type UnderstoodCell = z.infer<typeof understoodCell>;

/** Of the first rows of a dry run, so that whoever imports sees what would be stored. */
export const understood = z.array(understoodCell).optional();
/** Of so many rows of a call. */
export const understoodRowsMax = 3;
