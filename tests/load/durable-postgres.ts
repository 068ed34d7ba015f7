import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, postgresAccount } from '../support/postgres';

const readyWithinMs = 60_000;

/** A durable PostgreSQL, which may be killed and started again on its data. */
export class DurablePostgres {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sala-faults-'));
  private readonly account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  private child: ChildProcess | undefined;

  constructor(
    private readonly binFolder: string,
    private readonly port: number,
  ) {
    if (this.account) chownSync(this.folder, this.account.uid, this.account.gid);
    const password = 'faults';
    createCluster(binFolder, this.folder, password, this.account);
    this.url = `postgres://sala:${password}@127.0.0.1:${port}/sala`;
  }

  /** Starts it and waits until it accepts connections; directly after a kill it may need several tries. */
  async start(): Promise<void> {
    const deadlineMs = Date.now() + readyWithinMs;
    while (Date.now() < deadlineMs) {
      if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) this.spawn();
      if (await this.answers()) return;
      await pause(50);
    }
    throw new Error('PostgreSQL does not start again.');
  }

  /** kill -9 of the server's main process; its children end by themselves. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'close');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  private spawn(): void {
    const settings = { listen_addresses: '127.0.0.1', port: this.port, unix_socket_directories: '' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(join(this.binFolder, 'postgres'), ['-D', join(this.folder, 'data'), ...args], {
      cwd: this.folder,
      stdio: 'ignore',
      ...this.account,
    });
  }

  private async answers(): Promise<boolean> {
    const url = new URL(this.url);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = 'sala'");
      if (rowCount === 0) await client.query('create database sala');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
