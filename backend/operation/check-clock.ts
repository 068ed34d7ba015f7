import { sql } from 'drizzle-orm';
import { readRaw } from '@/backend/db/table-rows';
import type { Deps } from '@/backend/deps';
import type { ServerEnv } from '@/lib/env/server-env';
import { bad, type Finding, good, remark } from './finding';

const about = 'clock';
const noticedSeconds = 2;
/** Access tokens of a clock that is this far ahead or behind are refused by others. */
const wrongSeconds = 30;
const answerWithinMs = 5_000;
/** The header `Date` has whole seconds. */
const dateStepMs = 1_000;

/** A clock beside that of this machine: how far this one is ahead of it; 0 where the difference may be the way. */
interface Witness {
  name: string;
  aheadSeconds: number;
}

const between = (beforeMs: number, afterMs: number, { fromMs, toMs }: { fromMs: number; toMs: number }) =>
  beforeMs > toMs ? (beforeMs - toMs) / 1000 : afterMs < fromMs ? (afterMs - fromMs) / 1000 : 0;

const askDatabase = async ({ db }: Pick<Deps, 'db'>, now: () => number): Promise<Witness> => {
  const beforeMs = now();
  const [row] = await readRaw<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`,
  );
  const afterMs = now();
  const ms = Number(row?.ms);
  return { name: 'the database', aheadSeconds: between(beforeMs, afterMs, { fromMs: ms, toMs: ms }) };
};

/** Any answer has a `Date`, also a refusal. One that a cache kept has its `Age`. */
const askServer = async (name: string, url: string, now: () => number): Promise<Witness[]> => {
  try {
    const beforeMs = now();
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const afterMs = now();
    const sentMs = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(sentMs)) return [];
    const fromMs = sentMs + Number(answer.headers.get('age') ?? 0) * 1000;
    return [{ name, aheadSeconds: between(beforeMs, afterMs, { fromMs, toMs: fromMs + dateStepMs }) }];
  } catch {
    // Whether it answers at all is told elsewhere.
    return [];
  }
};

type Places = Pick<ServerEnv, 'S3_ENDPOINT' | 'SMS_GATEWAY_URL'> & Partial<Pick<ServerEnv, 'PUBLIC_ORIGIN'>>;

/** The clocks of other servers that the settings name; only their first page is asked for, without a key. */
const askOthers = (places: Places, now: () => number): Promise<Witness[]> => {
  const named = [
    ['the S3 server', places.S3_ENDPOINT],
    ['the SMS gateway', places.SMS_GATEWAY_URL],
    ['the public address', places.PUBLIC_ORIGIN && `${places.PUBLIC_ORIGIN}/livez`],
  ] as const;
  return Promise.all(
    named.map(([name, url]) => {
      if (!url) return [];
      const { origin, host, pathname } = new URL(url);
      return askServer(`${name} (${host})`, origin + (pathname === '/livez' ? pathname : '/'), now);
    }),
  ).then((asked) => asked.flat());
};

const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Compares the clock of this machine with that of the database, where it answers, and of other servers. */
export async function checkClock(
  deps: Pick<Deps, 'db'> | null,
  places: Places,
  now: () => number = Date.now,
): Promise<Finding> {
  const [own, others] = await Promise.all([
    deps ? askDatabase(deps, now).then((one) => [one]) : [],
    askOthers(places, now),
  ]);
  const asked = [...own, ...others];
  const apart = asked.filter(({ aheadSeconds }) => Math.abs(aheadSeconds) >= noticedSeconds);
  const agreeing = asked.filter((one) => !apart.includes(one)).map(({ name }) => name);
  if (asked.length === 0) return remark(about, 'Not compared: no other server told its time.');
  if (apart.length === 0) return good(about, `agrees with ${listed(agreeing)}`);
  const differences = apart.map(
    ({ name, aheadSeconds }) =>
      `${Math.round(Math.abs(aheadSeconds))} s ${aheadSeconds > 0 ? 'ahead of' : 'behind'} ${name}`,
  );
  const culprit =
    agreeing.length > 0
      ? `It agrees with ${listed(agreeing)}: look at the others first.`
      : apart.length > 1
        ? 'It disagrees with all of them: it is this machine.'
        : 'One of the two is wrong.';
  const text = `${listed(differences)}. ${culprit} Synchronize with chrony.`;
  const isWrong = apart.some(({ aheadSeconds }) => Math.abs(aheadSeconds) >= wrongSeconds);
  return isWrong
    ? bad(about, `${text} Tokens of this process are refused by others, or theirs here.`)
    : remark(about, text);
}
