import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { attendances, classTeachers, courseStudents } from '@/backend/db/schema';
import { sheetsResource } from '@/lib/contract/school-day/sheets';
import { unsentOf } from '@/lib/device/person-values';
import { call } from '@/tests/support/backend';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AttendanceHistory } from './attendance-history';
import { blockedSheet, markQueue, withMarks } from './mark-queue';
import { MarkSender, sendMarks } from './mark-sender';
import { SheetView } from './sheet-view';

useIndexedDb();
const backend = useScreenBackend();
let office: Person;
let teacher: Person;
let schoolId = '';
let sessionId = '';
let pupils: string[] = [];
let isDone = false;

beforeEach(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b)).id;
  const campusId = await makeCampus(b, schoolId);
  const courseId = await makeCourse(b, schoolId, []);
  pupils = [];
  for (const lastName of ['Chan', 'Keo']) {
    const { id } = await makeStudent(b, { schoolId, campusId }, { lastName });
    await b.deps.db.insert(courseStudents).values({ courseId, studentId: id, joinedAt: b.clock.now() });
    pupils.push(id);
  }
  sessionId = await makeSession(b, courseId, -24);
  office = await makePerson(b, { roles: ['university'], staffOf: [schoolId] });
  teacher = await makePerson(b, { roles: ['teacher'], staffOf: [schoolId] });
  await b.deps.db.insert(classTeachers).values({ courseId, userId: teacher.id, createdAt: b.clock.now() });
  backend.signIn(office);
  isDone = false;
});

const show = async (isOffice = true) => {
  renderScreen(
    <>
      <MarkSender />
      <SheetView
        orgId={schoolId}
        sessionId={sessionId}
        isOffice={isOffice}
        inDialog
        onDone={() => (isDone = true)}
      />
    </>,
  );
  await screen.findByRole('heading', { level: 2 });
};
const choiceOf = (name: string) =>
  within(screen.getByRole('radiogroup', { name: new RegExp(`Attendance of ${name}`) }));
const choose = (name: string, mark: string) =>
  userEvent.click(choiceOf(name).getByRole('radio', { name: mark }));
const stored = async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(attendances)
    .where(eq(attendances.sessionId, sessionId));
  return pupils.map((id) => rows.find(({ studentId }) => studentId === id)?.mark ?? null);
};
const { markAttendance } = sheetsResource.endpoints;
const absentByTeacher = () =>
  call(
    backend.current,
    markAttendance,
    {
      params: { orgId: schoolId, id: sessionId },
      body: { rows: [{ studentId: pupils[0] ?? '', mark: 'absent', note: null, version: 0 }] },
      idempotencyKey: `teacher-${sessionId}`,
    },
    teacher.token,
  );

it('marks one by hand and the others with one press', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Nothing has changed' })).toBeDisabled();
  await choose('Chan', 'Late');
  await userEvent.click(screen.getByRole('button', { name: 'All present' }));
  expect(await stored()).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
  await waitFor(() => expect(isDone).toBe(true));
  expect(await stored()).toEqual(['late', 'present']);
});

