import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { openPostgres } from '@/backend/db/client';
import { signedIn } from '@/tests/support/make';
import { listQuestions } from '@/tests/support/list-questions';
import { fillWithManyRows, type ManyRows, manyRowsId } from '@/tests/support/many-rows';
import { measureRatios } from './api-ratios';
import { benchDeps } from './bench-deps';
import { percentile, timeEach } from './percentile';
import { type ListTimes, timeLists } from './list-times';

const runsAQuestion = 15;
const wholeLists = 100;

export interface ApiTimes extends Awaited<ReturnType<typeof measureRatios>> {
  /** The whole list of courses, streamed to its end. */
  wholeList: { p50: number; p99: number };
  lists: ListTimes[];
}

/**
 * Ratios to bare handlers, times of every list, and memory.
 * @param rows the numbers of rows to insert into an empty database first; null for a database that has them
 */
export async function measureApi(url: string, rows: ManyRows | null): Promise<ApiTimes> {
  const database = openPostgres(url, join(process.cwd(), 'backend/db/migrations'), () => undefined);
  if (rows) await database.migrate();
  const deps = await benchDeps(database, url);
  const here = {
    organizationId: deps.env.ORGANIZATION_ID,
    subjectId: deps.env.CONNECT_SUBJECT_ID,
    hollandId: deps.env.HOLLAND_SUBJECT_ID,
  };
  if (rows) await fillWithManyRows(database.db, rows, here);
  const app = createApp(deps);
  const token = await signedIn({ deps }, manyRowsId('user', 0), 'bench');
  const ask = async (path: string) => {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    await answer.text();
  };

  const measured = await measureRatios({ url });

  const lists = await timeLists(listQuestions(here), ask, runsAQuestion);
  const whole = await timeEach(wholeLists, () => ask('/api-nest-aca/enrollable_subjects'));
  await database.close();
  return {
    ...measured,
    wholeList: { p50: percentile(whole, 0.5), p99: percentile(whole, 0.99) },
    lists,
  };
}
