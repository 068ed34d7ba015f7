import { plainWord } from '@/lib/domain/values/plain-text';

// Browsers find the header before they cut a file into parts; the server and the commands read the same rows of what they get.

/** A column's name as it is compared: `Last name`, `last_name` and `lastName` are one. */
const columnWord = (name: string): string => plainWord(name).replace(/[\s_.*:-]+/gu, '');

/** What people number their rows by; it says nothing. */
const numbering = new Set(
  ['no', 'n', 'nº', 'n°', '#', 'nr', 'id№', '№', 'stt', 'ល.រ', 'លរ', 'ល', 'លេខរៀង'].map(columnWord),
);
const titlesMax = 20;
const total = /^(?:(?:grand |sub)?totals?|sum|average|mean|សរុប(?:រួម)?|មធ្យម(?:ភាគ)?)(?![\p{L}\p{M}])/iu;
/** So few cells are a remark, a sum or a signature, not a record. */
const remarkCellsMax = 3;

const said = (cells: readonly string[]) => cells.filter((cell) => plainWord(cell) !== '');

/** How many cells of a record name columns. */
const named = (cells: readonly string[], words: ReadonlySet<string>) =>
  new Set(cells.map(columnWord).filter((word) => words.has(word))).size;

const wordsOf = (columns: readonly string[]) => new Set(columns.map(columnWord));

/** Which of the first records names the columns; the first one where none is better. */
export function headerAt(records: readonly (readonly string[])[], columns: readonly string[]): number {
  const words = wordsOf(columns);
  const first = records.slice(0, titlesMax).map((cells) => named(cells, words));
  const best = Math.max(0, ...first);
  return best >= Math.min(2, columns.length) ? first.indexOf(best) : 0;
}

/** The names of a header as the table knows them; '' for a column of row numbers, or for one without a name. */
export function headerNames(cells: readonly string[], columns: readonly string[]): string[] {
  const known = new Map(columns.map((name) => [columnWord(name), name]));
  return cells.map((cell) => {
    const word = columnWord(cell);
    return known.get(word) ?? (numbering.has(word) ? '' : cell.trim());
  });
}

export type RowRole = 'record' | 'header' | 'total' | 'remark' | 'empty';

/**
 * What a record below the header is: one more header, a sum, a remark or a signature, or a record. Who is named by a key is never left out,
 * nor what fills more than three cells.
 */
export function roleOf(cells: readonly string[], names: readonly string[], key: readonly string[]): RowRole {
  const filled = said(cells);
  if (filled.length === 0) return 'empty';
  const words = wordsOf(names.filter((name) => name !== ''));
  if (words.size > 1 && filled.length > 1 && named(cells, words) > filled.length / 2) return 'header';
  const width = names.filter((name) => name !== '').length;
  if (width < remarkCellsMax + 1 || filled.length > remarkCellsMax) return 'record';
  if (total.test(plainWord(filled[0] ?? ''))) return 'total';
  const keyed = names.some((name, at) => key.includes(name) && plainWord(cells[at] ?? '') !== '');
  return keyed ? 'record' : 'remark';
}
