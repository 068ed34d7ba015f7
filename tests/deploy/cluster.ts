import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, postgresAccount } from '../support/postgres';
import { ports } from './machine';

const readyWithinMs = 60_000;
const superuser = 'postgres';
const password = 'deploy';

/** The PostgreSQL of the machine, empty as its package leaves it: no role and no database of Sala. */
export class Cluster {
  readonly environment = {
    PGHOST: '127.0.0.1',
    PGPORT: String(ports.postgres),
    PGUSER: superuser,
    PGPASSWORD: password,
  };
  private readonly folder = mkdtempSync(join(tmpdir(), 'sala-cluster-'));
  private readonly account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  private child: ChildProcess | undefined;

  constructor(private readonly programs: string) {
    if (this.account) chownSync(this.folder, this.account.uid, this.account.gid);
    createCluster(programs, this.folder, password, this.account, superuser);
  }

  async start(): Promise<void> {
    const deadlineMs = Date.now() + readyWithinMs;
    while (Date.now() < deadlineMs) {
      if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) this.spawn();
      const isThere = await this.query('postgres', 'select 1').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await pause(100);
    }
    throw new Error('PostgreSQL does not start.');
  }

  /** `fast` ends the connections, `immediate` is a crash. */
  async stop(how: 'fast' | 'immediate'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGKILL');
    await closed;
  }

  async remove(): Promise<void> {
    await this.stop('fast');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async query<Row extends pg.QueryResultRow>(
    database: string,
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: ports.postgres,
      user: superuser,
      password,
      database,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async createRole(name: string, ofRole: string): Promise<void> {
    await this.query(
      'postgres',
      `create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(ofRole)}`,
    );
  }

  private spawn(): void {
    const settings = { listen_addresses: '127.0.0.1', port: ports.postgres, unix_socket_directories: '' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(join(this.programs, 'postgres'), ['-D', join(this.folder, 'data'), ...args], {
      cwd: this.folder,
      stdio: 'ignore',
      ...this.account,
    });
  }
}
