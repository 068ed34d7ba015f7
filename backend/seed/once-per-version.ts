import { ne } from 'drizzle-orm';
import { seedRuns } from '@/backend/db/schema';
import type { Author, WritingDeps } from '@/backend/deps';
import { type Act, runAct } from '@/backend/core/access/act';

/**
 * Inserts what a site begins with, once for each version of it, in one act: cached pages follow. Of several processes
 * that start together one does it, and the others wait.
 */
export async function oncePerVersion(
  deps: WritingDeps,
  { name, version }: { name: string; version: string },
  work: (act: Act<Author | null>) => Promise<void>,
): Promise<void> {
  await runAct(deps, { caller: null }, async (act) => {
    const [taken] = await act.tx
      .insert(seedRuns)
      .values({ name, version, at: act.now })
      .onConflictDoUpdate({
        target: seedRuns.name,
        set: { version, at: act.now },
        setWhere: ne(seedRuns.version, version),
      })
      .returning();
    if (taken) await work(act);
  });
}
