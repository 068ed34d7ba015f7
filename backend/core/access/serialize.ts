import { sql } from 'drizzle-orm';
import type { WriteDb } from '@/backend/db/client';

/** Holds a lock of this name until the transaction ends: for numbers and slugs that must be unique. */
export async function serialize(tx: WriteDb, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
