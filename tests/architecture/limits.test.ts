import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

const limitFiles = ['lib/domain/limits.ts', ...filesIn('lib/domain/limits', /\.ts$/)];
const modules = await Promise.all(
  limitFiles.map(async (path) => (await import(/* @vite-ignore */ `@/${path}`)) as Record<string, unknown>),
);

const productTexts = ['app', 'backend', 'components', 'lib']
  .flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/))
  .filter((path) => !limitFiles.includes(path))
  .map(read);

const readersOf = (name: string): string[] =>
  productTexts.filter((text) =>
    new RegExp(`import [^;]*\\b${name}\\b[^;]*limits(?:/[\\w-]+)?(?:\\.ts)?'`).test(text),
  );

/** A group is read by another name (`toastTimeoutsMs[kind]`, `...limits`), or each number by its own. */
const isRead = (group: string, key: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const uses = text.replaceAll(/^import [^;]*;/gm, '');
    return (
      new RegExp(`\\b${group}\\.${key}\\b`).test(uses) ||
      new RegExp(`\\b${group}(?!\\.\\w)\\b`).test(uses) ||
      new RegExp(`\\{[^}]*\\b${key}\\b[^}]*\\} = ${group}\\b`).test(uses)
    );
  });

const rows = modules
  .flatMap(Object.entries<unknown>)
  .flatMap(([group, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((key) => [group, key])
      : [[group, '']],
  );

test.each(rows)('the number %s.%s is read by the product', (group, key) => {
  const readers = readersOf(group);
  expect(readers.length).toBeGreaterThan(0);
  expect(key === '' || isRead(group, key, readers)).toBe(true);
});
