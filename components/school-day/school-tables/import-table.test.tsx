import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { campuses, courseStudents, students } from '@/backend/db/schema';
import { makeCampus } from '@/tests/support/school-records';
import { makePerson, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { in1, makeSchoolTables } from '@/tests/support/school-tables';
import { ImportTable } from './import-table';

const backend = useScreenBackend();
let tables: Awaited<ReturnType<typeof makeSchoolTables>>;
let office: Person;

beforeAll(async () => {
  tables = await makeSchoolTables(backend.current);
  office = await makePerson(backend.current, { roles: ['partner'], staffOf: [tables.school.id] });
  await tables.take('courses', tables.courseHeader, tables.course('M-1'));
});
beforeEach(() => backend.signIn(office));

const columns = 'course,academicYear,term,studentCode';

it('says of each row what would happen, stores the good ones, and names the others', async () => {
  renderScreen(
    <ImportTable schoolId={tables.school.id} tables={['courses', 'course-members']} label="Import" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await userEvent.selectOptions(dialog.getByLabelText('What the table contains'), 'Students of courses');
  const file = new File([`${columns}\n${in1},S-1\n${in1},S-9`], 'members.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File with the table'), file);
  expect(await dialog.findByText('1 row would be added')).toBeInTheDocument();
  expect(dialog.getByText('Student ID: the school has no student of this code')).toBeInTheDocument();
  expect(await tables.db.$count(courseStudents)).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByText('1 row was added')).toBeInTheDocument();
  expect(dialog.getByText('1 row with mistakes was left out')).toBeInTheDocument();
  expect(await tables.db.$count(courseStudents)).toBe(1);
});

