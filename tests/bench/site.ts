import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Site {
  origin: string;
  /** Seconds from the command to the first 200. */
  readySeconds: number;
  stop: () => Promise<void>;
}

const stopGroup = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Runs `npm start` in a folder and waits for the home page. */
export async function startSite(folder: string, dataDir: string): Promise<Site> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('npm start ended early.');
    const ok = await fetch(origin, { redirect: 'manual' }).then((answer) => answer.status === 200, () => false);
    if (ok) return { origin, readySeconds: (performance.now() - startedAt) / 1000, stop: () => stopGroup(child) };
    await pause(100);
  }
}
