import { expect, it, test } from 'vitest';
import { filesIn, read } from './source-files';

/** What counts versions beside `act.bump` and `act.bumpAll`, and why. */
const byHand: Record<string, string> = {
  'backend/core/access/bump.ts': 'It is the count.',
  'backend/features/schools/services/applicant-forms.ts':
    'Each version of a form is a row of its own, which is inserted and never changed.',
  'backend/features/school-day/services/judge-sheet.ts':
    'It judges the cells of a sheet without the database; one statement then stores them all.',
};

const added =
  /\bversion\b['"\]})]*\s*\+\s*1\b|\b1\s*\+\s*(?:\$\{)?(?:\w+\.)*version\b|\bversion\b\s*\+[+=]/gi;

const countsIn = (source: string) => source.match(added) ?? [];

test('a version that is counted by hand is found', () => {
  expect(countsIn('.set({ ...change, version: before.version + 1 })')).toHaveLength(1);
  expect(countsIn('.set({ version: sql`${guardians.version} + 1` })')).toHaveLength(1);
  expect(countsIn('.set({ version: sql`version+1` })')).toHaveLength(1);
  expect(countsIn('const next = 1 + row.version;')).toHaveLength(1);
  expect(countsIn('row.version += 1; next.version++;')).toHaveLength(2);
  expect(countsIn('release: `${packageJson.version}+${migrations}`')).toEqual([]);
  expect(countsIn('await act.bump(loans, loan, { status })')).toEqual([]);
});

it('the act counts every version', () => {
  const found = filesIn('backend', /(?<!\.test)\.ts$/)
    .filter((path) => !Object.hasOwn(byHand, path))
    .filter((path) => countsIn(read(path)).length > 0);
  expect(found).toEqual([]);
});

it('every exception still counts', () => {
  expect(Object.keys(byHand).filter((path) => countsIn(read(path)).length === 0)).toEqual([]);
});
