import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '@/backend/db/client';
import { bad, type Finding, good, remark } from './finding';

const about = 'database';
/** A backend has ten connections, one to listen and one to migrate; during a restart two of them run. */
const connectionsWanted = 24;
const oldestVersion = 150_000;

const journal = z.object({ entries: z.array(z.unknown()) });

const readRows = async <Row>(db: Database['db'], query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Migrations of this build that the database does not have; below 0 when it is ahead of this build. */
async function missingMigrations(db: Database['db']): Promise<number> {
  const text = readFileSync(join('backend', 'db', 'migrations', 'meta', '_journal.json'), 'utf8');
  const known = journal.parse(JSON.parse(text)).entries.length;
  const [done] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return known - (done?.count ?? 0);
}

/** Version, rights and room of PostgreSQL, and whether its tables are those of this build. */
export async function checkDatabase({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  const missing = await missingMigrations(db);
  if (missing > 0)
    findings.push(bad(about, `${missing} migrations are missing. Run npm run prepare-database.`));
  if (missing < 0)
    findings.push(
      remark(about, `${-missing} migrations are newer than this release: is it the one that runs?`),
    );
  if (kind === 'postgres') {
    const [server] = await readRows<{ version: number; limit: number; create: boolean }>(
      db,
      sql`select current_setting('server_version_num')::int as version,
        has_schema_privilege('public', 'create') as create,
        (select least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1), current_setting('max_connections')::int)
         from pg_roles, pg_database where rolname = current_user and datname = current_database()) as limit`,
    );
    if (server && server.version < oldestVersion)
      findings.push(bad(about, 'PostgreSQL is older than 15. Upgrade it.'));
    if (server && !server.create)
      findings.push(
        bad(
          about,
          'Its role may not create tables: the next release cannot migrate. Make it the owner of the database.',
        ),
      );
    if (server && server.limit < connectionsWanted)
      findings.push(
        remark(
          about,
          `Only ${server.limit} connections are allowed; two backends want ${connectionsWanted}.`,
        ),
      );
  }
  return findings.some(({ state }) => state === 'bad')
    ? findings
    : [good(about, 'answers, its tables are those of this release'), ...findings];
}
