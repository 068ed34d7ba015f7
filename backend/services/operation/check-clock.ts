import { sql } from 'drizzle-orm';
import { readRaw } from '@/backend/db/table-rows';
import type { Deps } from '@/backend/deps';
import { bad, type Finding, good, remark } from './finding';

const about = 'clock';
const noticedSeconds = 2;
/** Access tokens of a clock that is this far ahead or behind are refused by others. */
const wrongSeconds = 30;

/** Compares the clock of this machine with that of the database, whose answer takes some of the difference. */
export async function checkClock({ db }: Pick<Deps, 'db'>, now: () => number = Date.now): Promise<Finding> {
  const beforeMs = now();
  const [row] = await readRaw<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`,
  );
  const afterMs = now();
  const databaseMs = Number(row?.ms);
  const seconds = Math.max(beforeMs - databaseMs, databaseMs - afterMs, 0) / 1000;
  if (seconds < noticedSeconds) return good(about, 'agrees with the database');
  const text = `${Math.round(seconds)} s ${databaseMs > afterMs ? 'behind' : 'ahead of'} the database's. Synchronize both machines (chrony).`;
  return seconds < wrongSeconds
    ? remark(about, text)
    : bad(about, `${text} Tokens of this process are refused by others, or theirs here.`);
}
