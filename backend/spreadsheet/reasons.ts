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
  'as-many-lines-in-both-languages': 'the English and the Khmer column need equally many lines',
  'before-start': 'before the beginning',
  'after-end': 'after the end',
  'latin-only': 'Latin letters only',
  'khmer-only': 'Khmer letters only',
  slug: 'small Latin letters, digits and single dashes only',
  'control-characters': 'holds invisible control characters',
  'campus-in-use': 'a campus that is left out still has students',
};

/** The reason of a refused cell, for people; a code without a sentence is shown unchanged. */
export function reasonOf(code: string): string {
  const twice = /^same-as-line-(\d+)$/.exec(code)?.[1];
  if (twice) return `the same record as line ${twice}`;
  return reasons[code] ?? code;
}
