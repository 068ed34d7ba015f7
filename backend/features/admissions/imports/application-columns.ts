import { tableChoices } from '@/lib/domain/table-choices';
import { examGrades, examTracks } from '@/lib/domain/admissions/national-exam';
import { genderWords } from '@/lib/domain/values/choice';
import { column } from '@/backend/spreadsheet/column';

/** Columns of a table of paper applications. */
export const applicationColumns = [
  column('school', 'Code of the school'),
  column('program', 'Code of the course within its school; empty for none'),
  column('lastName', 'Family name in Latin letters; - where there is one name only'),
  column('firstName', 'Given name in Latin letters'),
  column('lastNameKm', 'Family name in Khmer'),
  column('firstNameKm', 'Given name in Khmer'),
  column('gender', 'male, female or other', { choices: genderWords }),
  column('birthday', 'YYYY-MM-DD', { kind: 'date' }),
  column('phone', 'Cambodian mobile number of the person; one without an account gets one'),
  column('email', 'Mail address'),
  column('nationality', 'Two letters of ISO 3166, such as KH', { choices: tableChoices.nationality }),
  column('birthProvince', 'NCDD code of the province of birth, two digits', {
    kind: 'code',
    digits: 2,
    choices: tableChoices.province,
  }),
  column('province', 'NCDD code of the province of the address, two digits', {
    kind: 'code',
    digits: 2,
    choices: tableChoices.province,
  }),
  column('district', 'NCDD code, four digits', { kind: 'code', digits: 4 }),
  column('commune', 'NCDD code, six digits', { kind: 'code', digits: 6 }),
  column('street', 'House and street'),
  column('examTrack', `National exam: ${examTracks.join(' or ')}`, { choices: tableChoices.track }),
  column('examDate', 'Day of the national exam, taken or planned, YYYY-MM-DD', { kind: 'date' }),
  column('examGrade', `Its grade: one of ${examGrades.join(', ')}; empty while it is planned`),
  column('highSchool', 'Name of the high school'),
  column('highSchoolProvince', 'NCDD code of its province, two digits', {
    kind: 'code',
    digits: 2,
    choices: tableChoices.province,
  }),
  column('graduated', 'yes or no', { kind: 'yes-no' }),
  column('graduationYear', 'Year, past or planned', { kind: 'whole' }),
  column('answers', 'Answers to the school’s own questions, as JSON by their keys', { kind: 'json' }),
  column('consentOn', 'Day on which the person signed their consent, YYYY-MM-DD', { kind: 'date' }),
  column('consentWitness', 'Who of the staff was there when it was signed'),
];

/** Columns without which no row can be told. */
export const applicationKey = ['school', 'phone'] as const;

const columnsOfPaths: readonly [prefix: string, column: string][] = [
  ['enrollToId', 'program'],
  ['personal.birthPlace', 'birthProvince'],
  ['personal.', ''],
  ['address.districtCode', 'district'],
  ['address.communeCode', 'commune'],
  ['address.street', 'street'],
  ['address', 'province'],
  ['nationalExam.track', 'examTrack'],
  ['nationalExam.grade', 'examGrade'],
  ['nationalExam', 'examDate'],
  ['highSchool.provinceCode', 'highSchoolProvince'],
  ['highSchool.graduated', 'graduated'],
  ['highSchool.graduationYear', 'graduationYear'],
  ['highSchool', 'highSchool'],
  ['answers', 'answers'],
];

/** The column that holds what a path of an application names. */
export function columnOfPath(path: string): string {
  const inside = path.replace(/^enrollToDetail\./, '');
  const [prefix = '', name = ''] = columnsOfPaths.find(([start]) => inside.startsWith(start)) ?? [];
  return name === '' ? inside.slice(prefix.length) : name;
}
