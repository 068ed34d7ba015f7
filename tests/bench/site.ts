import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export const metricsToken = 'a-token-of-the-benchmarks';

export interface Site {
  origin: string;
  /** Seconds from the command to the first 200. */
  readySeconds: number;
  stop: () => Promise<void>;
}

/** Closes its connection: a stopping server, or an idle minute, would break a reused one. */
const answers = async (origin: string): Promise<boolean> => {
  try {
    const answer = await fetch(origin, { redirect: 'manual', headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
};

/** Stops npm and its children, and waits until nothing answers any more. */
async function stopGroup(child: ChildProcess, origin: string): Promise<void> {
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  while (await answers(origin)) await pause(100);
  await pause(1_000);
}

/**
 * Runs `npm start` in a folder and waits for the home page. The port is part of the site's address, and so of its
 * build.
 */
export async function startSite(folder: string, dataDir: string, port: number): Promise<Site> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, METRICS_TOKEN: metricsToken },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('npm start ended early.');
    if (await answers(origin)) {
      return {
        origin,
        readySeconds: (performance.now() - startedAt) / 1000,
        stop: () => stopGroup(child, origin),
      };
    }
    await pause(100);
  }
}
