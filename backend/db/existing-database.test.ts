import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from './client';
import { secretFingerprints } from './schema';
import { useTestBackend } from '@/tests/support/backend';
import { isUnused, requireEmbeddedDatabase, requireTables } from './existing-database';

const backend = useTestBackend();

test('a command creates no embedded database, and says where it looked', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sala-none-')), 'data');
  expect(() => requireEmbeddedDatabase({ DATA_DIR: folder })).toThrow(
    `There is no database in ${folder}, and DATABASE_URL is not set.`,
  );
  expect(existsSync(folder)).toBe(false);
});

test(
  'a migrated database is accepted, and is unused until Sala has started on it',
  { tags: 'postgres' },
  async () => {
    const { db } = backend.current.deps;
    await expect(requireTables(db, { DATA_DIR: '' })).resolves.toBeUndefined();
    expect(await isUnused(db)).toBe(true);
    await db.insert(secretFingerprints).values({ name: 'secrets.json', fingerprint: 'x' });
    expect(await isUnused(db)).toBe(false);
  },
);

const serverUrl = process.env['TEST_DATABASE_URL'];

describe.skipIf(!serverUrl)('on PostgreSQL', { tags: 'postgres' }, () => {
  test('two machines migrate an empty database at once, and a command refuses an empty one', async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${name}`;
    const [one, other] = [0, 1].map(() =>
      openPostgres(url.href, join(process.cwd(), 'backend/db/migrations'), () => undefined),
    );
    if (!one || !other) throw new Error('Two databases are opened.');
    try {
      const place = { DATABASE_URL: url.href, DATA_DIR: '' };
      await expect(requireTables(one.db, place)).rejects.toThrow(
        `The database ${name} at ${url.host} has no tables of Sala.`,
      );
      await Promise.all([one.migrate(), other.migrate()]);
      await expect(requireTables(other.db, place)).resolves.toBeUndefined();
    } finally {
      await Promise.all([one.close(), other.close()]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});
