import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from './machine';

interface Service {
  child: ChildProcess;
  isWanted: boolean;
}

const lastOf = (text: string, name: string): string => {
  const found = [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].at(-1)?.[1];
  if (found === undefined) throw new Error(`A unit has no ${name}.`);
  return found;
};

/** As systemd reads it: one setting a line, with or without quotes. */
export const readEnvironmentFile = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z]\w*)=(['"]?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [name, value]),
  );

/** What systemd does with the units of `deploy`, from the files that the documents copied; rights and bounds are not tried. */
export class Units {
  private readonly services = new Map<string, Service>();

  constructor(private readonly machine: Machine) {}

  private unit(name: string): string {
    const [, base = '', instance = ''] = /^([\w-]+)(?:@(\d+))?$/.exec(name) ?? [];
    const file = this.machine.path(`/etc/systemd/system/${base}${instance ? '@' : ''}.service`);
    return this.machine.here(readFileSync(file, 'utf8').replaceAll('%i', instance));
  }

  private spawn(name: string): ChildProcess {
    const text = this.unit(name);
    const [program = '', ...args] = lastOf(text, 'ExecStart').split(' ');
    const given = lastOf(text, 'Environment')
      .split(' ')
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2));
    const log = openSync(this.machine.path(`log/${name}.log`), 'a');
    const child = spawn(program, args, {
      cwd: lastOf(text, 'WorkingDirectory'),
      env: this.machine.environment({
        ...readEnvironmentFile(readFileSync(lastOf(text, 'EnvironmentFile'), 'utf8')),
        ...(Object.fromEntries(given) as Record<string, string>),
      }),
      stdio: ['ignore', log, log],
      ...this.machine.account,
    });
    closeSync(log);
    return child;
  }

  /** Starts a server and keeps it running; `Type=oneshot` is waited for. */
  async start(name: string): Promise<void> {
    const text = this.unit(name);
    if (/^Type=oneshot$/m.test(text)) {
      const [code] = (await once(this.spawn(name), 'close')) as [number | null];
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${this.log(name)}`);
      return;
    }
    const service: Service = { child: this.spawn(name), isWanted: true };
    const restartMs = Number(lastOf(text, 'RestartSec')) * 1_000;
    const watch = () =>
      void service.child.once('close', async () => {
        await pause(restartMs);
        if (!service.isWanted) return;
        service.child = this.spawn(name);
        watch();
      });
    watch();
    this.services.set(name, service);
  }

  async stop(name: string): Promise<void> {
    const service = this.services.get(name);
    if (!service) return;
    service.isWanted = false;
    this.services.delete(name);
    const { child } = service;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    const killer = setTimeout(
      () => child.kill('SIGKILL'),
      Number(lastOf(this.unit(name), 'TimeoutStopSec')) * 1_000,
    );
    await closed;
    clearTimeout(killer);
  }

  names(): string[] {
    return [...this.services.keys()];
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.names().map((name) => this.stop(name)));
  }

  log(name: string): string {
    return readFileSync(this.machine.path(`log/${name}.log`), 'utf8')
      .split('\n')
      .slice(-20)
      .join('\n');
  }
}
