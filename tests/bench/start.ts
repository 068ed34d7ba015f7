import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer } from '../../backend/cli/bundle-server.mjs';
import { freePort } from '../../backend/cli/child-processes.mjs';
import { DurablePostgres } from '../support/durable-postgres';
import { needPostgres } from '../run/system-programs.mjs';

// Everything that benchmarks and loads start, on ports of this machine.

/** A site may have to be built first. */
const readyWithinMs = 1_800_000;
export const metricsToken = 'a-token-of-the-benchmarks';

export interface Server {
  origin: string;
  /** Seconds from the command to the first good answer. */
  readySeconds: number;
  /** @returns the exit code (null after a kill) and the milliseconds that it took */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; ms: number }>;
}

interface Start {
  folder?: string;
  port?: number;
  env: Record<string, string>;
  ready?: string;
}

/** Closes its connection: a stopping server, or an idle minute, would break a reused one. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual', headers: { connection: 'close' } }).then(
    async (answer) => (await answer.arrayBuffer()) && answer.status === 200,
    () => false,
  );

/** Starts a command with its children and waits until `ready` answers 200. */
export async function start([program = '', ...args]: string[], options: Start): Promise<Server> {
  const { folder = process.cwd(), env, ready = '/readyz' } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const signal = (name: NodeJS.Signals) =>
    child.pid && child.exitCode === null && process.kill(-child.pid, name);
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null || performance.now() - startedMs > readyWithinMs) {
      signal('SIGKILL');
      throw new Error(`"${[program, ...args].join(' ')}" does not become ready.`);
    }
    await pause(50);
  }
  return {
    origin,
    readySeconds: (performance.now() - startedMs) / 1_000,
    end: async (name = 'SIGTERM') => {
      const askedMs = performance.now();
      if (child.signalCode === null) signal(name);
      const [code] = await closed;
      while (await answers(origin + ready)) await pause(50);
      return { code, ms: performance.now() - askedMs };
    },
  };
}

/** `npm start` in a folder, which builds it where that is needed; the port is part of the pages, and so of the build. */
export const startSite = (folder: string, dataDir: string, port: number): Promise<Server> =>
  start(['npm', 'start'], {
    folder,
    port,
    ready: '/',
    env: { DATA_DIR: dataDir, DATABASE_URL: '', METRICS_TOKEN: metricsToken },
  });

/** The backend alone, as `npm run backend` runs it. */
export const startBackend = async (env: Record<string, string>, port?: number): Promise<Server> =>
  start([process.execPath, await bundleServer('server')], {
    env: { ...env, NODE_ENV: 'production' },
    ...(port !== undefined && { port }),
  });

/** Migrates the database in `env` and seeds it. */
export const prepareDatabase = (env: Record<string, string>): void =>
  void execFileSync(process.execPath, ['--import', 'tsx', 'backend/cli/prepare-database.ts'], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Work on an empty PostgreSQL with fsync, which is removed afterwards. */
export async function withPostgres<T>(work: (postgres: DurablePostgres) => Promise<T>): Promise<T> {
  const postgres = new DurablePostgres(needPostgres(), await freePort());
  try {
    await postgres.start();
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
}
