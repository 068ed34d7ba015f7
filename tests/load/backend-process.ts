import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer } from '../../backend/cli/bundle-server.mjs';

const readyWithinMs = 60_000;

const startNode = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Migrates the database in `env` and seeds the demo. */
export async function prepareDatabase(env: Record<string, string>): Promise<void> {
  const [code] = await once(
    startNode(['--import', 'tsx', 'backend/cli/prepare-database.ts'], { ...env, SEED: 'demo' }),
    'close',
  );
  if (code !== 0) throw new Error('The database could not be prepared.');
}

/** The backend alone, as `npm run backend` runs it. */
export class BackendProcess {
  readonly origin: string;
  private child: ChildProcess | undefined;

  constructor(
    port: number,
    private readonly env: Record<string, string>,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port) };
  }

  async start(): Promise<void> {
    this.child = startNode([await bundleServer('server')], { ...this.env, NODE_ENV: 'production' });
  }

  /** @returns milliseconds until `/readyz` answers 200. */
  async ready(): Promise<number> {
    const startedMs = performance.now();
    while (performance.now() - startedMs < readyWithinMs) {
      const answer = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => null,
      );
      if (answer?.ok) return performance.now() - startedMs;
      await pause(25);
    }
    throw new Error('The backend does not become ready.');
  }

  /** @returns the exit code (null after a kill) and the milliseconds that it took. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; ms: number }> {
    const { child } = this;
    if (!child || child.exitCode !== null) return { code: child?.exitCode ?? null, ms: 0 };
    const startedMs = performance.now();
    child.kill(signal);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, ms: performance.now() - startedMs };
  }
}
