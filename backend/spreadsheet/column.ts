import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { trimAll } from '@/lib/domain/trim';

/**
 * How a cell is written.
 * - `code` digits whose leading zeros a spreadsheet removes; `digits` restores them;
 * - `list` one entry on each line, a line break inside an entry as `\n`; two adjacent columns are the two languages;
 * - `time` HH:MM; a spreadsheet makes 7:00 or 07:00:00 of it;
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
  /** What people should write, for the documentation. */
  note: string;
}

type Options = Partial<Pick<Column, 'kind' | 'digits'>>;

export const column = (name: string, note: string, options: Options = {}): Column => ({
  name,
  field: name,
  kind: 'text',
  note,
  ...options,
});

/** A text in both languages: `name_en` and `name_km`. */
export const bilingual = (field: string, note: string, kind: 'text' | 'list' = 'text'): Column[] =>
  (['en', 'km'] as const).map((language) => ({
    name: `${field}_${language}`,
    field,
    language,
    kind,
    note: `${note}, ${language === 'en' ? 'English' : 'Khmer'}`,
  }));

/** A cell that does not fit its column. */
export class CellError extends Error {
  override name = 'CellError';
}

const thousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const cambodianOffset = '+07:00';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const minutePattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

const toNumber = (cell: string): number => {
  const bare = cell.replace(/[\s\u00A0]/g, '');
  const number = Number(thousands.test(bare) ? bare.replaceAll(',', '') : bare);
  if (!Number.isFinite(number)) throw new CellError('not-a-number');
  return number;
};

const yes = new Set(['yes', 'true', '1', 'public', 'បាទ', 'ចាស', 'មាន', 'រដ្ឋ']);
const no = new Set(['no', 'false', '0', 'private', 'ទេ', 'គ្មាន', 'ឯកជន']);

const toBoolean = (cell: string): boolean => {
  const word = cell.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new CellError('yes-or-no');
};

const toInstant = (cell: string): string => {
  const [, day, time] = minutePattern.exec(cell) ?? [];
  const written = day ? `${day}T${time}${cambodianOffset}` : cell;
  const date = new Date(dayPattern.test(cell) ? `${cell}T00:00:00${cambodianOffset}` : written);
  if (!/^\d{4}-/.test(cell) || Number.isNaN(date.getTime())) throw new CellError('year-month-day');
  return date.toISOString();
};

const toDate = (cell: string): string => {
  if (!dayPattern.test(cell)) throw new CellError('year-month-day');
  return cell;
};

const entryToLine = (entry: string) => entry.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');
const lineToEntry = (line: string) =>
  line.replace(/\\([\\n])/g, (_, mark: string) => (mark === 'n' ? '\n' : '\\'));

const timePattern = /^(\d{1,2}:\d{2})(?::00)?$/;
const toTime = (cell: string): string => (timePattern.exec(cell)?.[1] ?? cell).padStart(5, '0');

/** The value of a non-empty cell. @throws {CellError} with a code that says what was expected. */
export function readCell({ kind, digits = 0 }: Column, cell: string): unknown {
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
  const bare = trimAll(toAsciiDigits(cell));
  switch (kind) {
    case 'code':
      return /^\d+$/.test(bare) ? bare.padStart(digits, '0') : bare;
    case 'whole':
    case 'number':
      return toNumber(bare);
    case 'yes-no':
      return toBoolean(trimAll(cell));
    case 'date':
      return toDate(bare);
    case 'time':
      return toTime(bare);
    case 'instant':
      return toInstant(bare);
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
