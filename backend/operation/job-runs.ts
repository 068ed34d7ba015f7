import { sql } from 'drizzle-orm';
import type { Db, WriteDb } from '@/backend/db/client';
import { jobRuns } from '@/backend/db/schema';

/** Notes that a job ended well; of two processes the later time stays. */
export const noteSuccess = (db: WriteDb, name: string, at: Date) =>
  db
    .insert(jobRuns)
    .values({ name, succeededAt: at })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { succeededAt: sql`greatest(${jobRuns.succeededAt}, excluded.succeeded_at)` },
    });

/** When each job last ended well. */
export const readSuccesses = (db: Db) => db.select().from(jobRuns);
