import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { attendances, courseStudents } from '@/backend/db/schema';
import { classSessionsResource } from '@/lib/contract/lms/class-sessions';
import { sheetsResource } from '@/lib/contract/lms/sheets';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { makeCampus, makeCourse, makeSession, makeStudent } from '@/tests/support/school-records';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AttendanceHistory } from './attendance-history';
import { AttendanceSheet } from './attendance-sheet';

const backend = useScreenBackend();
let office: Person;
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
  backend.signIn(office);
  isDone = false;
});

const show = async () => {
  const b = backend.current;
  const day = dayInCambodia(new Date(b.clock.now().getTime() - 86_400_000));
  const { body } = await call(
    b,
    classSessionsResource.endpoints.list,
    { params: { orgId: schoolId }, query: { from: day, to: day } },
    office.token,
  );
  const [lesson] = body.data;
  if (!lesson) throw new Error('No lesson stands on that day.');
  renderScreen(<AttendanceSheet schoolId={schoolId} lesson={lesson} onDone={() => (isDone = true)} />);
  return screen.findByRole('radiogroup', { name: /Attendance of Chan/ });
};
const stored = async () => {
  const rows = await backend.current.deps.db
    .select()
    .from(attendances)
    .where(eq(attendances.sessionId, sessionId));
  return pupils.map((id) => rows.find(({ studentId }) => studentId === id)?.mark ?? null);
};

it('marks one by hand and the others with one press', async () => {
  const chan = await show();
  expect(screen.getByRole('button', { name: 'Nothing has changed' })).toBeDisabled();
  await userEvent.click(within(chan).getByRole('radio', { name: 'Late' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark the others present' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 marks' }));
  await waitFor(() => expect(isDone).toBe(true));
  expect(await stored()).toEqual(['late', 'present']);
});

it('shows what somebody else wrote meanwhile, keeps the choice, and saves it when asked again', async () => {
  const chan = await show();
  const body = { rows: [{ studentId: pupils[0] ?? '', mark: 'absent' as const, note: null, version: 0 }] };
  const params = { orgId: schoolId, id: sessionId };
  await call(
    backend.current,
    sheetsResource.endpoints.markAttendance,
    { params, body, idempotencyKey: 'the-other-office' },
    office.token,
  );
  await userEvent.click(within(chan).getByRole('radio', { name: 'Present' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  expect(await screen.findByText(/Somebody wrote “Absent” meanwhile/)).toBeVisible();
  expect(await stored()).toEqual(['absent', null]);
  expect(within(chan).getByRole('radio', { name: 'Present' })).toBeChecked();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Reason for the correction' }),
    'He was there.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 mark' }));
  await waitFor(() => expect(isDone).toBe(true));
  expect(await stored()).toEqual(['present', null]);
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
