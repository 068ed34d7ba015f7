import * as z from 'zod';
import './zod-settings';

export const batchRowsMax = 200;

/** The body of an endpoint with `batch`: 1 to 200 rows. A row that is wrong becomes its outcome. */
export const batchOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).min(1).max(batchRowsMax) });

const issue = z.object({ path: z.string(), code: z.string(), message: z.string().optional() });

/** What became of one row. `status` and the rest are what the row alone would have been answered. */
const outcome = z.discriminatedUnion('ok', [
  z.object({ index: z.int(), ok: z.literal(true) }),
  z.object({
    index: z.int(),
    ok: z.literal(false),
    status: z.int(),
    code: z.string(),
    message: z.string(),
    issues: z.array(issue).optional(),
  }),
]);

/** The answer of an endpoint with `batch`: one outcome for each row, in their order. */
export const batchOutcomes = z.object({ outcomes: z.array(outcome) });

export type Outcome = z.output<typeof outcome>;

/** A row after its own parsing. */
export type TriedRow<Row> =
  | { ok: true; row: Row }
  | { ok: false; issues: { path: string; code: string; message?: string }[] };
