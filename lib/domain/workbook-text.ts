import { csvLines } from '@/lib/domain/csv';

/** From here on days are counted where a workbook is of a Mac; elsewhere from the end of 1899. */
const macStart = '1904-01-01';

/** A date or a time of day. A time is a fraction of a day, of which the last digits are lost: 14:30 may come a moment earlier. */
const writtenInstant = (counted: Date): string => {
  const at = new Date(Math.round(counted.getTime() / 1000) * 1000);
  const [day = '', time = ''] = at.toISOString().split('T');
  const minute = time.slice(0, 5);
  if (at.getUTCFullYear() < 1900 || (day === macStart && minute !== '00:00')) return minute;
  return minute === '00:00' ? day : `${day} ${minute}`;
};

const written = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return writtenInstant(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
};

/**
 * The first sheet of a workbook as CSV; a blank row stays a blank line, so that lines keep their numbers.
 * @throws for what is no workbook
 */
export async function workbookText(file: Blob): Promise<string> {
  const { readSheet } = await import('read-excel-file/universal');
  const { placeCells, showPercents } = await import('./workbook-cells');
  const shown = await showPercents(file);
  const rows = await readSheet(shown).catch(async () => readSheet(await placeCells(shown)));
  return rows
    .map((cells) => cells.map(written))
    .map((cells) => (cells.every((cell) => cell === '') ? '\r\n' : csvLines([cells])))
    .join('');
}
