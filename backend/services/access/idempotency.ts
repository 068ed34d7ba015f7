import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { idempotencyKeys } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';

/**
 * Runs `work` once for each (owner, endpoint, key); later and parallel calls get the first answer. The key is stored
 * in the transaction of the work, so a failure frees it. Without a key the work runs at each call.
 * @throws 422 when the same key comes with another body.
 */
export async function once<T extends object>(
  deps: Deps,
  call: { owner: string; endpoint: string; key: string | null; body: unknown },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { key } = call;
  if (key === null) return deps.db.transaction(work);
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  return deps.db.transaction(async (tx) => {
    const row = { owner: call.owner, endpoint: call.endpoint, key };
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ ...row, bodyHash, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const here = and(
      eq(idempotencyKeys.owner, row.owner),
      eq(idempotencyKeys.endpoint, row.endpoint),
      eq(idempotencyKeys.key, row.key),
    );
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(here);
      if (first?.bodyHash !== bodyHash) {
        throw new Refusal(
          422,
          'idempotency-key-reused',
          'This Idempotency-Key was used for another request.',
        );
      }
      return first.response as T;
    }
    const response = await work(tx);
    await tx.update(idempotencyKeys).set({ response }).where(here);
    return response;
  });
}
