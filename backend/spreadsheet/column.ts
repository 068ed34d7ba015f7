import { instantInCambodia } from '@/lib/domain/dates/cambodian-days';
import type { RecordField, RecordFields } from '@/lib/domain/record-fields';
import { trimAll } from '@/lib/domain/trim';
import { type ChoiceWords, readChoice, readYesNo } from '@/lib/domain/values/choice';
import { readCode } from '@/lib/domain/values/code';
import { readDate } from '@/lib/domain/values/date';
import { readNumber } from '@/lib/domain/values/number';
import { plainText } from '@/lib/domain/values/plain-text';
import { readSchoolYear } from '@/lib/domain/values/school-year';
import { formatPhone, normalizePhone } from '@/lib/domain/values/phone';
import { readTime } from '@/lib/domain/values/time';

/**
 * How a cell is written.
 * - `code` digits whose leading zeros a spreadsheet removes; `digits` restores them;
 * - `list` one entry on each line, a line break inside an entry as `\n`; two adjacent columns are the two languages;
 * - `time` HH:MM; a spreadsheet makes 7:00 or 07:00:00 of it;
 * - `telephone` as people wrote it, with the zero that a spreadsheet has taken from its beginning;
 * - `instant` a date, or a date and time in Cambodia; `json` a value without a table form.
 */
type CellKind =
  | 'text'
  | 'code'
  | 'whole'
  | 'number'
  | 'yes-no'
  | 'date'
  | 'time'
  | 'instant'
  | 'school-year'
  | 'telephone'
  | 'list'
  | 'json';

export interface Column {
  /** Name in the header line. */
  name: string;
  /** The place of the value in the contract's draft: a field, or a field and its language. */
  field: string;
  language?: 'en' | 'km';
  kind: CellKind;
  digits?: number;
  /** Words for each value that has some. */
  choices?: ChoiceWords<string>;
  /** What people should write, for the documentation. */
  note: string;
}

type Options = Partial<Pick<Column, 'kind' | 'digits' | 'choices'>>;

export const column = (name: string, note: string, options: Options = {}): Column => ({
  name,
  field: name,
  kind: 'text',
  note,
  ...options,
});

/** A text in both languages: `name_en` and `name_km`. */
export const bothLanguages = (field: string, note: string, kind: 'text' | 'list' = 'text'): Column[] =>
  (['en', 'km'] as const).map((language) => ({
    name: `${field}_${language}`,
    field,
    language,
    kind,
    note: `${note}, ${language === 'en' ? 'English' : 'Khmer'}`,
  }));

/** The columns of a record's fields, as its table names them. @param choices words for the values of some, by name */
export const columnsOf = (
  fields: RecordFields,
  choices: Readonly<Record<string, ChoiceWords<string>>>,
): Column[] =>
  ownColumnsOf(fields).map((own) => ({ ...own, ...(choices[own.name] && { choices: choices[own.name] }) }));

const ownColumnsOf = (fields: RecordFields): Column[] =>
  Object.entries(fields).flatMap(([name, field]: [string, RecordField]) => {
    const { holds, words } = field;
    if (holds === 'text') return bothLanguages(name, words);
    if (holds === 'texts') return bothLanguages(name, words, 'list');
    if (holds === 'whole' || holds === 'yes-no') return column(name, words, { kind: holds });
    if (holds !== 'own' || field.cell === undefined) return column(name, words);
    const { cell } = field;
    return column(name, words, typeof cell === 'string' ? { kind: cell } : { kind: 'code', ...cell });
  });

/** A cell that does not fit its column. */
export class CellError extends Error {
  override name = 'CellError';
}

/** What a reader of values makes of a cell. @throws {CellError} where it finds none */
const need = <Value>(value: Value | null, code: string): Value => {
  if (value === null) throw new CellError(code);
  return value;
};

/** Beside yes and no: whose a school is. */
const publicOrNot = { yes: ['public', 'រដ្ឋ'], no: ['private', 'ឯកជន'] } as const;

