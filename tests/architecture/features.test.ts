import { expect, it, test } from 'vitest';
import { features } from '@/lib/features';
import { textFolders } from '@/lib/i18n/messages';
import { serviceOrder } from '@/lint/backend-zones';
import { featureFloors } from '@/lint/component-zones';
import { filesIn } from './source-files';

/** What no feature owns, in each room. */
const shared: Record<string, readonly string[]> = {
  components: ['ui', 'form', 'feedback', 'kits', 'layouts'],
  'backend/features': [],
  'lib/contract': ['files'],
  'lib/domain': ['data', 'dates', 'geography', 'khmer', 'limits', 'money', 'people', 'values'],
  'messages/en': ['core'],
  'messages/km': ['core'],
};

const unknownIn = (room: string, paths: readonly string[]): string[] => {
  const known: readonly string[] = [...features, ...(shared[room] ?? [])];
  const folders = paths
    .map((path) => path.slice(room.length + 1).split('/'))
    .filter(({ length }) => length > 1);
  return [...new Set(folders.map(([folder = '']) => folder))].filter((folder) => !known.includes(folder));
};

test('a folder that is no feature is found', () => {
  expect(
    unknownIn('lib/domain', ['lib/domain/marketing/a.ts', 'lib/domain/loans/b.ts', 'lib/domain/trim.ts']),
  ).toEqual(['marketing']);
});

it.each(Object.keys(shared))('%s has folders of features only', (room) => {
  expect(unknownIn(room, filesIn(room, /\.(?:tsx?|json)$/))).toEqual([]);
});

it('the orders of imports name features', () => {
  const core = ['tags', 'papers', 'access', 'files'];
  expect(
    [...featureFloors.flat(), ...serviceOrder].filter((name) => ![...features, ...core].includes(name)),
  ).toEqual([]);
});

it('a namespace of texts belongs to a feature, or to all of them', () => {
  expect(Object.values(textFolders).filter((folder) => ![...features, 'core'].includes(folder))).toEqual([]);
});
