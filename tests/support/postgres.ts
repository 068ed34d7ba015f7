import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type PrivatePostgres = { url: string; stop: () => Promise<void> };
type Account = { uid: number; gid: number };

const readyWithinMs = 30_000;
const database = 'sala_test';

/**
 * Starts a temporary PostgreSQL on the loopback address, without durability; `stop` removes its data.
 * @param options.binFolder the folder of `initdb` and `postgres`
 * @param options.parentFolder the parent of its data folder; the system's temporary folder when PostgreSQL, which
 * refuses to run as root, cannot reach it
 * @param options.port a free port
 * @throws when it cannot be created or does not answer within 30 s; the message contains its last output
 */
export async function startPrivatePostgres(options: {
  binFolder: string;
  parentFolder: string;
  port: number;
}): Promise<PrivatePostgres> {
  const account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  const parent = resolve(options.parentFolder);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(account && !isOpenToOthers(parent) ? tmpdir() : parent, 'sala-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const password = randomBytes(16).toString('hex');
    createCluster(options.binFolder, folder, password, account);
    const server = startServer(options.binFolder, folder, options.port, account);
    const stop = async () => {
      server.child.kill('SIGINT');
      await server.ended;
      remove();
    };
    const origin = `postgres://sala:${password}@127.0.0.1:${options.port}`;
    try {
      await createDatabase(`${origin}/postgres`, server.hasEnded);
    } catch (error) {
      await stop();
      throw new Error(`PostgreSQL does not answer: ${String(error)}\n${server.output()}`, { cause: error });
    }
    return { url: `${origin}/${database}`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

export function createCluster(
  binFolder: string,
  folder: string,
  password: string,
  account?: Account,
  superuser = 'sala',
): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(folder, 0o700);
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const args = [
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(join(binFolder, 'initdb'), ['-D', join(folder, 'data'), ...args, '--no-sync'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
}

function startServer(binFolder: string, folder: string, port: number, account?: Account) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binFolder, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text = `${text}${chunk}`.slice(-4000)));
  let isOver = false;
  const ended = new Promise<void>((resolveEnd) => {
    const end = () => {
      isOver = true;
      resolveEnd();
    };
    child.once('close', end);
    child.once('error', end);
  });
  return { child, ended, hasEnded: () => isOver, output: () => text };
}

async function createDatabase(url: string, hasEnded: () => boolean): Promise<void> {
  const deadlineMs = Date.now() + readyWithinMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(`create database ${database}`);
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadlineMs) throw error;
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export function postgresAccount(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isOpenToOthers(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToOthers(dirname(folder)));
}
