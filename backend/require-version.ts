import { Refusal } from '@/backend/errors';

const stale = (what = 'record') =>
  new Refusal(412, 'stale-version', `Somebody else has changed this ${what}. Load it again.`);

/** @throws 412 when somebody else has changed the row since the caller read `version`; null asks for nothing. */
export function requireVersion(row: { version: number }, version: number | null, what = 'record'): void {
  if (version !== null && row.version !== version) throw stale(what);
}

/**
 * The row that `update … where version = …` returned.
 * @throws 412 when there is none, because another user changed the row first.
 */
export function requireChanged<Row>([row]: readonly Row[], what = 'record'): Row {
  if (row === undefined) throw stale(what);
  return row;
}