/** A day as a workbook counts it, from the end of 1899; what it shows where the column has no format of a date. */
const serialDay = /^[1-9]\d{4}(?:\.0+)?$/u;
const dayOfSerial = (cell: string): string =>
  new Date(Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000).toISOString().slice(0, 10);

const toDate = (cell: string): string => {
  const bare = plainText(cell);
  if (serialDay.test(bare)) return dayOfSerial(bare);
  const read = need(readDate(cell), 'year-month-day');
  if ('either' in read) throw new CellError('day-or-month');
  return read.day;
};

/** An instant as programs write it; in Cambodia where it names no zone. */
const wholeInstant = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/;
const dayAndTime = /^(.{1,60}?)[ T]+(\d{1,2}[:.h]\d{2}\S*(?: [ap]\.?m\.?)?)$/i;

const toInstant = (cell: string): string => {
  const [whole, wholeDay = '', wholeTime = '', zone] = wholeInstant.exec(cell) ?? [];
  const [, day = cell, time] = dayAndTime.exec(cell) ?? [];
  const date = zone
    ? new Date(cell)
    : whole
      ? instantInCambodia(wholeDay, wholeTime)
      : instantInCambodia(toDate(day), time === undefined ? '00:00' : need(readTime(time), 'year-month-day'));
  if (Number.isNaN(date.getTime())) throw new CellError('year-month-day');
  return date.toISOString();
};

const entryToLine = (entry: string) => entry.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');
const lineToEntry = (line: string) =>
  line.replace(/\\([\\n])/g, (_, mark: string) => (mark === 'n' ? '\n' : '\\'));

const withoutZero = /^[1-9]\d{7,8}$/u;
const withZero = (cell: string): string => {
  const bare = plainText(cell);
  const number = withoutZero.test(bare) ? normalizePhone(`0${bare}`) : null;
  return number === null ? cell : formatPhone(number);
};

/** What says the unit that the column has anyway: dollars, per cent. */
const units = /^(?:us)?\$|(?:%|(?:us)?\$|usd|ដុល្លារ(?:អាមេរិក)?)$/giu;
const bareNumber = (cell: string) => plainText(cell).replace(units, '');

/** What a spreadsheet shows where a formula has failed. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!|[#]+)$/iu;

/** The value of a non-empty cell. @throws {CellError} with a code that says what was expected. */
export function readCell({ kind, digits = 0, choices }: Column, written: string): unknown {
  if (formulaError.test(plainText(written))) throw new CellError('formula-error');
  const cell = choices ? (readChoice(written, choices) ?? written) : written;
  if (kind === 'text') return cell;
  if (kind === 'list') {
    const lines = cell.split(/\r?\n/).filter((line) => trimAll(line) !== '');
    return lines.map(lineToEntry);
  }
  if (kind === 'json') {
    try {
      return JSON.parse(cell) as unknown;
    } catch {
      throw new CellError('not-json');
    }
  }
  switch (kind) {
    case 'code':
      return need(readCode(cell, digits), 'digits-lost');
    case 'whole':
    case 'number':
      return need(readNumber(bareNumber(cell)), 'not-a-number');
    case 'telephone':
      return withZero(cell);
    case 'school-year':
      return readSchoolYear(cell);
    case 'yes-no':
      return need(readYesNo(cell, publicOrNot), 'yes-or-no');
    case 'date':
      return toDate(cell);
    case 'time':
      return need(readTime(cell), 'invalid-time');
    case 'instant':
      return toInstant(plainText(cell));
  }
}

/** The cell of a value from the contract; null and undefined become an empty cell. */
export function writeCell({ kind }: Column, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'yes-no') return value === true || value === 'yes' ? 'yes' : 'no';
  if (kind === 'list') return (value as string[]).map(entryToLine).join('\n');
  if (kind === 'json') return (value as unknown[]).length === 0 ? '' : JSON.stringify(value);
  return String(value);
}
