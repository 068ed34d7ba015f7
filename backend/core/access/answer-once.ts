import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';
import { isOfSending } from '@/lib/contract/of-sending';
import { openToWrite } from '@/backend/db/open-to-write';
import { idempotencyKeys } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';

/** A call that may be repeated. */
export interface OneCall {
  /** Who calls: a key of somebody else is another one. */
  owner: string;
  endpoint: string;
  key: string;
  /** Everything that the call says. */
  said: unknown;
}

/** What a call says, the same at each of its tries. */
const matterOf = (said: unknown): string =>
  JSON.stringify(said, (name, value: unknown) => (isOfSending(name) ? undefined : value));

/**
 * Runs `work` in a transaction, once for each (owner, endpoint, key); later and parallel calls get the first answer. The
 * key is stored in the transaction of the work, so a failure frees it. Without a call the work runs each time.
 * @throws 422 when the same key comes with other words.
 */
export async function answerOnce<T>(
  deps: Deps,
  call: OneCall | null,
  work: (tx: WriteDb) => Promise<T>,
): Promise<T> {
  if (call === null) return openToWrite(deps.db).transaction(work);
  const { said, ...row } = call;
  const bodyHash = createHash('sha256').update(matterOf(said)).digest('base64url');
  const here = and(
    eq(idempotencyKeys.owner, row.owner),
    eq(idempotencyKeys.endpoint, row.endpoint),
    eq(idempotencyKeys.key, row.key),
  );
  return openToWrite(deps.db).transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ ...row, bodyHash, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(here);
      if (first?.bodyHash !== bodyHash)
        throw new Refusal(
          422,
          'idempotency-key-reused',
          'This Idempotency-Key was used for another request.',
        );
      return first.response as T;
    }
    const response = await work(tx);
    // A refusal that commits its tries frees the key, as one that undoes them does.
    if (response instanceof Error) await tx.delete(idempotencyKeys).where(here);
    else await tx.update(idempotencyKeys).set({ response }).where(here);
    return response;
  });
}
