import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteSecondTries, returningTests, withSecondTries } from './second-tries.mjs';

it('adds a day for each test of the run, in the order of names', () => {
  const record = withSecondTries({ b: '2026-11-01' }, ['b', 'a'], '2026-11-20');
  expect(record).toEqual({ a: '2026-11-20', b: '2026-11-01 2026-11-20' });
  expect(Object.keys(record)).toEqual(['a', 'b']);
});

it('counts two runs of one day', () => {
  expect(withSecondTries({ a: '2026-11-20' }, ['a'], '2026-11-20')).toEqual({ a: '2026-11-20 2026-11-20' });
});

it('forgets days of a month ago, and tests without a day', () => {
  const known = { a: '2026-10-21 2026-10-22', b: '2026-09-01' };
  expect(withSecondTries(known, [], '2026-11-20')).toEqual({ a: '2026-10-22' });
});

it.each([
  { days: '2026-11-20', fails: false },
  { days: '2026-11-01 2026-11-20', fails: false },
  { days: '2026-11-01 2026-11-02 2026-11-20', fails: true },
])('fails with the third time in a month: $days', ({ days, fails }) => {
  expect(returningTests({ a: days }, ['a'])).toEqual(fails ? ['a'] : []);
});

it('fails nothing that passed at once this time', () => {
  const record = { a: '2026-11-01 2026-11-02 2026-11-03' };
  expect(returningTests(record, ['b'])).toEqual([]);
});

it('the kept record holds days by name', () => {
  const record = JSON.parse(readFileSync(new URL('second-tries.json', import.meta.url), 'utf8'));
  const days = Object.values(record).flatMap((each) => String(each).split(' '));
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
});

describe('a run', () => {
  let folder = '';
  let file = '';
  const lines = /** @type {string[]} */ ([]);
  const say = (/** @type {string} */ line) => void lines.push(line);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sala-tries-'));
    file = join(folder, 'tries.json');
    writeFileSync(file, '{}\n');
    lines.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds to the record, and fails with the third time', () => {
    const runs = [1, 2, 3].map(() => noteSecondTries(['a › b'], { isKept: true, say, file }));
    expect(runs).toEqual([[], [], ['a › b: passed only on the second try 3 times in 30 days']]);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['a › b']);
  });

  it('says what to add where its files are lost, and leaves them', () => {
    noteSecondTries(['a › b'], { isKept: false, say, file });
    expect(lines.join('\n')).toMatch(/Add to .*second-tries\.json.*\n {2}"a › b": "20\d\d-\d\d-\d\d"/);
    expect(readFileSync(file, 'utf8')).toBe('{}\n');
  });

  it('says nothing when all passed at once', () => {
    expect(noteSecondTries([], { isKept: true, say, file })).toEqual([]);
    expect(lines).toEqual([]);
  });
});
