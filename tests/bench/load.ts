import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const connections = 32;

/** Starts a script with tsx and waits until its address answers. */
export const startServer = async (args: string[], env: Record<string, string>, origin: string) => {
  const child = spawn(process.execPath, [...(args[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${origin} ended early.`);
    if (await fetch(origin, { headers: { connection: 'close' } }).catch(() => null)) return child;
    await pause(100);
  }
};

export const stopServer = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** The peak memory of the process, in megabytes. */
export const residentMegabytes = (child: ChildProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};

/** Requests a second with a 2xx answer, by wrk; one thread, so that the server has the other core. */
export const load = (url: string, seconds: number, headers: string[] = []): number => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}`, ...headers.flatMap((one) => ['-H', one]), url];
  const output = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`${url} answered errors:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** Two addresses in turns, so that other load on the machine affects both: each is first half of the time. */
export function loadInTurns(
  [a, b]: [string, string],
  { rounds, seconds, headers = [] }: { rounds: number; seconds: number; headers?: string[] },
): { a: number[]; b: number[] } {
  for (const url of [a, b]) load(url, seconds, headers);
  const samples = { a: [] as number[], b: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) samples.a.push(load(a, seconds, headers));
    samples.b.push(load(b, seconds, headers));
    if (round % 2 === 1) samples.a.push(load(a, seconds, headers));
  }
  return samples;
}
