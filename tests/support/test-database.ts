import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { embeddedParsers as parsers } from '@/backend/db/embedded-parsers';
import { type Database, openPostgres, wrapPglite } from '@/backend/db/client';
import { noteStatement } from './note-statements';

const migrationsFolder = join(process.cwd(), 'backend/db/migrations');
const cacheFolder = join(process.cwd(), '.cache');

const migrationsHash = () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

const dumpPath = () => join(cacheFolder, `migrated-${migrationsHash()}.tar`);

/** Migrates an empty PGlite once and saves it as a file; every worker then loads that. */
async function buildDump(): Promise<void> {
  if (existsSync(dumpPath())) return;
  mkdirSync(cacheFolder, { recursive: true });
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const database = wrapPglite(client, migrationsFolder);
  await database.migrate();
  const dump = await client.dumpDataDir('none');
  writeFileSync(dumpPath(), Buffer.from(await dump.arrayBuffer()));
  await database.close();
}

/** An empty database with all tables, for PGlite to load. */
export const migratedData = async (): Promise<Blob> => {
  await buildDump();
  return new Blob([readFileSync(dumpPath())]);
};

/** Databases that tests of this worker gave back: to empty one costs a twentieth of loading another. */
const idle: PGlite[] = [];
const idleMax = 2;

const openEmpty = async (): Promise<PGlite> =>
  idle.pop() ?? PGlite.create({ loadDataDir: await migratedData(), extensions: { pg_trgm }, parsers });

/** Deletes every row and all the planner knows, and begins each sequence anew, as after the migrations. */
const empty = async (client: PGlite) => {
  const { rows } = await client.query<{ statement: string }>(
    `select format('delete from %I.%I', schemaname, tablename) as statement from pg_tables where schemaname = 'public'
     union all
     select format('alter sequence %I.%I restart', schemaname, sequencename) from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  await client.transaction(async (tx) => {
    // Without the checks of foreign keys any order is right.
    await tx.exec('set local session_replication_role = replica');
    await tx.exec(rows.map(({ statement }) => statement).join(';'));
    await tx.exec(
      `delete from pg_statistic;
       update pg_class set reltuples = -1, relpages = 0
       where relkind = 'r' and reltuples <> -1 and relnamespace = 'public'::regnamespace`,
    );
  });
  await client.exec('discard all');
};

type Query = PGlite['query'];

/** The same call, which notes its statements first, with the parsers of the database, as in the embedded one's thread. */
const noting = (query: Query): Query =>
  ((text: string, values?: unknown[], options?: QueryOptions) => {
    noteStatement(text);
    return query(text, values, { rowMode: options?.rowMode });
  }) as Query;

const openPgliteCopy = async (): Promise<Database> => {
  const client = await openEmpty();
  let isOpen = true;
  // What a test left running must not write into the database of the next one.
  const whileOpen =
    <Input extends unknown[], Result>(call: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      isOpen ? call.apply(client, input) : Promise.reject(new Error('This test database is closed.'));
  return wrapPglite(
    {
      query: whileOpen(noting(client.query.bind(client))) as Query,
      exec: whileOpen(client.exec),
      transaction: whileOpen((work: Parameters<PGlite['transaction']>[0]) =>
        client.transaction((tx) => work(Object.assign(tx, { query: noting(tx.query.bind(tx)) }))),
      ) as PGlite['transaction'],
      listen: whileOpen(client.listen),
      close: async () => {
        if (!isOpen) return;
        isOpen = false;
        if (idle.length >= idleMax) return client.close();
        await empty(client);
        idle.push(client);
      },
    },
    migrationsFolder,
  );
};

const onServer = async (url: string, statement: string, values?: string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
};

const hasDatabase = async (url: string, name: string) =>
  (await onServer(url, 'select from pg_database where datname = $1', [name])).rowCount === 1;

const freshName = () => `test_${randomUUID().replaceAll('-', '')}`;

/** Only a server on this machine may be changed. */
const localUrl = (serverUrl: string): URL => {
  const url = new URL(serverUrl);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new Error('Tests run on a local PostgreSQL only.');
  return url;
};

const templateName = () => `migrated_${migrationsHash()}`;

/** Migrates one database of the server; the database of each test file is a copy of it. */
async function buildTemplate(serverUrl: string): Promise<void> {
  const url = localUrl(serverUrl);
  if (await hasDatabase(serverUrl, templateName())) return;
  const unfinished = freshName();
  await onServer(serverUrl, `create database ${unfinished}`);
  url.pathname = `/${unfinished}`;
  const database = openPostgres(url.href, migrationsFolder, () => undefined);
  await database.migrate().finally(() => database.close());
  await onServer(serverUrl, `alter database ${unfinished} rename to ${templateName()}`);
}

/** Once per run: the template that `openTestDatabase` copies. */
export async function prepareTestDatabases(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  await (url ? buildTemplate(url) : buildDump());
}

type OnQuery = (query: string, params: unknown[]) => void;

/** A copy of the template of `prepareTestDatabases`. */
const openPostgresCopy = async (serverUrl: string, onQuery?: OnQuery): Promise<Database> => {
  const url = localUrl(serverUrl);
  const name = freshName();
  await onServer(serverUrl, `create database ${name} template ${templateName()}`);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, migrationsFolder, () => undefined, onQuery);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
};

/** PostgreSQL when `TEST_DATABASE_URL` is set, else PGlite in memory; migrated and empty. */
export const openTestDatabase = (onQuery?: OnQuery): Promise<Database> => {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openPostgresCopy(url, onQuery) : openPgliteCopy();
};
