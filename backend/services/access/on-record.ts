import type { Db } from '@/backend/db/client';
import type { Caller, Deps } from '@/backend/deps';
import { audit } from './audit';
import { once } from './idempotency';

interface Deed {
  action: string;
  caller: Caller;
  requestId: string;
}

/** Runs `work` in a transaction with its row in the audit log. @param subject the id of the changed record */
export const onRecord = <T>(
  deps: Deps,
  { action, caller, requestId }: Deed,
  subject: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (tx) => {
    const result = await work(tx);
    await audit(deps, { action, actorId: caller.id, subject, requestId }, tx);
    return result;
  });

/** Adds a row once for each Idempotency-Key, with its row in the audit log. @returns the new row */
export const addOnRecord = <Row extends { id: string }>(
  deps: Deps,
  { action, caller, requestId, key, body }: Deed & { key: string | null; body: unknown },
  insert: (tx: Db) => Promise<Row[]>,
): Promise<Row> =>
  once(deps, { owner: caller.id, endpoint: action, key, body }, async (tx) => {
    const [row] = await insert(tx);
    if (!row) throw new Error('The row was not stored.');
    await audit(deps, { action, actorId: caller.id, subject: row.id, requestId }, tx);
    return row;
  });

/** The only row that a change returned. */
export const onlyRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The row was not stored.');
  return row;
};
