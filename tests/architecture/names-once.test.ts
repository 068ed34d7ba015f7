import { expect, it, test } from 'vitest';
import { filesIn, read } from './source-files';

/** Rooms in which a name leads to one thing: an editor offers it once, and a search finds what it means. */
const floors = ['backend', 'components', 'lib/contract', 'lib/domain'];

/** What a convention names: each feature registers under one name, and the threads call their work by its own. */
const isConvention = (path: string) =>
  /^(?:backend\/features|lib\/contract)\/[\w-]+\/index\.ts$|^backend\/worker\.ts$/.test(path);

const declared =
  /^export (?:abstract |async |declare )*(?:const|let|class|function\*?|interface|type|enum) +(\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;

const namesIn = (source: string): string[] => [
  ...[...source.matchAll(declared)].map(([, name = '']) => name),
  ...[...source.matchAll(listed)].flatMap(([, names = '']) =>
    names.split(',').flatMap((entry) => /(\w+)\s*$/.exec(entry)?.[1] ?? []),
  ),
];

/** The names that several of the files export, each with those files. */
const namedTwice = (files: readonly (readonly [path: string, source: string])[]): string[] => {
  const homes = new Map<string, Set<string>>();
  for (const [path, source] of files)
    for (const name of namesIn(source)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  return [...homes].flatMap(([name, paths]) =>
    paths.size > 1 ? [`${name}: ${[...paths].toSorted().join(', ')}`] : [],
  );
};

test('a name that two files export is found', () => {
  const one = 'export const standing = 1;\nexport async function read() {}\nexport const read = 2;\n';
  const other = 'export interface standing {}\nconst read = 1;\nexport { read as readAll, type Kind };\n';
  expect(namesIn(other)).toEqual(['standing', 'readAll', 'Kind']);
  expect(
    namedTwice([
      ['a.ts', one],
      ['b.ts', other],
    ]),
  ).toEqual(['standing: a.ts, b.ts']);
});

it.each(floors)('%s exports each name once', (floor) => {
  const files = filesIn(floor, /(?<!\.test)(?<!\.d)\.tsx?$/).filter((path) => !isConvention(path));
  const found = namedTwice(files.map((path) => [path, read(path)] as const));
  expect(files.length).toBeGreaterThan(200);
  expect(found, 'Rename one to what it is in its feature, or join them.').toEqual([]);
});
