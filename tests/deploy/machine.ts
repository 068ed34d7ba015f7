import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** A command that did not end with 0. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';

  constructor(
    message: string,
    readonly said: string,
  ) {
    super(message);
  }
}

interface RunOptions {
  cwd: string;
  account?: Account | undefined;
  env?: Record<string, string>;
}

/** Always the same: pages contain the public origin. */
export const ports = {
  https: 23_110,
  http: 23_111,
  internal: 23_112,
  postgres: 23_113,
  sites: [23_114, 23_115],
  backends: [23_116, 23_117],
  drill: 23_118,
} as const;

/** The ports of the documents and of `deploy`. */
const documentPorts: Record<string, number> = {
  3000: ports.sites[0],
  3001: ports.sites[1],
  4000: ports.backends[0],
  4001: ports.backends[1],
  4080: ports.internal,
  4100: ports.drill,
  5432: ports.postgres,
};

/** A school of docs/import/schools.csv, which has a campus. */
export const importedSchool = 'lotus-institute';
const servedName = 'sala.example.edu.kh';
export const publicOrigin = `https://localhost:${ports.https}`;

/** Sala's folders on a server; the machine of the test has them below its own root. */
const serverFolder = /\/(?:opt\/sala|etc\/(?:sala|systemd|nginx|ssl)|var\/(?:lib|backups)\/sala)\b/g;

const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));

/**
 * A folder that stands for the root of a server, and what replaces the names of the documents in it. The account `sala`
 * is `nobody` for root, and else whoever runs the test.
 */
export class Machine {
  readonly root: string;
  readonly account: Account | undefined;
  readonly password = randomBytes(12).toString('hex');
  private readonly interrupts = new Set<() => void>();
  /** The newest archive, once there is one. */
  archive = '';

  constructor(private readonly postgresPrograms: string) {
    this.account =
      process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : undefined;
    this.root = mkdtempSync(join(tmpdir(), 'sala-deploy-'));
    chmodSync(this.root, 0o755);
    for (const path of [
      'etc/systemd/system',
      'etc/nginx/conf.d',
      'etc/ssl/sala',
      'var/lib',
      'var/backups',
      'log',
    ])
      mkdirSync(join(this.root, path), { recursive: true });
  }

  /** The path on this machine of a path of the documents. */
  path(documented: string): string {
    return join(this.root, documented);
  }

  certificate(): Buffer {
    return readFileSync(this.path('/etc/ssl/sala/fullchain.pem'));
  }

  give(path: string): void {
    if (this.account) chownSync(path, this.account.uid, this.account.gid);
  }

  /** A text of the documents or of `deploy` with the names, ports, paths and secrets of this machine. */
  here(text: string): string {
    return text
      .replaceAll(serverFolder, (path) => this.path(path))
      .replaceAll(`https://${servedName}`, publicOrigin)
      .replaceAll(servedName, 'localhost')
      .replaceAll('royal-university', importedSchool)
      .replaceAll(/(?<=[@:]|PORT=)(?:3000|3001|4000|4001|4080|4100|5432)\b/g, (port) =>
        String(documentPorts[port]),
      )
      .replaceAll('postgres://…/', `postgres://sala:${this.password}@127.0.0.1:${ports.postgres}/`)
      .replaceAll(/\bREPOSITORY\b/g, `file://${this.path('repository.git')}`)
      .replaceAll(/\bARCHIVE\b/g, this.archive)
      .replaceAll(/(?<= )schools\.csv\b/g, this.path('/opt/sala/schools.csv'));
  }

  /** Only what a shell on a server has; the certificate authority that browsers trust is that of the test. */
  environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    const environment: Record<string, string> = {
      PATH: `${this.postgresPrograms}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
      LANG: 'C.UTF-8',
      HOME: this.path('/opt/sala'),
      npm_config_cache: this.path('/opt/sala/.npm'),
      NODE_EXTRA_CA_CERTS: this.path('/etc/ssl/sala/fullchain.pem'),
      ...more,
    };
    return environment as NodeJS.ProcessEnv;
  }

  /** Runs a command. @returns what it printed. @throws with its last lines when it does not end with 0 */
  run(command: string, options: RunOptions): Promise<string> {
    return this.begin(command, options).said;
  }

  /** Begins a command as a terminal does; `interrupt` is Ctrl-C. */
  begin(
    command: string,
    { cwd, account, env }: RunOptions,
  ): { said: Promise<string>; interrupt: () => void } {
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: this.environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...account,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    const interrupt = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    };
    this.interrupts.add(interrupt);
    const said = new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        this.interrupts.delete(interrupt);
        const lastLines = text.trimEnd().split('\n').slice(-25).join('\n');
        if (code === 0) resolve(text);
        else reject(new CommandFailed(`"${command}" ended with ${code}:\n${lastLines}`, text));
      });
    });
    return { said, interrupt };
  }

  remove(): void {
    for (const interrupt of this.interrupts) interrupt();
    rmSync(this.root, { recursive: true, force: true });
  }
}
