import { setTimeout as pause } from 'node:timers/promises';
import { needPostgres } from '../run/system-programs.mjs';
import { Cluster } from './cluster';
import { type Outside, startOutside } from './doubles';
import { Machine, publicOrigin } from './machine';
import { type Shell, stopNginx } from './programs';
import { Units } from './units';

export interface Stage {
  shell: Shell;
  cluster: Cluster;
  outside: Outside;
  /** What ends the parts, the last started first. */
  stops: (() => Promise<unknown>)[];
  /** One line of the report. */
  say: (what: string) => void;
}

/** A bare machine, an empty PostgreSQL on it, and what lies outside. */
export async function setStage(stops: Stage['stops']): Promise<Stage> {
  const startedMs = performance.now();
  const programs = needPostgres();
  const machine = new Machine(programs);
  stops.push(async () => machine.remove());
  const outside = await startOutside();
  stops.push(outside.stop);
  const cluster = new Cluster(programs);
  stops.push(() => cluster.remove());
  await cluster.start();
  const units = new Units(machine);
  stops.push(() => units.stopAll());
  const shell: Shell = {
    machine,
    units,
    cwd: machine.root,
    nginx: undefined,
    createRole: (name, password) => cluster.createRole(name, password),
    postgres: cluster.environment,
  };
  stops.push(() => stopNginx(shell));
  const seconds = () => String(Math.round((performance.now() - startedMs) / 1_000)).padStart(5);
  return { shell, cluster, outside, stops, say: (what) => console.log(`${seconds()} s  ${what}`) };
}

const readyWithinMs = 120_000;

/** Waits until the site and its backends answer through nginx. @returns the milliseconds that it took */
export async function untilReady({ shell }: Stage): Promise<number> {
  const startedMs = performance.now();
  const env = { CURL_CA_BUNDLE: shell.machine.path('/etc/ssl/sala/fullchain.pem') };
  const ask = (path: string) =>
    shell.machine.run(`curl -fsS -o /dev/null ${publicOrigin}${path}`, { cwd: '/', env }).then(
      () => '',
      (error: Error) => error.message,
    );
  for (;;) {
    const why = (await ask('/readyz')) || (await ask('/api-nest-aca/schools?limit=1'));
    if (!why) return performance.now() - startedMs;
    if (performance.now() - startedMs > readyWithinMs)
      throw new Error(`The site does not become ready: ${why}`);
    await pause(250);
  }
}
