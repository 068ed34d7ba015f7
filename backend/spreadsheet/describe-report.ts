import type { Column } from './column';
import type { BadCell, ImportReport } from './import-rows';

const reasons: Record<string, string> = {
  required: 'a value is needed',
  'too-big': 'too long or too large',
  'too-small': 'too short or too small',
  'invalid-value': 'not one of the allowed values',
  'invalid-type': 'not what this column holds',
  'invalid-format': 'not written as this column needs it',
  'invalid-code': 'not a code: letters, digits and dashes',
  'invalid-phone': 'not a telephone number',
  'invalid-email': 'not a mail address',
  'invalid-url': 'not a web address; it begins with https://',
  'invalid-date': 'not a plausible date',
  'invalid-amount': 'not an amount in US dollars, 0 to 1,000,000',
  'unknown-place': 'no such province, district or commune, or not inside of each other',
  'consent-needed': 'the person has not signed: a day that has passed, and who was there',
  nobody: 'no applicant of yours is meant by this number, or by this name and birthday',
  ambiguous: 'several applicants are meant; write the number of the candidate',
  'other-exam': 'the applicant has told of no exam of this year',
  'other-candidate': 'the number and the name belong to different applicants',
  'own-entry': 'a colleague decides on this application',
  'proven-otherwise': 'another result is proven already; a person decides',
  'date-in-future': 'the exam of the applicant has not been yet',
  'number-of-another': 'this number belongs to somebody with another name',
  'unknown-program': 'the school has no course of this code',
  'unknown-school': 'no school has this code',
  'no-campus': 'the school has no campus yet; give it one first (column campuses of the schools)',
  'invalid-interests': 'up to three different letters of R, I, A, S, E, C',
  'over-the-cap': 'higher than the law allows: 18 at most',
  'whole-cents': 'no parts of a cent',
  'amount-below-limit': 'must be below 1,000',
  'invalid-slug': 'small Latin letters, digits and dashes only, at least two',
  'unknown-campus': 'the school has no campus of this name',
  'unknown-unit': 'no unit above has this name in this division',
  'other-level': 'the unit is of another level; a unit cannot change its level',
  'unknown-category': 'no major has this id',
  'unknown-class': 'no open class of this campus has this id',
  'not-a-number': 'not a number',
  'not-json': 'not JSON',
  'yes-or-no': 'write yes or no',
  'year-month-day': 'write dates as YYYY-MM-DD (in Excel: format the column as Text, or as yyyy-mm-dd)',
  'day-or-month': 'could be two days: write YYYY-MM-DD',
  'formula-error': 'the formula of this cell has failed in the spreadsheet',
  'digits-lost': 'the spreadsheet has dropped digits: format the column as Text and type the number again',
  'as-many-lines-in-both-languages': 'the English and the Khmer column need equally many lines',
  'before-start': 'before the beginning',
  'after-end': 'after the end',
  'latin-only': 'Latin letters only',
  'khmer-only': 'Khmer letters only',
  slug: 'small Latin letters, digits and single dashes only',
  'control-characters': 'holds invisible control characters',
  'invalid-year': 'not a school year such as 2026-2027',
  'invalid-time': 'not a time of day such as 07:00',
  'unknown-course': 'the school has no course of this code in this term',
  'several-courses': 'the school has several courses of this code in this term; give them different codes',
  'no-such-class': 'the school has no class of this name',
  'several-classes': 'several classes have this name; write the units above it too, with > between them',
  'no-teacher': 'no teacher of the school has this number',
  'unknown-student': 'the school has no student of this code',
  'not-studying': 'this student does not study at the school any more',
  'not-in-course': 'this student is not in the course',
  'course-archived': 'the course is archived; bring it back first',
  'outside-term': 'outside the days of the course',
  'same-as-line': 'the same record as an earlier line',
  'no-lessons': 'a day without lessons',
  'room-taken': 'the room is taken',
  'teacher-busy': 'the teacher has another lesson',
  'class-busy': 'the class has another lesson',
  'already-marked': 'attendance is marked already, so the lesson stays at its time',
  'unknown-lesson': 'the course has no such lesson',
  'too-early': 'attendance is marked from the beginning of the lesson on',
  'term-locked': 'the school has locked this term',
  'unknown-assessment': 'the course has no assessment of this name',
  'several-assessments': 'the course has several assessments of this name; give them different names',
  'weights-over-100': 'the weights of the course would be over 100 % together',
  'above-maximum': 'above the maximum of the assessment',
  'scores-above': 'a stored score is above this maximum',
  'two-decimals': 'two decimals at most',
  'campus-in-use': 'a campus that is left out still has students',
};

/** The reason of a refused cell, for people; a code without a sentence is shown unchanged. */
function reasonOf(code: string): string {
  return reasons[code] ?? code;
}

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
