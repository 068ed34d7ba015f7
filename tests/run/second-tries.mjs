import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../backend/cli/bootstrap.mjs';

/** @typedef {Record<string, string>} SecondTries days (`2026-11-23 2026-11-24`) by the name of a test, one for each run */

const recordFile = join(projectRoot, 'tests', 'run', 'second-tries.json');
/** What happens this often within this time is no accident of a busy machine. */
const triesMax = 3;
const withinDays = 30;

/** @param {string | undefined} days */
const daysOf = (days) => (days ?? '').split(' ').filter(Boolean);

/** @param {string} day @param {string} today */
const daysSince = (day, today) => (Date.parse(today) - Date.parse(day)) / 86_400_000;

/**
 * The record with the tests of one more run, without the days that no longer count.
 * @param {SecondTries} known
 * @param {readonly string[]} names what passed only on the second try
 * @param {string} today
 * @returns {SecondTries}
 */
export function withSecondTries(known, names, today) {
  const all = new Set([...Object.keys(known), ...names]);
  return Object.fromEntries(
    [...all].sort().flatMap((name) => {
      const before = daysOf(known[name]).filter((day) => daysSince(day, today) < withinDays);
      const days = [...before, ...(names.includes(name) ? [today] : [])];
      return days.length > 0 ? [[name, days.join(' ')]] : [];
    }),
  );
}

/**
 * The tests of a run that came back too often.
 * @param {SecondTries} record with this run
 * @param {readonly string[]} names what passed only on the second try in this run
 */
export const returningTests = (record, names) =>
  [...new Set(names)].filter((name) => daysOf(record[name]).length >= triesMax);

/**
 * Adds what passed only on the second try to `second-tries.json`, or says what to add where a change of files is lost.
 * @param {readonly string[]} names
 * @param {{ isKept: boolean, say: (line: string) => void, file?: string }} options `isKept`: whether the files of this
 *   run stay
 * @returns {string[]} the failures: tests that came back too often
 */
export function noteSecondTries(names, { isKept, say, file = recordFile }) {
  if (names.length === 0) return [];
  const record = withSecondTries(
    JSON.parse(readFileSync(file, 'utf8')),
    names,
    new Date().toISOString().slice(0, 10),
  );
  if (isKept) writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  const added = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(record[name])}`);
  say(
    `\n${isKept ? 'Added to' : 'Add to'} tests/run/second-tries.json, and commit it:\n${added.join(',\n')}`,
  );
  return returningTests(record, names).map(
    (name) =>
      `${name}: passed only on the second try ${daysOf(record[name]).length} times in ${withinDays} days`,
  );
}
