import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, postgresAccount } from './postgres';

const readyWithinMs = 60_000;

/** A durable PostgreSQL, which may be stopped or killed and started again on its data. */
export class DurablePostgres {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sala-postgres-'));
  private readonly account = process.getuid?.() === 0 ? postgresAccount() : undefined;
  private readonly password = 'only-for-tests';
  private child: ChildProcess | undefined;

  /** @param programs the folder of `initdb` and `postgres` */
  constructor(
    private readonly programs: string,
    private readonly port: number,
    private readonly superuser = 'sala',
  ) {
    if (this.account) chownSync(this.folder, this.account.uid, this.account.gid);
    createCluster(programs, this.folder, this.password, this.account, superuser);
    this.url = this.urlOf('sala');
  }

  /** What its own programs, such as `psql`, connect with. */
  get environment() {
    return {
      PGHOST: '127.0.0.1',
      PGPORT: String(this.port),
      PGUSER: this.superuser,
      PGPASSWORD: this.password,
    };
  }

  /** Starts it and waits until it accepts connections; directly after a kill it may need several tries. */
  async start(): Promise<void> {
    const deadlineMs = Date.now() + readyWithinMs;
    while (Date.now() < deadlineMs) {
      if (!this.isRunning()) this.spawn();
      const isReady = await this.prepare().then(
        () => true,
        () => false,
      );
      if (isReady) return;
      await pause(50);
    }
    throw new Error('PostgreSQL does not start.');
  }

  /** `fast` ends the connections; `immediate` is a crash: its main process is killed, and the others end by themselves. */
  async stop(how: 'fast' | 'immediate'): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning()) return;
    const closed = once(child, 'close');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGKILL');
    await closed;
  }

  /** Stops it, and removes its data. */
  async remove(): Promise<void> {
    await this.stop('fast');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async query<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    database = 'sala',
  ): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** What it needs once it accepts connections; may be called again. @throws while it does not accept them */
  protected async prepare(): Promise<void> {
    const found = await this.query("select 1 from pg_database where datname = 'sala'", [], 'postgres');
    if (found.length === 0) await this.query('create database sala', [], 'postgres');
  }

  private urlOf(database: string): string {
    return `postgres://${this.superuser}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  private isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private spawn(): void {
    const settings = { listen_addresses: '127.0.0.1', port: this.port, unix_socket_directories: '' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.child = spawn(join(this.programs, 'postgres'), ['-D', join(this.folder, 'data'), ...args], {
      cwd: this.folder,
      stdio: 'ignore',
      ...this.account,
    });
  }
}
