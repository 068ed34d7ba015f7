import type { Column } from './column';
import type { BadCell, ImportReport } from './import-rows';
import { reasonOf } from './reasons';

interface Described {
  dryRun: boolean;
  columns: readonly Column[];
  /** The header of the file. */
  names: readonly string[];
}

const countRows = (bad: readonly BadCell[]) => new Set(bad.map(({ line }) => line)).size;
const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** The result of an import as lines for people: what every row lacks, every bad cell, the counts last. */
export function describeReport(
  { bad, created, updated, unchanged, stored }: ImportReport,
  { dryRun, columns, names }: Described,
): string[] {
  const lacking = columns.filter(({ name }) => !names.includes(name));
  const isLacking = ({ column, code }: BadCell, name: string) => column === name && code === 'required';
  const missing = lacking.flatMap(({ name, note }) => {
    const cells = bad.filter((cell) => isLacking(cell, name));
    return cells.length === 0
      ? []
      : [`The column "${name}" is missing, and ${rowsOf(countRows(cells))} need it. It takes: ${note}.`];
  });
  const complaints = bad
    .filter((cell) => !lacking.some(({ name }) => isLacking(cell, name)))
    .map(
      ({ line, column, code, detail }) =>
        `line ${line}${column ? `, ${column}` : ''}: ${reasonOf(code)}${detail ? ` (${detail})` : ''}`,
    );
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged`;
  if (bad.length === 0)
    return [dryRun ? `Dry run, nothing was written. It would be: ${counts}.` : `${counts}.`];
  const wrong = `${rowsOf(countRows(bad))} ${countRows(bad) === 1 ? 'is' : 'are'} bad`;
  return [
    ...missing,
    ...complaints,
    stored
      ? `The first ${rowsOf(stored.rows)}, to line ${stored.line}, are stored; nothing after that: ${wrong}. Mend the file and import the whole of it again: what is stored counts as unchanged. Without the bad rows: ${counts}.`
      : `Nothing was written: ${wrong}. Without ${countRows(bad) === 1 ? 'it' : 'them'}: ${counts}.`,
  ];
}
