import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';
import { isKhmerName, isLatinName, isWrittenName, noFamilyName, readFamilyName, tidyName } from './name';

const folder = 'tests/corpus/names';
const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
const peoples = readdirSync(folder).filter((file) => file !== 'not-names.txt');

test.each(peoples)('the names of %s are names, and are printed in one line', (file) => {
  for (const line of linesOf(file)) {
    const [lastName = '', firstName = '', lastNameKm, firstNameKm] = line.split(' | ');
    const latin = [lastName, firstName].filter((name) => name !== noFamilyName);
    const khmer = [lastNameKm, firstNameKm].filter(
      (name) => name !== undefined && name !== noFamilyName,
    ) as string[];
    expect
      .soft([...latin.filter((name) => !isLatinName(name)), ...khmer.filter((name) => !isKhmerName(name))])
      .toEqual([]);
    expect.soft(latin.filter((name) => !isWrittenName(name) || tidyName(name) !== name)).toEqual([]);
    for (const printed of [fullName({ lastName, firstName }), fullNameKm({ lastNameKm, firstNameKm })])
      expect.soft(printed).not.toMatch(/ {2}|^[ -]|[ -]$|undefined|null/u);
  }
});

test.each(linesOf('not-names.txt'))('%s is no name', (line) => {
  const name = line.replaceAll(String.raw`\n`, '\n');
  expect([isLatinName(name), isKhmerName(name), isWrittenName(name)]).toEqual([false, false, false]);
});

test.each([
  ['-', '-'],
  [' – ', '-'],
  ['.', '-'],
  ['N/A', '-'],
  ['', ''],
  [' O’Brien ', "O'Brien"],
  ['Md.Ali', 'Md. Ali'],
  ['Wong  Kar‐wai', 'Wong Kar-wai'],
  ['សុខ\u200B', 'សុខ'],
])('a family name written as %j is kept as %j', (written, kept) => {
  expect(readFamilyName(written)).toBe(kept);
});

test('a Khmer name may be typed with joiners and zero-width spaces', () => {
  expect(isKhmerName('ច័ន្ទ\u200Bបូរ៉ា')).toBe(true);
  expect(isKhmerName('-')).toBe(false);
  expect(isLatinName('-Sok')).toBe(false);
});
