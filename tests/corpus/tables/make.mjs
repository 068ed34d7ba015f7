// Writes the tables of this folder anew: node tests/corpus/tables/make.mjs (from the root; needs LibreOffice's soffice).
// The files beginning with `libreoffice-` come from LibreOffice Calc; those of Excel, Google and WPS are written here byte by byte, after
// what these programs save: encodings, line ends, separators, what is put around numbers, and how days are shown.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dated, workbook } from './workbook.mjs';

const here = 'tests/corpus/tables';
const names = ['studentCode', 'lastName', 'firstName', 'lastNameKm', 'firstNameKm', 'gender', 'dob', 'phone'];
const rows = [
  ['S-001', 'Sok', 'Dara', 'សុខ', 'ដារ៉ា', 'male', '2010-02-25', '012345678'],
  ['S-002', 'Chan', 'Bopha', 'ចាន់', 'បុប្ផា', 'female', '2010-12-31', '0962345678'],
  ['S-003', '-', 'Rahman', '-', 'រ៉ាម៉ាន', 'male', '2011-05-03', '017555003'],
];
const turned = (day) => day.split('-').reverse().join('/');
const american = (day) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1');
const bare = (phone) => phone.slice(1);
const quoted = (cell, mark) =>
  cell.includes(mark) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const text = (table, { mark = ',', end = '\r\n' } = {}) =>
  table.map((cells) => cells.map((cell) => quoted(cell, mark)).join(mark) + end).join('');
const changed = (day, phone) => rows.map((cells) => [...cells.slice(0, 6), day(cells[6]), phone(cells[7])]);
const same = (value) => value;
const write = (name, content, encoding = 'utf8') =>
  writeFileSync(`${here}/${name}`, typeof content === 'string' ? Buffer.from(content, encoding) : content);
const utf16be = (content) => Buffer.from(content, 'utf16le').swap16();

const excel = [names, ...changed(turned, bare)];
write('students/excel-windows-csv-utf8.csv', `\uFEFF${text(excel)}`);
write('students/excel-windows-semicolon.csv', `\uFEFF${text(excel, { mark: ';' })}`);
write('students/excel-windows-sep-line.csv', `\uFEFFsep=;\r\n${text(excel, { mark: ';' })}`);
write('students/excel-windows-unicode-text.csv', `\uFEFF${text(excel, { mark: '\t' })}`, 'utf16le');
write('students/excel-windows-american.csv', `\uFEFF${text([names, ...changed(american, bare)])}`);
write('students/excel-mac-cr.csv', text(excel, { end: '\r' }));
write('students/excel-mac-semicolon-cr.csv', `\uFEFF${text(excel, { mark: ';', end: '\r' })}`);
write('students/utf16-big-endian.csv', utf16be(`\uFEFF${text(excel)}`));
write('students/utf16-without-mark.csv', text(excel, { mark: '\t' }), 'utf16le');
write('students/google-sheets.csv', text([names, ...changed(same, same)]).trimEnd());
write(
  'students/google-sheets.tsv',
  text([names, ...changed(same, same)], { mark: '\t', end: '\n' }).trimEnd(),
);
write(
  'students/wps-csv.csv',
  `\uFEFF${text([
    names,
    ...changed(
      (day) => day.replaceAll('-', '/'),
      (phone) => `="${phone}"`,
    ),
  ])}`,
);
write(
  'students/typed-names-of-columns.csv',
  text([
    [
      'Student Code',
      'Last name',
      'FIRST NAME',
      'last_name_km',
      'First name (Km)'.replace(/[()]/g, ''),
      'Gender',
      'DOB',
      'Phone ',
    ],
    ...rows,
  ]),
);
write('students/other-order.csv', text([names, ...rows].map((cells) => cells.toReversed())));
const around = [
  ['វិទ្យាល័យព្រែកលាប', '', '', '', '', '', '', ''],
  ['List of students 2026-2027', '', '', '', '', '', '', ''],
  ['', '', '', '', '', '', '', ''],
  names,
  rows[0],
  rows[1],
  ['', '', '', '', '', '', '', ''],
  names,
  rows[2],
  [' ', '\u200B', '', '', '', '', '', ''],
  ['Total', '3', '', '', '', '', '', ''],
  ['', '', '', '', '', 'Phnom Penh, 1 November 2026', '', ''],
  ['', '', '', '', '', 'ហត្ថលេខា', '', ''],
];
write('students/titles-sums-signature.csv', text(around));
write(
  'students/numbered-rows.csv',
  text([['ល.រ', ...names], ...rows.map((cells, at) => [String(at + 1), ...cells])]),
);
write(
  'students/days-as-numbers.csv',
  text([names, ...changed((day) => String(Math.round(Date.parse(day) / 86_400_000) + 25_569), bare)]),
);
write(
  'students/digits-of-khmer.csv',
  text([
    names,
    ...changed(same, (phone) =>
      phone.replace(/\d/g, (digit) => String.fromCodePoint(0x17e0 + Number(digit))),
    ),
  ]),
);
write('students/empty-columns-at-the-end.csv', text([names, ...rows].map((cells) => [...cells, '', ''])));