it('stores neither the second of two people with one code, nor any of them later in a long file', async () => {
  renderScreen(<ImportTable schoolId={tables.school.id} tables={['students']} label="Import" />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  const people = Array.from(
    { length: 60 },
    // People of one name: the birthdays tell them apart.
    (_, at) =>
      `L-${at},Family,Given,ចាន់,វណ្ណា,male,${2000 + (at % 12)}-05-${10 + (at % 20)},0175${60_000 + at}`,
  );
  const twin = 'L-3,Other,Person,សុខ,បុប្ផា,female,2009-01-02,017570000';
  const text = [
    'studentCode,lastName,firstName,lastNameKm,firstNameKm,gender,dob,phone',
    ...people.slice(0, 55),
    twin,
    ...people.slice(55),
  ];
  const file = new File([text.join('\n')], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File with the table'), file);
  expect(await dialog.findByText('60 rows would be added')).toBeInTheDocument();
  expect(dialog.getByText('Line 57')).toBeInTheDocument();
  expect(dialog.getByText(/names the same record as an earlier row \(Line 5\)/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 60 rows' }));
  expect(await dialog.findByText('60 rows were added')).toBeInTheDocument();
  const [stored] = await tables.db.select().from(students).where(eq(students.studentCode, 'L-3'));
  expect(stored?.lastName).toBe('Family');
});

it('asks before storing about two people of one name and birthday who stand far apart', async () => {
  const { school, db } = await makeSchoolTables(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  renderScreen(<ImportTable schoolId={school.id} tables={['students']} label="Import" />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  const people = Array.from(
    { length: 55 },
    (_, at) =>
      `F-${at},Family,Given,ចាន់,វណ្ណា,male,${2000 + (at % 12)}-05-${10 + (at % 20)},0175${70_000 + at}`,
  );
  const like = 'F-99,FAMILY,given,ចាន់,វណ្ណ,male,2003-05-13,017579999';
  const text = ['studentCode,lastName,firstName,lastNameKm,firstNameKm,gender,dob,phone', ...people, like];
  const file = new File([text.join('\n')], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File with the table'), file);
  expect(await dialog.findByText('55 rows would be added')).toBeInTheDocument();
  expect(dialog.getByText(/has the name and the birthday of another row \(Line 5\)/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Also import 1 student/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Import 56 rows' }));
  expect(await dialog.findByText('56 rows were added')).toBeInTheDocument();
  expect(await db.$count(students, eq(students.studentCode, 'F-99'))).toBe(1);
});

it('asks in Khmer, and says that a file has other columns', async () => {
  renderScreen(<ImportTable schoolId={tables.school.id} tables={['students']} label="នាំចូល" />, {
    locale: 'km',
  });
  await userEvent.click(screen.getByRole('button', { name: 'នាំចូល' }));
  const dialog = within(await screen.findByRole('dialog', { name: /សិស្ស និស្សិត/ }));
  await userEvent.upload(dialog.getByLabelText('ឯកសារតារាង'), new File(['a,b\n1,2'], 'a.csv'));
  expect(await dialog.findByText(/ជួរឈរដែលមិនស្គាល់៖ a, b/)).toBeInTheDocument();
});

it.each([
  {
    locale: 'en',
    open: 'Import',
    file: 'File with the table',
    label: 'Campus of all rows without one',
    none: 'Not chosen',
    hint: 'A row that names its campus keeps it.',
    name: 'North',
    column: 'Campus',
    filled: 'filled in',
    submit: 'Import 2 rows',
    bad: '2 rows have mistakes',
    done: '2 rows were added',
  },
  {
    locale: 'km',
    open: 'នាំចូល',
    file: 'ឯកសារតារាង',
    label: 'ទីតាំងសិក្សាសម្រាប់គ្រប់ជួរដែលគ្មានទីតាំង',
    none: 'មិនទាន់ជ្រើសរើស',
    hint: 'ជួរដែលមានទីតាំងសិក្សារួចហើយ នៅដដែល។',
    name: 'សាខាជើង',
    column: 'ទីតាំងសិក្សា',
    filled: 'បានបំពេញឱ្យ',
    submit: 'នាំចូល 2 ជួរ',
    bad: '2 ជួរមានកំហុស',
    done: 'បានបន្ថែម 2 ជួរ',
  },
] as const)('the campus of a whole file is said once, in $locale', async (words) => {
  const { school, db } = await makeSchoolTables(backend.current);
  const north = await makeCampus(backend.current, school.id, { name: { en: 'North', km: 'សាខាជើង' } });
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  renderScreen(<ImportTable schoolId={school.id} tables={['students']} label={words.open} />, {
    locale: words.locale,
  });
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = [
    'អត្តលេខ,គោត្តនាម និងនាម,អក្សរឡាតាំង,ភេទ,ថ្ងៃខែឆ្នាំកំណើត,ទូរស័ព្ទ',
    'N-1,សុខ ដារ៉ា,Sok Dara,ប្រុស,2010-02-25,12345678',
    'N-2,ចាន់ បុប្ផា,Chan Bopha,ស្រី,2010-12-31,0962345678',
  ];
  await userEvent.upload(dialog.getByLabelText(words.file), new File([text.join('\n')], 'list.csv'));
  const choice = await dialog.findByRole('combobox', { name: words.label });
  expect(choice).toHaveAccessibleDescription(words.hint);
  expect(await dialog.findByText(words.bad)).toBeInTheDocument();
  await userEvent.selectOptions(choice, await within(choice).findByRole('option', { name: words.name }));
  await dialog.findByRole('button', { name: words.submit });
  // The same field, so that whoever moves through it by keys stays in it.
  expect(dialog.getByRole('combobox', { name: words.label })).toBe(choice);
  const [cell] = dialog.getAllByText(words.filled);
  expect(cell?.closest('dd')).toHaveTextContent(words.name);
  expect(cell?.closest('dd')?.previousElementSibling).toHaveTextContent(words.column);
  await userEvent.selectOptions(choice, words.none);
  expect(await dialog.findByText(words.bad)).toBeInTheDocument();
  await userEvent.selectOptions(choice, words.name);
  await userEvent.click(await dialog.findByRole('button', { name: words.submit }));
  expect(await dialog.findByText(words.done)).toBeInTheDocument();
  expect(dialog.queryByRole('combobox', { name: words.label })).toBeNull();
  expect(await db.$count(students, eq(students.campusId, north))).toBe(2);
});

it('asks for no campus where the file names one in each row, or the school has one only', async () => {
  const { school, db } = await makeSchoolTables(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  renderScreen(<ImportTable schoolId={school.id} tables={['students']} label="Import" />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  const names = 'studentCode,lastName,firstName,lastNameKm,firstNameKm,gender,dob,phone';
  const row = 'N-1,Sok,Dara,សុខ,ដារ៉ា,male,2010-02-25,012345678';
  const upload = async (text: string) => {
    await userEvent.upload(dialog.getByLabelText('File with the table'), new File([text], 'list.csv'));
    expect(await dialog.findByText('1 row would be added')).toBeInTheDocument();
    expect(dialog.queryByRole('combobox')).toBeNull();
  };
  await upload(`${names}\n${row}`);
  await makeCampus(backend.current, school.id, { name: { en: 'North', km: 'សាខាជើង' } });
  const [place] = await db.select().from(campuses).where(eq(campuses.schoolId, school.id));
  await upload(`${names},campus\n${row},${place?.name.km}`);
});
