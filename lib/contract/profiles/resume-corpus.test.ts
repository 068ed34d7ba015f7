import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJsonResume } from './read-json-resume';
import { gpaOf } from '@/lib/domain/values/score';

const folder = 'tests/corpus/resumes';

type Item = Record<string, unknown>;
type File = Record<string, (Item | null)[] | undefined>;

const listed = (file: File, ...names: string[]): Item[] =>
  names.flatMap((name) => file[name] ?? []).filter((item) => item !== null);
/** The length of what is told: of a year, of a month, of a day. */
const lengthOf = (date: unknown) => {
  const told = typeof date === 'string' ? date.replace(/T.*$/u, '') : '';
  if (told === '' || told === 'Present') return null;
  return /^\p{L}/u.test(told) ? 7 : told.length;
};

test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
  '%s is taken whole, with its results and no more exact than it tells',
  (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const file = JSON.parse(text) as File;
    const read = readJsonResume(text);
    const of = (kind: string) => read?.entries.filter((entry) => entry.kind === kind) ?? [];
    expect(read?.entries.flatMap(({ missing }) => missing)).toEqual([]);
    const schools = listed(file, 'education');
    expect(of('education').map(({ data }) => data['score'])).toEqual(
      schools.map(({ score }) => (typeof score === 'number' ? String(score) : score)),
    );
    expect(of('education').map(({ data }) => data['gpa'] ?? null)).toEqual(
      schools.map(({ score }) => gpaOf(String(score))),
    );
    const dates = (items: readonly Item[]) =>
      items.map(({ startDate, endDate }) => [lengthOf(startDate), lengthOf(endDate)]);
    expect(dates(of('education').map(({ data }) => data))).toEqual(dates(schools));
    expect(dates(of('experience').map(({ data }) => data))).toEqual(dates(listed(file, 'work', 'volunteer')));
    expect(of('achievement').map(({ data }) => lengthOf(data['dateReceived']))).toEqual(
      listed(file, 'awards').map(({ date }) => lengthOf(date)),
    );
    expect(of('certificate').map(({ data }) => lengthOf(data['dateEarned']))).toEqual(
      listed(file, 'certificates').map(({ date }) => lengthOf(date)),
    );
  },
);