// Phones as numbers, days as days: what a program keeps when somebody types them.
const typed = rows.map((cells) => [...cells.slice(0, 6), dated(cells[6]), Number(cells[7])]);
const titled = [
  ['វិទ្យាល័យព្រែកលាប'],
  ['បញ្ជីឈ្មោះសិស្ស ២០២៦-២០២៧'],
  [],
  names,
  ...typed,
  ['Total', 3],
  [],
  ['', '', '', '', '', 'ហត្ថលេខា'],
];
const dialects = {
  'excel-merged-title': [titled, { merged: ['A1:H1', 'A2:H2', 'A9:B9'] }],
  'excel-1904-days': [[names, ...typed], { epoch: 1904 }],
  'excel-rich-texts': [[names, ...typed], { texts: 'rich' }],
  'excel-long-days': [[names, ...typed], { dates: '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy' }],
  'excel-khmer-days': [[names, ...typed], { dates: '[$-453]dd mmmm yyyy;@' }],
  'excel-strict': [[names, ...typed], { strict: true }],
  'excel-strict-iso-days': [[names, ...typed], { strict: true, isoDates: true }],
  'excel-texts-of-formulas': [[names, ...typed], { texts: 'formula' }],
  'excel-formatted-empty': [[names, ...typed], { emptyRows: 40, wide: 3 }],
  'google-sheets-own-days': [[names, ...typed], { dates: 'dd/MM/yyyy' }],
  'openpyxl-inline-absolute': [[names, ...typed], { texts: 'inline', absolute: true, dates: 'yyyy-mm-dd' }],
  'open-xml-sdk-prefixed': [[names, ...typed], { prefix: 'x', texts: 'inline', dates: 'yyyy/m/d' }],
  'report-writer-without-places': [[names, ...typed], { places: false, texts: 'inline', dates: 15 }],
  'wps-own-days': [[names, ...typed], { dates: 'yyyy"-"m"-"d;@' }],
};
for (const [name, [table, dialect]] of Object.entries(dialects))
  write(`students/${name}.xlsx`, workbook(table, dialect));

/**
 * A list of a kind of table as its keeper writes it. `columns` and `rows` of its list.json are what is to be read; `text` and `book` say
 * how it is written: headings, cells that are written in another way, what stands above and below, and what a program does to the file.
 */
const listOf = (
  { columns, rows: said },
  { headings, written = {}, numbered = false, above = [], below = [] },
) => {
  const body = said.map((cells, row) => cells.map((cell, at) => written[columns[at]]?.[row] ?? cell));
  const counted = [headings, ...body].map((cells, at) =>
    numbered ? [at === 0 ? 'ល.រ' : String(at), ...cells] : cells,
  );
  return [...above, ...counted, ...below];
};
for (const kind of readdirSync(`${here}/kinds`)) {
  const list = JSON.parse(readFileSync(`${here}/kinds/${kind}/list.json`, 'utf8'));
  const { mark = ',', end = '\r\n', encoding } = list.text;
  const table = listOf(list, list.text);
  const width = Math.max(...table.map((cells) => cells.length));
  const padded = table.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]);
  write(`kinds/${kind}/list.csv`, `\uFEFF${text(padded, { mark, end })}`, encoding);
  write(`kinds/${kind}/list.xlsx`, workbook(listOf(list, list.book), list.book.dialect));
}

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
try {
  // As the wizard of Calc is told to read text: commas, quotes, UTF-8.
  const soffice = (from, to, name) => {
    execFileSync(
      'soffice',
      [
        '--headless',
        ...(from.endsWith('.csv') ? ['--infilter=CSV:44,34,76,1'] : []),
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        to,
        '--outdir',
        folder,
        from,
      ],
      { stdio: 'ignore' },
    );
    renameSync(join(folder, basename(from).replace(/\.\w+$/, `.${to.split(':')[0]}`)), `${here}/${name}`);
  };
  const source = (name, table) => {
    const path = join(folder, name);
    writeFileSync(path, `\uFEFF${text(table)}`);
    return path;
  };
  soffice(
    source('plain.csv', [names, ...rows]),
    'xlsx:Calc MS Excel 2007 XML',
    'students/libreoffice-plain.xlsx',
  );
  soffice(source('titles.csv', around), 'xlsx:Calc MS Excel 2007 XML', 'students/libreoffice-titles.xlsx');
  soffice(source('old.csv', [names, ...rows]), 'xls:MS Excel 97', 'refused/old-workbook.libreoffice.xls');
  soffice(source('open.csv', [names, ...rows]), 'ods:calc8', 'refused/open-document.libreoffice.ods');
  soffice(source('page.csv', [names, ...rows]), 'html:HTML (StarCalc)', 'refused/web-page.libreoffice.xls');
  soffice(
    join(process.cwd(), here, 'students/libreoffice-plain.xlsx'),
    'csv:Text - txt - csv (StarCalc):59,34,76,1',
    'students/libreoffice-semicolon.csv',
  );
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
  console.error('Without LibreOffice its files stay as they are.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
write('refused/not-utf-8.windows-1252.csv', text([names, ['S-001', 'Sok', 'Jos\u00e9']]), 'latin1');
write('refused/no-table-file.pdf-called.csv', '%PDF-1.7\n%\u00e2\u00e3\n', 'latin1');
write('refused/not-a-workbook.csv-called.xlsx', text([names, ...rows]));
write('refused/empty.header-only.csv', text([names]));
write(
  'refused/web-page.saved-as.xls',
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>studentCode</td></tr></table></body></html>',
);
write(
  'refused/web-page.xml-of-2003.xls',
  '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
);
