import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTableFile } from '@/components/kits/table-import/read-table-file';
import { schoolTableColumns } from '@/lib/contract/school-day/table-imports';
import { studentKind } from '@/backend/features/school-day/imports/students';
import type { Kind } from '@/backend/spreadsheet/kind';
import { understoodOf } from '@/backend/spreadsheet/sent-table';
import { readTable } from '@/backend/spreadsheet/table';
import { TableError } from '@/backend/spreadsheet/table-error';

const folder = 'tests/corpus/tables';
const kind = studentKind as unknown as Kind;
const asked = { columns: kind.columns, key: ['studentCode'] };
const shown = ['studentCode', 'lastName', 'firstName', 'lastNameKm', 'firstNameKm', 'gender', 'dob', 'phone'];
const students = [
  ['S-001', 'Sok', 'Dara', 'សុខ', 'ដារ៉ា', 'male', '2010-02-25', '012 345 678'],
  ['S-002', 'Chan', 'Bopha', 'ចាន់', 'បុប្ផា', 'female', '2010-12-31', '096 234 5678'],
  ['S-003', '-', 'Rahman', '-', 'រ៉ាម៉ាន', 'male', '2011-05-03', '017 555 003'],
];

const fileOf = (path: string) => new File([new Uint8Array(readFileSync(path))], path.split('/').at(-1) ?? '');

const understood = ({ rows }: ReturnType<typeof readTable>) =>
  rows.map((row) => {
    const { understood: cells = [] } = understoodOf(kind, row, { dryRun: true, at: 0 });
    return shown.map((name) => cells.find(({ column }) => column === name)?.read);
  });

const accepted = readdirSync(`${folder}/students`);

test.each(accepted)('the page and the server read the students in %s', async (name) => {
  const cut = await readTableFile(fileOf(`${folder}/students/${name}`), schoolTableColumns.students);
  if ('problem' in cut) throw new Error(cut.problem);
  const rows = cut.parts.flatMap(({ csv }) => understood(readTable(Buffer.from(csv), 'csv', asked)));
  expect(rows).toEqual(students);
});

test.each(accepted.filter((name) => !name.endsWith('.xlsx')))(
  'the command reads the students in %s',
  (name) => {
    expect(understood(readTable(readFileSync(`${folder}/students/${name}`), 'csv', asked))).toEqual(students);
  },
);

/** The name of a file begins with what is said of it. */
test.each(readdirSync(`${folder}/refused`))('%s is refused by what it is', async (name) => {
  const path = `${folder}/refused/${name}`;
  expect(await readTableFile(fileOf(path), schoolTableColumns.students)).toEqual({
    problem: name.split('.')[0],
  });
  if (/^(?:empty|not-a-workbook)/u.test(name)) return;
  expect(() => readTable(readFileSync(path), 'csv', asked)).toThrow(TableError);
});
