import { errorCodes } from '@/backend/db/database-away';
import { reasonOf } from './finding';

const noAnswer =
  'Is its machine on, does its firewall let this one in, and does listen_addresses of PostgreSQL name its address?';
const unknownHost = 'Nobody knows this host. Correct it in DATABASE_URL, or the name server of this machine.';

/** What to do about codes of PostgreSQL and of Node. */
const deeds: Record<string, (role: string, name: string) => string> = {
  '28P01': (role) =>
    `Correct the name or password in DATABASE_URL, or set the password anew: sudo -u postgres psql -c '\\password ${role}'`,
  '28000': (role) =>
    `Let ${role} in from this machine: a line in pg_hba.conf, then systemctl reload postgresql. The role must exist and may log in.`,
  '3D000': (role, name) =>
    `Correct the name in DATABASE_URL, or create it: sudo -u postgres createdb --owner ${role} ${name}; then npm run prepare-database.`,
  '42501': (role, name) =>
    `Make its role the owner: sudo -u postgres psql -c 'alter database ${name} owner to ${role}'`,
  '53300': () =>
    'All connections are in use. See who holds them (select * from pg_stat_activity), or raise max_connections.',
  '57P03': () => 'It is starting or recovering. Wait a minute; then read the log of PostgreSQL.',
  ECONNREFUSED: () =>
    'Nothing listens there. Start it (systemctl start postgresql), or correct host and port in DATABASE_URL.',
  ENOTFOUND: () => unknownHost,
  EAI_AGAIN: () => unknownHost,
  ETIMEDOUT: () => noAnswer,
  EHOSTUNREACH: () => noAnswer,
  ENETUNREACH: () => noAnswer,
  DEPTH_ZERO_SELF_SIGNED_CERT: () =>
    'Its certificate is its own. Give this machine the certificate (sslrootcert=… in DATABASE_URL).',
};

/** What the driver says without a code. */
const words: readonly (readonly [RegExp, string])[] = [
  [/timeout|timed out/i, noAnswer],
  [/does not support SSL/, 'Take sslmode out of DATABASE_URL, or switch ssl on in postgresql.conf.'],
  [/client password must be a string/, 'Write the password into DATABASE_URL: postgres://NAME:PASSWORD@….'],
];

/** What an operator does about a database of `DATABASE_URL` that cannot be used; null where the reason says it, or is another. */
export function databaseAdvice(error: unknown, databaseUrl: string): string | null {
  const { username, pathname } = new URL(databaseUrl);
  const role = decodeURIComponent(username) || 'sala';
  const name = decodeURIComponent(pathname.slice(1)) || 'sala';
  for (const code of errorCodes(error)) {
    const deed = deeds[code];
    if (deed) return deed(role, name);
  }
  const reason = reasonOf(error);
  return words.find(([said]) => said.test(reason))?.[1] ?? null;
}
