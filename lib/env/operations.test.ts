import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readServerEnv, serverSettings } from './server-env';

test('the table of settings by process has every setting once', () => {
  const [, table = ''] =
    /\n### Settings by process\n([^]*?)\n\n[^|\n]*\n*$/m.exec(
      readFileSync('docs/operations.md', 'utf8').split('\n## Automatic cleanup')[0] ?? '',
    ) ?? [];
  const firstCells = table
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(
    serverSettings()
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe.each(['backend', 'site'])('deploy/env/%s.env', (name) => {
  const whole = readFileSync(`deploy/env/${name}.env`, 'utf8')
    .replace(/^#(?=[A-Z])/gm, '')
    .replaceAll('CHANGE-ME', 'a-long-enough-token');

  test('says the same to a shell as to systemd, with every example line switched on', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sala-env-')), 'all.env');
    writeFileSync(file, whole);
    const said = execFileSync('sh', ['-euc', 'set -a; . "$1"; env -0', 'sh', file], {
      env: { NODE_ENV: 'test' },
      encoding: 'utf8',
    });
    const byShell = Object.fromEntries(
      said.split('\0').flatMap((line) => {
        const at = line.indexOf('=');
        return at > 0 && serverSettings().some((setting) => setting.name === line.slice(0, at))
          ? [[line.slice(0, at), line.slice(at + 1)]]
          : [];
      }),
    );
    expect(byShell).toEqual({ ...parseEnv(whole) });
    expect(() => readServerEnv(byShell)).not.toThrow();
  });
});
