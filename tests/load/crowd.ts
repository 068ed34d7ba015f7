import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../run/system-programs.mjs';
import { openLoop } from '../bench/open-loop';
import { percentile, toMs } from '../bench/percentile';
import { openSessions } from '../bench/session-tokens';
import { BackendProcess, prepareDatabase } from './backend-process';
import { DurablePostgres } from '../support/durable-postgres';

// tsx tests/load/crowd.ts: on PostgreSQL and two backends, 401 people want the 400 places of an event at once, and 500
// register for another within five seconds. It fails where a place is given twice, or the times are too long.

const [backendA, backendB, postgresPort] = [23_092, 23_093, 23_094] as const;
const places = 400;
const registrations = 500;
const seconds = 5;
const p99Max = 500;

const binFolder = findPostgres();
if (!binFolder) throw new Error('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'sala-crowd-'));
const postgres = new DurablePostgres(binFolder, postgresPort);
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  PUBLIC_ORIGIN: `http://127.0.0.1:${backendA}`,
  SEED: 'none',
};
const backends = [new BackendProcess(backendA, env), new BackendProcess(backendB, env)];
const stops: (() => Promise<unknown>)[] = [];
let isSound = true;
const say = (ok: boolean, text: string) => {
  isSound &&= ok;
  process.stdout.write(`${ok ? '' : 'FAILED: '}${text}\n`);
};

/** People who can sign in, by one statement. */
const addPeople = async (): Promise<string[]> => {
  const ids = Array.from({ length: registrations }, () => randomUUID());
  await postgres.query(
    `insert into users (id, first_name, last_name, created_at, updated_at)
     select id, 'Dara', 'Sok', now(), now() from unnest($1::uuid[]) as id`,
    [ids],
  );
  await postgres.query(
    `insert into user_roles (user_id, role) select id, 'user' from unnest($1::uuid[]) as id`,
    [ids],
  );
  return ids;
};

/** A copy of a public event of the demo, a month ahead. */
const addEvent = async (capacity: number) => {
  const id = randomUUID();
  const [row] = await postgres.query<{ organization_id: string; calendar_id: string }>(
    `insert into events (id, calendar_id, slug, title, description, place, format, capacity, has_waiting_list, starts_at,
       ends_at, search_fold, created_at, updated_at)
     select $1::uuid, c.id, 'crowd-' || $1::uuid::text, c.name, c.name, c.name, 'on-site', $2::int, true, now() + interval '30 days',
       now() + interval '30 days 2 hours', '', now(), now()
     from calendars c where c.kind = 'events' and c.audience = 'public' order by c.id limit 1
     returning calendar_id, (select organization_id from calendars where id = calendar_id) as organization_id`,
    [id, capacity],
  );
  if (!row) throw new Error('The demo has no public calendar of events.');
  const path = `/api-schedule/organizations/${row.organization_id}/calendars/${row.calendar_id}/events/${id}/attendees`;
  return { id, path };
};

const statesOf = async (eventId: string): Promise<Record<string, number>> => {
  const rows = await postgres.query<{ state: string; count: string }>(
    'select state, count(*) from event_attendees where event_id = $1 group by state',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
};

try {
  await postgres.start();
  stops.push(() => postgres.remove());
  await prepareDatabase(env);
  const people = await addPeople();
  const tokens = await openSessions(env, people);
  for (const backend of backends) {
    await backend.start();
    stops.push(() => backend.end('SIGKILL'));
    await backend.ready();
  }
  const statuses = new Map<number, number>();
  const register = (path: string) => async (index: number) => {
    const backend = backends[index % backends.length];
    const answer = await fetch(`${backend?.origin ?? ''}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[index] ?? ''}` },
    });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };

  const last = await addEvent(places);
  await Promise.all(Array.from({ length: places + 1 }, (_, index) => register(last.path)(index)));
  const states = await statesOf(last.id);
  say(
    states['placed'] === places && states['waiting'] === 1 && statuses.get(201) === places + 1,
    `${places + 1} at once for ${places} places: ${JSON.stringify(states)}, answers ${JSON.stringify([...statuses])}`,
  );

  statuses.clear();
  const open = await addEvent(registrations);
  const times = await openLoop(registrations / seconds, seconds, register(open.path));
  const p99 = percentile(times, 0.99);
  const failures = [...statuses].filter(([status]) => status >= 500);
  say(
    p99 <= p99Max && failures.length === 0 && (await statesOf(open.id))['placed'] === registrations,
    `${registrations} registrations in ${seconds} s: p50 ${toMs(percentile(times, 0.5))}, p99 ${toMs(p99)}, answers ${JSON.stringify([...statuses])}`,
  );
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = isSound ? 0 : 1;
