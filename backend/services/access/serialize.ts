import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';

/** Until the transaction ends nobody else runs what is named so: for numbers and slugs that must not be taken twice. */
export async function serialize(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
