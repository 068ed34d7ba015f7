import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPrivatePostgres } from '@/tests/support/postgres';
import { freePort } from './site';

const postgresBin = () => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted() : [];
  const version = versions.at(-1);
  if (!version) throw new Error('PostgreSQL is not installed (apt-get install postgresql).');
  return `/usr/lib/postgresql/${version}/bin`;
};

/** A temporary PostgreSQL while `work` runs; `create` makes an empty database there and returns its address. */
export async function withPostgres<T>(
  work: (create: (name: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const postgres = await startPrivatePostgres({
    binFolder: postgresBin(),
    parentFolder: join(process.cwd(), '.data', 'bench-postgres'),
    port: await freePort(),
  });
  try {
    return await work(async (name) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    });
  } finally {
    await postgres.stop();
  }
}

/** Seeds the demo into an embedded database in that data folder. */
export function prepareDemo(dataDir: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'backend/cli/prepare-database.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'demo', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
