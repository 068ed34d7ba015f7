import { expect, test } from 'vitest';
import { openPostgres } from '@/backend/db/client';
import { databaseAdvice } from './database-advice';

const url = 'postgres://sala:secret@127.0.0.1:5432/sala_live';
const withCode = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('No.'), { code }) });

test.each([
  [
    '28P01',
    "Correct the name or password in DATABASE_URL, or set the password anew: sudo -u postgres psql -c '\\password sala'",
  ],
  [
    '3D000',
    'Correct the name in DATABASE_URL, or create it: sudo -u postgres createdb --owner sala sala_live; then npm run prepare-database.',
  ],
  [
    'ECONNREFUSED',
    'Nothing listens there. Start it (systemctl start postgresql), or correct host and port in DATABASE_URL.',
  ],
  ['ENOTFOUND', 'Nobody knows this host. Correct it in DATABASE_URL, or the name server of this machine.'],
])('a database that answers %s has its deed', (code, deed) => {
  expect(databaseAdvice(withCode(code), url)).toBe(deed);
});

test('a wait that is over and a server without TLS have theirs, and what is no fault of the database none', () => {
  expect(databaseAdvice(new Error('timeout exceeded when trying to connect'), url)).toContain(
    'listen_addresses',
  );
  expect(databaseAdvice(new Error('The server does not support SSL connections'), url)).toContain('sslmode');
  expect(databaseAdvice(new Error('secrets.json is damaged'), url)).toBeNull();
});

test('a closed port is met as it is', async () => {
  const nobodyThere = 'postgres://sala:secret@127.0.0.1:1/sala_live';
  const database = openPostgres(nobodyThere, '', () => undefined);
  const error: unknown = await database.db.execute('select 1').catch((reason: unknown) => reason);
  expect(databaseAdvice(error, nobodyThere)).toContain('systemctl start postgresql');
  await database.close();
});
