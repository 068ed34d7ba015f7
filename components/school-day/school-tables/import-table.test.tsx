import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { courseStudents, students } from '@/backend/db/schema';
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

it('asks in Khmer, and says that a file has other columns', async () => {
  renderScreen(<ImportTable schoolId={tables.school.id} tables={['students']} label="នាំចូល" />, {
    locale: 'km',
  });
  await userEvent.click(screen.getByRole('button', { name: 'នាំចូល' }));
  const dialog = within(await screen.findByRole('dialog', { name: /សិស្ស និស្សិត/ }));
  await userEvent.upload(dialog.getByLabelText('ឯកសារតារាង'), new File(['a,b\n1,2'], 'a.csv'));
  expect(await dialog.findByText(/ជួរឈរដែលមិនស្គាល់៖ a, b/)).toBeInTheDocument();
});
