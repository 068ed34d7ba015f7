import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendFloors } from '@/lint/backend-zones';
import { featureFloors, primitives } from '@/lint/component-zones';
import { filesIn, read } from './source-files';

const features = featureFloors.flat();
const codeIn = (folder: string) => filesIn(folder, /(?<!\.test)\.tsx?$/);

describe('the floors', () => {
  it('have a place for every room of components', () => {
    const known = [...primitives, 'kits', ...features, 'layouts'];
    const present = new Set(codeIn('components').map((path) => path.split('/')[1] ?? ''));
    expect([...present].toSorted()).toEqual(known.toSorted());
  });

  it('have a place for every room of the backend, and for every file beside the rooms', () => {
    const present = new Set(
      codeIn('backend').map((path) => {
        const [, room = '', , part] = path.split('/');
        return room === 'features' && part
          ? `features/*/${part}`
          : path.replace(/^backend\/(?!features\/)([^/]+).*|^backend\//, '$1');
      }),
    );
    expect([...present].toSorted()).toEqual(backendFloors.flat().toSorted());
  });
});

/** The folder that a file shares with its room: `components/kits/list`, `components/schools`. */
const roomOf = (path: string) => {
  const names = path.split('/');
  return names.slice(0, names[1] === 'kits' ? 3 : 2).join('/');
};

it('a relative import stays inside its room, where no zone can see it', () => {
  const away = codeIn('components').flatMap((path) =>
    [...read(path).matchAll(/(?:from |import\()'(\.[^']*)'/g)].flatMap(([, specifier = '']) =>
      normalize(join(dirname(path), specifier)).startsWith(`${roomOf(path)}/`)
        ? []
        : [`${path}: ${specifier}`],
    ),
  );
  expect(away).toEqual([]);
});

/** Files with one fault each, and one without any. */
const planted: Record<string, string> = {
  'components/kits/list/service.ts': "export { academicApi } from '@/lib/api/academic';",
  'components/kits/list/cached.ts': "export { cachedSchools } from '@/lib/query/catalogue';",
  'components/kits/list/family.ts': "export { SchoolCard } from '@/components/schools/school/school-card';",
  'components/kits/upload/service.ts': "export { academicApi } from '@/lib/api/academic';",
  'components/schools/course/upwards.ts':
    "export { staffList } from '@/components/accounts/people/staff-list';",
  'components/loans/beside.ts': "export { roleOf } from '@/components/admissions/partner/role';",
  'components/orientation/screen.ts': "export { HomeScreen } from '@/components/site/pages/home-screen';",
  'components/ui/family.ts': "export { LoanCard } from '@/components/loans/loan-card';",
  'lib/illustrations/data.ts': "export { limits } from '@/lib/domain/limits';",
  'backend/errors.ts': "export type { Deps } from '@/backend/deps';",
  'backend/deps.ts': "export { implement } from '@/backend/http/implement';",
  'backend/app.ts': "export { openDoor } from './compose';",
  'backend/db/client.ts': "export type { Deps } from '@/backend/deps';",
};
const cycle = {
  'lib/domain/one.ts': "import type { Two } from './two';\nexport type One = Two | 1;",
  'lib/domain/two.ts': "import type { One } from './one';\nexport type Two = One | 2;",
};
const long = (count: number) => `export function count() {\n${'  call();\n'.repeat(count)}}\n`;
const allowed = {
  'components/kits/upload/files.ts': "export { filesApi } from '@/lib/api/files';",
  'components/kits/list/error.ts': "export { isApiError } from '@/lib/api/api-error';",
  'components/site/home/below.ts': "export { SchoolCard } from '@/components/schools/school/school-card';",
  'backend/compose.ts': "export { createApp } from '@/backend/app';",
  'lib/domain/short.ts': long(98),
};

describe('the linter finds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sala-zones-'));
  let found: Map<string, string[]>;

  beforeAll(() => {
    copyFileSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'));
    cpSync('lint', join(folder, 'lint'), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files = { ...planted, ...cycle, ...allowed, 'lib/domain/long.ts': long(99) };
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const oxlint = resolve('node_modules/oxlint/bin/oxlint');
    let answer: string;
    try {
      answer = execFileSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      // Faults are an exit code of their own.
      answer = (error as { stdout: string }).stdout;
    }
    const { diagnostics } = JSON.parse(answer) as { diagnostics: { filename: string; code: string }[] };
    const codes = Map.groupBy(diagnostics, ({ filename }) => filename);
    found = new Map([...codes].map(([path, all]) => [path, all.map(({ code }) => code)]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.keys(planted))('the import of a room that %s may not know', (path) => {
    expect(found.get(path)).toContain('eslint(no-restricted-imports)');
  });

  it('a circle of types', () => {
    for (const path of Object.keys(cycle)) expect(found.get(path)).toEqual(['import(no-cycle)']);
  });

  it('a function of more than a hundred lines', () => {
    expect(found.get('lib/domain/long.ts')).toEqual(['eslint(max-lines-per-function)']);
  });

  it('nothing in files that keep the rules', () => {
    expect(Object.keys(allowed).filter((path) => found.has(path))).toEqual([]);
  });
});
