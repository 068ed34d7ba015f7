import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer } from '../../backend/cli/bundle-server.mjs';

const readyWithinMs = 60_000;

export interface SiteProcess {
  origin: string;
  /** @returns the exit code (null after a kill) and the milliseconds that it took. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | null; ms: number }>;
}

/** The site as `npm start` runs it, from the existing build. */
export async function startSiteProcess(port: number, env: Record<string, string>): Promise<SiteProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [await bundleServer('site/main')], {
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      ...env,
      PORT: String(port),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const startedMs = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).catch(() => null);
    if (answer?.ok) break;
    if (performance.now() - startedMs > readyWithinMs || child.exitCode !== null)
      throw new Error('The site does not become ready.');
    await pause(50);
  }
  return {
    origin,
    end: async (signal) => {
      if (child.exitCode !== null) return { code: child.exitCode, ms: 0 };
      const askedMs = performance.now();
      child.kill(signal);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, ms: performance.now() - askedMs };
    },
  };
}
