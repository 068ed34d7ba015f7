import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { structures } from '@/backend/db/schema';
import { classSessionsResource } from '@/lib/contract/school-day/class-sessions';
import { coursesResource } from '@/lib/contract/school-day/courses';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import {
  makeCampus,
  makeCourse,
  makeRecord,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { joinHyphens } from '@/lib/domain/unbroken';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { ClassDesk } from './class-desk';

const backend = useScreenBackend();
let university: Person;
let schoolId = '';
let recordId = '';
let courseId = '';
let teacherId = '';

beforeAll(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus Academy' })).id;
  const campusId = await makeCampus(b, schoolId);
  const { structureId } = await makeStructure(b, campusId);
  recordId = await makeRecord(b, { campusId, structureId }, { name: 'Grade 10 A', nameNative: 'ថ្នាក់ទី 10 ក' });
  for (const lastName of ['Chan', 'Keo'])
    await makeStudent(b, { schoolId, campusId }, { structureRecordId: recordId, lastName });
  university = await makePerson(b, { roles: ['university'], staffOf: [schoolId] });
  teacherId = (await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] })).id;
  courseId = await makeCourse(b, schoolId, [], {
    structureRecordId: recordId,
    code: 'BIO-1',
    name: 'Biology',
    nameNative: 'ជីវវិទ្យា',
  });
});
beforeEach(() => backend.signIn(university));

const show = (query: Record<string, string> = {}, locale: 'en' | 'km' = 'en') => {
  navigation.search = new URLSearchParams(query);
  renderScreen(<ClassDesk schoolId={schoolId} />, { locale });
};
const courses = () =>
  call(backend.current, coursesResource.endpoints.list, { params: { orgId: schoolId } }, university.token);
const openCourse = async () => {
  show({ view: 'courses' });
  const table = within(await screen.findByRole('table'));
  await userEvent.click(await table.findByRole('button', { name: 'Biology' }));
  return within(await screen.findByRole('dialog', { name: 'BIO-1 · Biology' }));
};

it('lists the classes with their students, in both languages', async () => {
  show();
  const table = within(await screen.findByRole('table'));
  const row = await table.findByRole('row', { name: /Grade 10 A/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['2', '1', 'Open']));
  expect(within(row).getByRole('link', { name: 'Grade 10 A' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`view=class.*structureRecordId=${recordId}`)),
  );
});

it('offers no new class to those who do not change the structure of a school', async () => {
  show();
  await screen.findByRole('row', { name: /Grade 10 A/ });
  expect(screen.queryByRole('button', { name: 'New class' })).toBeNull();
});

it('shows one class with its students, courses, timetable and results as tabs', async () => {
  show({ view: 'class', structureRecordId: recordId });
  expect(await screen.findByRole('heading', { name: 'Grade 10 A' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Class' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Students',
    'Courses',
    'Timetable',
    'Results',
  ]);
  const table = within(await screen.findByRole('table'));
  expect(await table.findByRole('row', { name: /Chan/ })).toBeVisible();
  expect(table.queryByRole('row', { name: /Nobody/ })).toBeNull();
  // One class, one state and no program: these say nothing here.
  expect(table.queryByRole('columnheader', { name: /Class|Status|Program/ })).toBeNull();
  expect(table.getByRole('columnheader', { name: /Student code/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Graduated/ })).toBeNull();
  const deeds = screen.getByRole('button', { name: 'More actions', expanded: false });
  expect(deeds).not.toHaveClass('md:hidden');
});

it('says that a class is gone', async () => {
  show({ view: 'class', structureRecordId: courseId }, 'km');
  expect(await screen.findByText('លែងមានថ្នាក់នេះហើយ។')).toBeVisible();
});

it('makes no faculty where classes are made: only the lowest level is offered, below what lies above it', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const campusId = await makeCampus(b, school.id);
  const { groupId, structureId: parentId } = await makeStructure(b, campusId);
  const names = { name: 'Group', nameNative: 'ក្រុម' };
  const structureId = randomUUID();
  await b.deps.db.insert(structures).values({ id: structureId, groupId, parentId, ...names });
  backend.signIn(await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] }));
  const open = async () => {
    navigation.search = new URLSearchParams();
    const { unmount } = renderScreen(<ClassDesk schoolId={school.id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'New class' }));
    return { unmount, dialog: within(await screen.findByRole('dialog', { name: 'New class' })) };
  };
  const { dialog, unmount } = await open();
  expect(await dialog.findByText(/Classes lie below “Classes”, and there is none yet/)).toBeVisible();
  unmount();
  const above = await makeRecord(b, { campusId, structureId: parentId }, { name: 'Science' });
  const again = (await open()).dialog;
  const level = await again.findByRole('combobox', { name: 'Level' });
  const offered = within(level).getAllByRole('option', { name: /›|Classes/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Science › Group']);
  expect(level).toHaveValue(`${structureId} ${above}`);
});

