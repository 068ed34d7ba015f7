import { columnWords, loneWords, readWords, wholeNames } from '@/lib/domain/table-words';
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

/**
 * The columns of a table by all words for them: their own names first, then what schools call them.
 * @param withLone words that mean a column only where nothing else names it
 */
function namesByWord(columns: readonly string[], withLone = true): ReadonlyMap<string, string> {
  const known = new Map(columns.map((name) => [columnWord(name), name]));
  const add = (name: string, words: readonly string[]) => {
    for (const word of words) if (!known.has(columnWord(word))) known.set(columnWord(word), name);
  };
  for (const name of columns)
    for (const words of [columnWords, readWords])
      add(name, Object.hasOwn(words, name) ? (words[name] ?? []) : []);
  for (const [name, { without, words }] of Object.entries(loneWords))
    if (withLone && columns.includes(name) && !columns.includes(without)) add(name, words);
  for (const [pair, words] of Object.entries(wholeNames))
    if (pair.split(' ').every((name) => columns.includes(name))) add(pair, words);
  return known;
}

/** What stands between the two languages of a heading: `ភេទ / Sex`, `Sex (ភេទ)`, or a new line. */
const betweenWords = /[/|()\n（）]/u;

/** The column that a cell of a header names, in one language or in both. */
const nameOf = (cell: string, known: ReadonlyMap<string, string>): string | undefined =>
  [cell, ...cell.split(betweenWords)]
    .map((part) => known.get(columnWord(part)))
    .find((name) => name !== undefined);

/** How many columns a record names. */
const named = (cells: readonly string[], known: ReadonlyMap<string, string>) =>
  new Set(cells.map((cell) => nameOf(cell, known)).filter((name) => name !== undefined)).size;

/** Which of the first records names the columns; the first one where none is better. */
export function headerAt(records: readonly (readonly string[])[], columns: readonly string[]): number {
  const known = namesByWord(columns);
  const first = records.slice(0, titlesMax).map((cells) => named(cells, known));
  const best = Math.max(0, ...first);
  return best >= Math.min(2, columns.length) ? first.indexOf(best) : 0;
}

/**
 * The names of a header as the table knows them; '' for a column of row numbers, or for one without a name. A column that holds a
 * whole name has the names of both parts, with a space between.
 */
export function headerNames(cells: readonly string[], columns: readonly string[]): string[] {
  const [sure, all] = [namesByWord(columns, false), namesByWord(columns)];
  const own = cells.map((cell) => nameOf(cell, sure));
  const names = cells.map((cell, at) => {
    const lone = nameOf(cell, all);
    const name = own[at] ?? (lone !== undefined && !own.includes(lone) ? lone : undefined);
    return name ?? (numbering.has(columnWord(cell)) ? '' : cell.trim());
  });
  // Where the parts have columns of their own, the whole says nothing more.
  return names.map((name) =>
    Object.hasOwn(wholeNames, name) && name.split(' ').some((part) => names.includes(part)) ? '' : name,
  );
}

export type RowRole = 'record' | 'header' | 'total' | 'remark' | 'empty';

/**
 * What a record below the header is: one more header, a sum, a remark or a signature, or a record. Who is named by a key is never left out,
 * nor what fills more than three cells.
 */
export function roleOf(cells: readonly string[], names: readonly string[], key: readonly string[]): RowRole {
  const filled = said(cells);
  if (filled.length === 0) return 'empty';
  const own = names.filter((name) => name !== '');
  if (own.length > 1 && filled.length > 1 && named(cells, namesByWord(own)) > filled.length / 2)
    return 'header';
  const width = names.filter((name) => name !== '').length;
  if (width < remarkCellsMax + 1 || filled.length > remarkCellsMax) return 'record';
  if (total.test(plainWord(filled[0] ?? ''))) return 'total';
  const keyed = names.filter((name, at) => key.includes(name) && plainWord(cells[at] ?? '') !== '');
  // One word in a table whose records are named by several is a signature, whichever column it stands below.
  const isOneOfSeveral = filled.length === 1 && names.filter((name) => key.includes(name)).length > 1;
  return keyed.length > 0 && !isOneOfSeveral ? 'record' : 'remark';
}
