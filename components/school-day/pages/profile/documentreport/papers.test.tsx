import { eq } from 'drizzle-orm';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { EnrolledUserprofileScreen } from '@/components/school-day/pages/profile/enrolled/userprofile-screen';
import { EnrolledScreen } from '@/components/school-day/pages/profile/enrolled-screen';
import { AcademicCalendarScreen } from '@/components/school-day/pages/profile/schedule/academic-calendar-screen';
import { TimetableScreen } from '@/components/school-day/pages/profile/schedule/timetable-screen';
import { drawPapers } from '@/backend/features/school-day/jobs/paper-files';
import { documentRequests, issuedPapers } from '@/backend/db/schema';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { makePerson, makeSchool } from '@/tests/support/make';
import {
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { press } from '@/tests/support/press';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { HardcopyRequestScreen } from './hardcopy-request-screen';
import { SoftcopyRequestScreen } from './softcopy-request-screen';

const backend = useScreenBackend();
useIndexedDb();
beforeEach(() => window.history.replaceState(null, '', '/profile/enrolled'));

test('a student makes a code, a guardian enters it, the student confirms, and the guardian reads without changing', async () => {
  const { student } = await makeSchoolWithStudent(backend.current);
  const guardian = await makePerson(backend.current);
  backend.signIn(student.person);
  const own = renderScreen(<EnrolledUserprofileScreen />);
  await press('Make a code for a guardian');
  const code = (await screen.findByText(/^[A-Z]{4} [A-Z]{4}$/)).textContent;
  expect(screen.getByRole('img', { name: /Link with this code/ })).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  const link = `/en/profile/enrolled?code=${code.replace(' ', '')}`;
  expect(await navigator.clipboard.readText()).toContain(link);
  own.unmount();
  backend.signIn(guardian);
  const entering = renderScreen(<EnrolledScreen />);
  const field = await screen.findByLabelText('Code');
  await userEvent.type(field, 'AAAA AAAA');
  await press('Enter the code');
  await screen.findByText(/This code opens nothing/);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await press('Enter the code');
  await screen.findByText('Sok Dara has not confirmed yet that you are a guardian');
  entering.unmount();
  backend.signIn(student.person);
  const confirming = renderScreen(<EnrolledUserprofileScreen />);
  await press('Confirm');
  await screen.findByRole('checkbox', { name: 'Scores' });
  confirming.unmount();
  backend.signIn(guardian);
  renderScreen(<SoftcopyRequestScreen />);
  await screen.findByText(/You read this as the guardian of/);
  await screen.findByText('No document with a code yet');
  expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
});

test('a student asks, the office issues, and a revoked paper says so', async () => {
  const b = backend.current;
  const { student, advisor } = await makeSchoolWithStudent(b);
  backend.signIn(student.person);
  const asking = renderScreen(<SoftcopyRequestScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Document'), 'enrollment-certificate');
  await userEvent.type(screen.getByLabelText('What it is for'), 'A scholarship');
  // The file is fetched on this page: whoever has no mail address asks as well.
  expect(screen.queryByLabelText('Email')).toBeNull();
  await press('Send the request');
  await screen.findByText('Asked for');
  asking.unmount();
  backend.signIn(advisor);
  const office = renderScreen(<SoftcopyRequestScreen />);
  await press('Issue the document');
  await screen.findByText('The file is being made');
  await drawPapers(b.deps);
  await screen.findByRole('button', { name: 'Open the file' }, { timeout: 8_000 });
  await press('Revoke');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A wrong name');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  office.unmount();
  backend.signIn(student.person);
  renderScreen(<SoftcopyRequestScreen />);
  expect(await screen.findByText('Revoked')).toBeVisible();
  // What was asked for waits again.
  expect(screen.getByText('Being prepared')).toBeVisible();
});

test('a transcript that is asked for too early is answered: why, and what can be issued now', async () => {
  const b = backend.current;
  const { student, advisor } = await makeSchoolWithStudent(b);
  backend.signIn(student.person);
  const asking = renderScreen(<SoftcopyRequestScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Document'), 'transcript');
  await userEvent.type(screen.getByLabelText('What it is for'), 'A scholarship');
  await press('Send the request');
  await screen.findByText('Asked for');
  asking.unmount();
  backend.signIn(advisor);
  const office = renderScreen(<SoftcopyRequestScreen />);
  await press('Issue the document');
  expect((await screen.findAllByText(/A transcript lists finished courses/))[0]).toBeVisible();
  expect(screen.queryByText(/report card of one month/)).toBeNull();
  await press('Answer the student so');
  await screen.findByText('Rejected');
  office.unmount();
  backend.signIn(student.person);
  renderScreen(<SoftcopyRequestScreen />);
  expect(await screen.findByText(/ask again after the end of the semester/)).toBeVisible();
});

test('the office rejects a request only with a reason, and the student reads it in the row', async () => {
  const { student, advisor } = await makeSchoolWithStudent(backend.current);
  backend.signIn(student.person);
  const asking = renderScreen(<SoftcopyRequestScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Document'), 'recommendation');
  await userEvent.type(screen.getByLabelText('What it is for'), 'A visa');
  await press('Send the request');
  await screen.findByText('Asked for');
  asking.unmount();
  backend.signIn(advisor);
  const office = renderScreen(<SoftcopyRequestScreen />);
  await press('Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Reason is required');
  expect(screen.getByText('Asked for')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Ask your own teacher');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('Rejected');
  office.unmount();
  backend.signIn(student.person);
  renderScreen(<SoftcopyRequestScreen />);
  expect(await screen.findByText('The school says: Ask your own teacher')).toBeVisible();
});

test('an empty week says what fills it, and the calendar link is told once', async () => {
  const b = backend.current;
  const { student } = await makeSchoolWithStudent(b);
  backend.signIn(student.person);
  const week = renderScreen(<TimetableScreen />);
  await screen.findByText('Nothing in these days');
  week.unmount();
  renderScreen(<AcademicCalendarScreen />);
  await press('Make the link');
  await screen.findByText(/\/api-schedule\/feeds\/[\w-]{43}\.ics$/);
  expect(screen.getByText(/No calendar has fetched it yet/)).toBeVisible();
});

test('an order for a class whose answer is lost is issued once, however often the office presses', async () => {
  const b = backend.current;
  const { school, campusId, advisor } = await makeSchoolWithStudent(b);
  const { structureId } = await makeStructure(b, campusId);
  const unit = await makeRecord(b, { campusId, structureId }, { name: 'Year 1 A' });
  for (const firstName of ['Bopha', 'Dara'])
    await makeStudent(b, { schoolId: school.id, campusId }, { structureRecordId: unit, firstName });
  backend.signIn(advisor);
  renderScreen(<SoftcopyRequestScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Document'), 'enrollment-certificate');
  await userEvent.selectOptions(
    screen.getByLabelText('Class'),
    await screen.findByRole('option', { name: /Year 1 A/ }),
  );
  backend.answer(issuedPapersResource.endpoints.issue, 'lost-answer', 'once');
  await press('Issue');
  await screen.findByText(/connection/);
  await press('Issue');
  await waitFor(() => expect(screen.getAllByText('The file is being made')).toHaveLength(2));
  const here = eq(issuedPapers.schoolId, school.id);
  expect(await b.deps.db.$count(issuedPapers, here)).toBe(2);
});

test('an office reads at both addresses what waits, printed or not, answered ones below, and the way to its other school', async () => {
  const b = backend.current;
  const { school, campusId, student } = await makeSchoolWithStudent(b);
  const second = await makeSchool(b);
  const other = await makeStudent(b, { schoolId: second.id, campusId });
  const office = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id, second.id] });
  const at = b.clock.now().getTime();
  const ask = (ids: { schoolId: string; studentId: string }, hour: number) => ({
    ...ids,
    kind: 'transcript' as const,
    copy: hour % 2 === 0 ? ('soft' as const) : ('hard' as const),
    copies: 1,
    language: 'km' as const,
    purpose: `Visa ${hour}`,
    createdAt: new Date(at + hour),
    updatedAt: new Date(at + hour),
  });
  const here = { schoolId: school.id, studentId: student.id };
  await b.deps.db
    .insert(documentRequests)
    .values([
      ...Array.from({ length: 25 }, (_, hour) => ({ ...ask(here, hour), status: 'handed-over' as const })),
      ...[25, 26].map((hour) => ({ ...ask(here, hour), status: 'requested' as const })),
      { ...ask({ schoolId: second.id, studentId: other.id }, 27), status: 'processing' as const },
    ]);
  backend.signIn(office);
  for (const Screen of [SoftcopyRequestScreen, HardcopyRequestScreen]) {
    window.history.replaceState(null, '', `/profile/enrolled?org=${school.id}`);
    const { unmount } = renderScreen(<Screen />);
    const waits = within(await screen.findByRole('region', { name: 'What students ask for' }));
    expect((await waits.findAllByText(/Visa/)).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Visa 25'),
      expect.stringContaining('Visa 26'),
    ]);
    expect(waits.getByText('1 printed copy · Khmer')).toBeVisible();
    expect(waits.getByText('As a file · Khmer')).toBeVisible();
    const link = await screen.findByRole('link', { name: /^1 more waits at/ });
    expect(link).toHaveAttribute(
      'href',
      `/en/profile/documentreport/softcopy-request?as=office&org=${second.id}`,
    );
    unmount();
  }
  renderScreen(<SoftcopyRequestScreen />);
  const answered = within(await screen.findByRole('region', { name: 'Answered requests' }));
  expect(answered.getAllByText(/Visa/)).toHaveLength(20);
  await userEvent.click(answered.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(answered.getAllByText(/Visa/)).toHaveLength(25));
  expect(answered.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test('an office reads that nobody has asked for a document', async () => {
  const { advisor } = await makeSchoolWithStudent(backend.current);
  backend.signIn(advisor);
  renderScreen(<SoftcopyRequestScreen />);
  expect(await screen.findByText('Nobody has asked for a document')).toBeVisible();
  expect(screen.queryByText('Answered requests')).toBeNull();
});
