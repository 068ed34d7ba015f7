/** Without it Excel reads a file in the machine's legacy encoding, and Khmer is garbled. */
export const byteOrderMark = '\uFEFF';
/** The beginning of a cell that a spreadsheet would run, also after apostrophes of this writer. */
export const formulaStart = /^'*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers. */
export const escapeFormula = (cell: string): string =>
  formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string) =>
  /[",;\t\r\n']|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Lines of CSV, each with its CRLF: for a file that is written in parts. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`).join('');

/** Writes CSV that Excel opens with Khmer intact: byte order mark, commas, CRLF; formulas escaped. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => byteOrderMark + csvLines(rows);
