import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './source-files';

const folder = 'backend/db/migrations/meta';

/** Snapshots of the schema that no program reads: a new migration is made out of the last one. */
const unread = (names: readonly string[], lastTag: string): string[] =>
  names.filter((name) => name.endsWith('_snapshot.json') && !name.startsWith(`${lastTag.slice(0, 4)}_`));

test('only the snapshot of the last migration is kept', () => {
  const { entries } = JSON.parse(read(`${folder}/_journal.json`)) as { entries: { tag: string }[] };
  const last = entries.at(-1)?.tag ?? '';
  const names = readdirSync(folder);
  expect(unread(names, last)).toEqual([]);
  expect(names).toContain(`${last.slice(0, 4)}_snapshot.json`);
  expect(unread([...names, '0001_snapshot.json'], last)).toEqual(['0001_snapshot.json']);
});
