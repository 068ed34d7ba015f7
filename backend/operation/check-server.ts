import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { readRaw } from '@/backend/db/table-rows';
import { checkRoom } from './check-room';
import { type Finding, good, remark } from './finding';

/** What a backend that starts takes: ten of its pool, one to listen and one to migrate. */
const perBackend = 12;
const mb = 1024 * 1024;

interface Server {
  used: number;
  max: number;
  sizeMb: number;
  isHere: boolean;
  /** PostgreSQL tells it only to some roles. */
  folder: string | null;
}

/** Connections of PostgreSQL that are in use, and the room of its disk where this process can ask for it. */
export async function checkServer(db: Db): Promise<Finding[]> {
  const [server] = await readRaw<Server>(
    db,
    sql`select (select coalesce(sum(numbackends), 0) from pg_stat_database)::int as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (pg_database_size(current_database()) / ${mb})::int as "sizeMb",
      coalesce(host(inet_server_addr()) in ('127.0.0.1', '::1'), true) as "isHere",
      (select setting from pg_settings where name = 'data_directory') as folder`,
  );
  if (!server) return [];
  const { used, max, sizeMb, isHere, folder } = server;
  const connections = `${used} of ${max} connections are in use`;
  const room = isHere && folder ? await checkRoom('its disk', folder).catch(() => null) : null;
  const howToAsk = isHere
    ? 'to see its disk here: grant pg_read_all_settings to its role'
    : 'ask its machine for the room on the disk (df)';
  return [
    max - used < perBackend
      ? remark(
          'connections',
          `${connections}, and a backend that starts wants ${perBackend}. Raise max_connections, or see who holds them: select * from pg_stat_activity.`,
        )
      : good('connections', connections),
    room ?? good('its disk', `the database has ${sizeMb} MB; ${howToAsk}`),
  ];
}