it('adds a class where the classes are listed', async () => {
  const user = userEvent.setup();
  backend.signIn(await makePerson(backend.current, { roles: ['schoolAdmin'], staffOf: [schoolId] }));
  show();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New class' }));
  await user.type(await dialog.findByRole('textbox', { name: /English/ }), 'Grade 10 Z');
  await user.click(dialog.getByRole('button', { name: 'Add the class' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Khmer/ })).toBeInvalid());
  await user.type(dialog.getByRole('textbox', { name: /Khmer/ }), 'ថ្នាក់ទី 10 អ');
  await user.click(dialog.getByRole('button', { name: 'Add the class' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('row', { name: /Grade 10 Z/ })).toBeVisible();
});

it('says in Khmer that no class fits', async () => {
  show({ keyword: 'nowhere' }, 'km');
  expect(await screen.findByText('រកមិនឃើញថ្នាក់')).toBeVisible();
});

it('adds a course with its class and teacher; a wrong end date is said at its field', async () => {
  const user = userEvent.setup();
  show({ view: 'courses' });
  await user.click(await screen.findByRole('button', { name: 'New course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New course' }));
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type('Name in Khmer', 'គីមីវិទ្យា');
  type('Name in English', 'Chemistry');
  type('Code', 'CHE-1');
  type('Academic year', '2026-2027');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Class' }), recordId);
  await typeDay(/^Begins on/, '5/10/2026', dialog);
  await typeDay(/^Ends on/, '4/10/2026', dialog);
  await user.click(await dialog.findByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Ends on lies before the beginning'))[0]).toBeVisible();
  await typeDay(/^Ends on/, '12/2/2027', dialog);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = await courses();
  expect(body.data.find(({ code }) => code === 'CHE-1')).toMatchObject({
    nameNative: 'គីមីវិទ្យា',
    structureRecordId: recordId,
    teachers: [{ userId: teacherId }],
  });
});

it('adds the class, and takes a student out again', async () => {
  const sheet = await openCourse();
  expect(await sheet.findByText('Nobody yet')).toBeVisible();
  await userEvent.click(sheet.getAllByRole('button', { name: 'Add' })[0] as HTMLElement);
  expect(await sheet.findByText('2 students')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: /Take Chan/ }));
  expect(await sheet.findByText('1 student')).toBeVisible();
});

it('writes a weekly series; a taken room is named and nothing typed is lost', async () => {
  const user = userEvent.setup();
  const other = await makeCourse(backend.current, schoolId, [], { code: 'HIS-1', name: 'History' });
  await call(
    backend.current,
    classSessionsResource.endpoints.create,
    {
      params: { orgId: schoolId, id: other },
      body: {
        from: '2026-11-02',
        to: '2026-11-02',
        slots: [{ weekday: 1, startTime: '07:00', endTime: '08:00', room: 'A-1' }],
      },
      idempotencyKey: 'class-desk-test',
    },
    university.token,
  );
  const sheet = await openCourse();
  await user.click(sheet.getByRole('tab', { name: 'Lessons' }));
  const room = await sheet.findByRole('textbox', { name: 'Room' });
  await user.type(room, 'A-1');
  await user.click(sheet.getByRole('button', { name: 'Add the lessons' }));
  expect(
    await sheet.findByText(`HIS-1 History, ${joinHyphens('02-Nov-2026')} 07:00: room A-1`),
  ).toBeVisible();
  expect(room).toHaveValue('A-1');
  await user.clear(room);
  await user.type(room, 'B-2');
  await user.click(sheet.getByRole('button', { name: 'Add the lessons' }));
  await waitFor(async () => {
    const { body } = await courses();
    expect(body.data.find((course) => course.courseId === courseId)?.sessionCount).toBe(19);
  });
});

it('shows the lessons of a week, and keeps its class in the address', async () => {
  show({ view: 'timetable', day: '2026-11-02', structureRecordId: recordId });
  expect(await screen.findByText(/^Biology/)).toBeVisible();
  // Its classes are a list of their own.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue(recordId));
  expect(screen.queryByText('History')).toBeNull();
});

it('moves a lesson from the week of a class', async () => {
  show({ view: 'timetable', day: '2026-11-02', structureRecordId: recordId });
  const change = await screen.findByRole('heading', { name: 'Change a lesson' });
  const lessons = within(change.parentElement as HTMLElement);
  await userEvent.click(lessons.getAllByText(/Biology · Grade 10 A/)[0] as HTMLElement);
  await userEvent.click(lessons.getAllByRole('button', { name: 'Change' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the lesson' }));
  const room = dialog.getByRole('textbox', { name: 'Room' });
  await userEvent.clear(room);
  await userEvent.type(room, 'Hall 9');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findAllByText(/Hall 9/)).length).toBeGreaterThan(0);
});
