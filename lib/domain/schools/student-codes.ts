/** How a school counts its students: `text`, then the year in four or two digits or not at all, then the number. */
export interface StudentCodePattern {
  before: string;
  year: 'YYYY' | 'YY' | '';
  between: string;
  /** The number has at least so many digits. */
  digits: number;
}

export const defaultStudentCodePattern = 'YYYY-0000';

const form = /^([A-Za-z-]{0,12}?)(YYYY|YY)?(-?)(0{3,6})$/;

/** Reads a pattern such as `RRU-YYYY-0000`; null for anything else. */
export function readStudentCodePattern(typed: string): StudentCodePattern | null {
  const [, before, year = '', between, zeros] = form.exec(typed) ?? [];
  if (before === undefined || between === undefined || zeros === undefined) return null;
  return { before, year: year as StudentCodePattern['year'], between, digits: zeros.length };
}

/** What stands before the number in that year. */
export const studentCodeStart = ({ before, year: form, between }: StudentCodePattern, year: number): string =>
  `${before}${form === '' ? '' : String(year).slice(-form.length)}${between}`;

/** The code with a number, such as RRU-2026-0007. */
export const studentCodeOf = (pattern: StudentCodePattern, year: number, number: number): string =>
  `${studentCodeStart(pattern, year)}${String(number).padStart(pattern.digits, '0')}`;

/** The number of a code of this pattern and year; null for any other code. */
export function studentNumberIn(pattern: StudentCodePattern, year: number, code: string): number | null {
  const start = studentCodeStart(pattern, year);
  const rest = code.slice(start.length);
  if (!code.startsWith(start) || !/^\d{1,9}$/.test(rest)) return null;
  return studentCodeOf(pattern, year, Number(rest)) === code ? Number(rest) : null;
}