it('says how many are marked; a teacher hits a mark at once, and the name goes on to the next', async () => {
  backend.signIn(teacher);
  await show(false);
  expect(screen.getByText('0 of 2 marked')).toBeVisible();
  await choose('Chan', 'Absent');
  expect(screen.getByText('1 of 2 marked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Chan.*: Absent/ }));
  expect(choiceOf('Chan').getByRole('radio', { name: 'Excused' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(choiceOf('Chan').getByRole('radio', { name: 'Absent' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'All present' }));
  expect(screen.queryByRole('button', { name: 'All present' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(async () => expect(await stored()).toEqual(['absent', 'present']));
});

it('keeps the code, the note and the way back to no mark behind the last button of a row', async () => {
  await absentByTeacher();
  await show();
  expect(screen.queryByText(/Student code/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /More about Chan/ }));
  expect(screen.getByText(/Student code/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Note about Chan/ }), 'Asked at home.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(screen.getByText('Asked at home.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /More about Chan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take the mark back' }));
  expect(screen.getByText('0 of 2 marked')).toBeVisible();
});

it('asks for a reason once, and takes a choice back that says what is stored', async () => {
  await absentByTeacher();
  await show();
  await choose('Chan', 'Excused');
  await choose('Keo', 'Present');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
  expect(screen.getByText('Write the reason first.')).toBeVisible();
  await choose('Chan', 'Absent');
  expect(screen.queryByRole('textbox', { name: 'Reason for the correction' })).toBeNull();
  await choose('Chan', 'Excused');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the correction' }), 'A letter came.');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
  await waitFor(async () => expect(await stored()).toEqual(['excused', 'present']));
});

it('shows what somebody else wrote meanwhile, and writes the choice over it when asked', async () => {
  await show();
  await absentByTeacher();
  await choose('Chan', 'Present');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  expect(await screen.findByText(/you marked Present, there stands Absent/)).toBeVisible();
  expect(await stored()).toEqual(['absent', null]);
  expect(isDone).toBe(false);
  await waitFor(() => expect(choiceOf('Chan').getByRole('radio', { name: 'Absent' })).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Reason for the correction' }),
    'He was there.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  await waitFor(() => expect(isDone).toBe(true));
  expect(await stored()).toEqual(['present', null]);
});

it('keeps what the office chose and saved on the phone while the service is away, with its reason', async () => {
  await absentByTeacher();
  backend.answer(markAttendance, { status: 503 }, 'once');
  await show();
  await choose('Chan', 'Late');
  expect(unsentOf(office.id)).toContainEqual({ kind: 'marks', count: 1 });
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Reason for the correction' }),
    'The bus was late.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  await waitFor(() => expect(isDone).toBe(true));
  expect(await stored()).toEqual(['absent', null]);
  expect(markQueue(office.id).read()).toMatchObject([
    { marks: [{ mark: 'late', reason: 'The bus was late.' }] },
  ]);
  expect(await sendMarks(office.id)).toBe(true);
  expect(await stored()).toEqual(['late', null]);
  expect(unsentOf(office.id)).toEqual([]);
});

it('finds a choice again that nobody saved', async () => {
  markQueue(office.id).update((all) =>
    withMarks(all, { orgId: schoolId, sessionId }, [
      {
        studentId: pupils[1] ?? '',
        mark: 'late',
        note: null,
        reason: null,
        version: 0,
        at: Date.now(),
        held: true,
      },
    ]),
  );
  expect(await sendMarks(office.id)).toBe(false);
  await show();
  expect(choiceOf('Keo').getByRole('radio', { name: 'Late' })).toBeChecked();
  expect(await stored()).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  await waitFor(async () => expect(await stored()).toEqual([null, 'late']));
});

it('leaves a teacher what the office has corrected, with its reason', async () => {
  await absentByTeacher();
  await call(
    backend.current,
    markAttendance,
    {
      params: { orgId: schoolId, id: sessionId },
      body: {
        rows: [{ studentId: pupils[0] ?? '', mark: 'excused', note: null, reason: 'Hospital', version: 1 }],
      },
      idempotencyKey: `office-${sessionId}`,
    },
    office.token,
  );
  backend.signIn(teacher);
  await show(false);
  expect(screen.getByRole('button', { name: /Chan.*: Excused/ })).toBeDisabled();
  expect(screen.getByText(/Corrected by .*: Hospital/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Keo.*: Not marked/ })).toBeEnabled();
});

it('tells who wrote what in place of what', async () => {
  const params = { orgId: schoolId, id: sessionId };
  const mark = (value: 'absent' | 'excused', version: number, reason: string | null) =>
    call(
      backend.current,
      sheetsResource.endpoints.markAttendance,
      {
        params,
        body: { rows: [{ studentId: pupils[0] ?? '', mark: value, note: null, reason, version }] },
        idempotencyKey: `${sessionId}-${version}`,
      },
      office.token,
    );
  await mark('absent', 0, null);
  backend.current.clock.advance(60);
  await mark('excused', 1, 'Hospital');
  renderScreen(<AttendanceHistory schoolId={schoolId} sessionId={sessionId} />);
  await userEvent.click(screen.getByRole('button', { name: 'Changes' }));
  const [latest, first] = await screen.findAllByRole('listitem');
  expect(latest).toHaveTextContent(/Chan.*Absent → Excused.*Reason: Hospital/);
  expect(first).toHaveTextContent(/empty → Absent/);
});

it('a mark whose answer was lost is stored once, and sent again under its key by page and worker', async () => {
  backend.signIn(teacher);
  const queue = markQueue(teacher.id);
  const mark = {
    mark: 'late' as const,
    note: null,
    reason: null,
    version: 0,
    at: Date.now(),
    studentId: pupils[0] ?? '',
  };
  queue.update((all) => withMarks(all, { orgId: schoolId, sessionId }, [mark]));
  const key = queue.read()?.[0]?.key;
  backend.answer(markAttendance, 'lost-answer', 'once');
  expect(await sendMarks(teacher.id)).toBe(false);
  expect(await stored()).toEqual(['late', null]);
  backend.current.clock.advance(45);
  expect(queue.read()?.[0]).toMatchObject({ key, blocked: null, refused: [] });
  // As the worker sends it, some seconds later: the age is another one, and the key the same.
  const row = { studentId: mark.studentId, mark: 'late' as const, note: null, reason: null, version: 0 };
  const again = await call(
    backend.current,
    markAttendance,
    {
      params: { orgId: schoolId, id: sessionId },
      body: { rows: [{ ...row, ageSeconds: 45 }] },
      idempotencyKey: key ?? '',
    },
    teacher.token,
  );
  expect(again).toMatchObject({ status: 200, body: { outcomes: [{ ok: true, version: 1 }] } });
  expect(await sendMarks(teacher.id)).toBe(true);
  expect(queue.read()).toBeNull();
});

it('other marks have another key, and the same ones keep theirs', () => {
  const place = { orgId: schoolId, sessionId };
  const mark = { mark: 'late' as const, note: null, reason: null, version: 0, at: 1, studentId: 'a' };
  const one = withMarks(null, place, [mark]);
  const blocked = blockedSheet(one, place, 'busy');
  expect(blocked?.[0]?.key).toBe(one?.[0]?.key);
  const two = withMarks(blocked, place, [{ ...mark, studentId: 'b' }]);
  expect(two?.[0]?.key).not.toBe(one?.[0]?.key);
});
