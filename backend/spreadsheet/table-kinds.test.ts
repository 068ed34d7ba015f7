import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readTableFile } from '@/components/kits/table-import/read-table-file';
import { importsResource } from '@/lib/contract/admissions/imports';
import { resultListsResource } from '@/lib/contract/admissions/result-lists';
import {
  type SchoolTable,
  schoolTableColumns,
  tableImportsResource,
} from '@/lib/contract/school-day/table-imports';
import { roleNames } from '@/lib/domain/accounts/roles';
import { columnWords, readWords, wholeNames } from '@/lib/domain/table-words';
import { workbookText } from '@/lib/domain/workbook-text';
import { schools } from '@/backend/db/schema';
import { applicationColumns } from '@/backend/features/admissions/imports/application-columns';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { importRows } from '@/backend/spreadsheet/import-rows';
import { kindNames, kinds, type TableName, tableNames } from '@/backend/spreadsheet/kinds';
import { understoodOf } from '@/backend/spreadsheet/sent-table';
import { readTable } from '@/backend/spreadsheet/table';
import { eq } from 'drizzle-orm';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson, type Person, signedIn } from '@/tests/support/make';

// A list of each kind as its keeper writes it, on a site with the examples of docs/import.md.

const folder = 'tests/corpus/tables/kinds';
const listed = readdirSync(folder);
const example = (name: string) => readFileSync(`docs/import/${name}.csv`);
const backend = useTestBackend();
let staff: Person;
let schoolId: string;

interface Said {
  outcome: string;
  problems: readonly object[];
  understood?: readonly { column: string; read: string | null }[] | undefined;
}

beforeAll(async () => {
  const b = backend.current;
  await insertReferenceData(b.deps);
  const author = { id: null, roles: [roleNames.advisor] };
  for (const name of kindNames) {
    const { rows } = readTable(example(name), 'csv', kinds[name]);
    await importRows(b.deps, kinds[name], rows, { author, requestId: 'examples', dryRun: false });
  }
  const [lotus] = await b.deps.db.select().from(schools).where(eq(schools.code, 'LOTUS'));
  schoolId = lotus?.id ?? '';
  staff = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const body = { csv: example('applications').toString('utf8'), dryRun: false };
  await call(b, importsResource.endpoints.run, { body }, staff.token);
});

const isSchoolTable = (kind: string): kind is SchoolTable => Object.hasOwn(schoolTableColumns, kind);
const columnsOf = (kind: string) =>
  kind === 'applications' ? applicationColumns : kinds[kind as TableName].columns;

const rowsOf = async <Row>(answer: Promise<{ body: { rows: Row[] }; error: unknown; status: number }>) => {
  const { body, error, status } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.rows;
};

/** What the page of a school sends of a file, answered by the server. */
async function atDesk(kind: string, path: string): Promise<readonly Said[]> {
  const file = new File([new Uint8Array(readFileSync(path))], path.split('/').at(-1) ?? '');
  const names = isSchoolTable(kind) ? schoolTableColumns[kind] : columnsOf(kind).map(({ name }) => name);
  const cut = await readTableFile(file, names);
  if ('problem' in cut) throw new Error(cut.problem);
  const [{ csv = '' } = {}] = cut.parts;
  const b = backend.current;
  const common = { csv, dryRun: true };
  if (kind === 'applications')
    return rowsOf(call(b, importsResource.endpoints.run, { body: common }, staff.token));
  if (kind === 'exam-results') {
    const body = { ...common, fileName: 'list.csv' };
    return rowsOf(call(b, resultListsResource.endpoints.run, { body }, staff.token));
  }
  const input = { params: { orgId: schoolId }, body: { ...common, table: kind as SchoolTable } };
  return rowsOf(call(b, tableImportsResource.endpoints.run, input, staff.token));
}

/** What the command makes of a file. */
async function atCommand(name: TableName, path: string): Promise<readonly Said[]> {
  const kind = kinds[name];
  const bytes = readFileSync(path);
  const text = path.endsWith('.xlsx') ? Buffer.from(await workbookText(new Blob([bytes]))) : bytes;
  const { rows } = readTable(text, 'csv', kind);
  const author = { id: null, roles: [roleNames.advisor] };
  const said: Said[] = [];
  for (const row of rows) {
    const options = { author, requestId: 'corpus', dryRun: true };
    const { bad, created } = await importRows(backend.current.deps, kind, [row], options);
    const outcome = created > 0 ? 'created' : 'other';
    said.push({ outcome, problems: bad, ...understoodOf(kind, row, { dryRun: true, at: said.length }) });
  }
  return said;
}

/** What is to be read of the files of a kind. */
const meantOf = (kind: string): Record<string, string>[] => {
  const { columns, rows } = JSON.parse(readFileSync(`${folder}/${kind}/list.json`, 'utf8')) as {
    columns: string[];
    rows: string[][];
  };
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [columns[at] ?? '', cell])));
};

test('each kind of table has a list as text and as a workbook', () => {
  expect(listed.toSorted()).toEqual([...tableNames, 'applications'].toSorted());
  for (const kind of listed)
    expect(readdirSync(`${folder}/${kind}`)).toEqual(['list.csv', 'list.json', 'list.xlsx']);
});

/** The results of the example come a year after its application; sessions end before. */
async function passExam() {
  backend.current.clock.advance(365 * 86_400);
  staff = { ...staff, token: await signedIn(backend.current, staff.id) };
}

const files = listed
  .toSorted((one) => (one === 'exam-results' ? 1 : -1))
  .flatMap((kind) => ['list.csv', 'list.xlsx'].map((file) => [kind, file] as const));

test.each(files)('the list of %s in %s is read as it is meant, and would come in', async (kind, file) => {
  const path = `${folder}/${kind}/${file}`;
  if (kind === 'exam-results' && file === 'list.csv') await passExam();
  const isOfPage = isSchoolTable(kind) || kind === 'applications' || kind === 'exam-results';
  const rows = await (isOfPage ? atDesk(kind, path) : atCommand(kind as TableName, path));
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  const read = rows.map(({ understood = [] }) =>
    Object.fromEntries(understood.map((cell) => [cell.column, cell.read])),
  );
  expect(read).toEqual(meantOf(kind));
  const outcome = kind === 'exam-results' ? 'proven' : 'created';
  expect(rows.map((row) => row.outcome)).toEqual(rows.map(() => outcome));
});

test.each(listed)('no word names two columns of %s', (kind) => {
  const own = columnsOf(kind).map(({ name }) => name);
  const pairs = Object.entries(wholeNames).filter(([pair]) =>
    pair.split(' ').every((name) => own.includes(name)),
  );
  const words = [
    ...own.flatMap((name) => [...(columnWords[name] ?? []), ...(readWords[name] ?? [])]),
    ...pairs.flatMap(([, all]) => all),
  ];
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
