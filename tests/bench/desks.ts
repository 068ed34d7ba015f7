import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { openPostgres } from '@/backend/db/client';
import { signedIn } from '@/tests/support/make';
import type { ListQuestion } from '@/tests/support/list-question';
import { manyRowsId } from '@/tests/support/many-rows';
import { benchDeps } from './bench-deps';
import { type ListTimes, timeLists } from './list-times';

/** The last day of the filled applications: the twelve weeks of a dashboard are full. */
const now = new Date('2026-10-05T02:00:00.000Z');

/** Times of what the desks read, on a database that `fillWithManyRows` has filled. */
export async function measureDesks(
  url: string,
  groups: readonly { questions: readonly ListQuestion[]; runsAQuestion: number }[],
): Promise<ListTimes[][]> {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  try {
    const deps = await benchDeps(database, url, { now: () => new Date(now) });
    const app = createApp(deps);
    const token = await signedIn({ deps }, manyRowsId('user', 0), 'bench');
    const ask = async (path: string) => {
      const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      await answer.text();
    };
    const times: ListTimes[][] = [];
    for (const { questions, runsAQuestion } of groups)
      times.push(await timeLists(questions, ask, runsAQuestion));
    return times;
  } finally {
    await database.close();
  }
}
