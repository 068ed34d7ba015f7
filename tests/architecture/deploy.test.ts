import { describe, expect, it } from 'vitest';
import { filesIn, read } from './source-files';

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
