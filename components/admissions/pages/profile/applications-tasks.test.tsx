import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { apply, unseenReason } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ApplicationsScreen } from './applications-screen';

const backend = useScreenBackend();
let student: Person;
const dayMs = 86_400_000;
const ahead = (days: number) => dayInCambodia(backend.current.clock.now().getTime() + days * dayMs);

beforeEach(async () => {
  student = await makePerson(backend.current);
  backend.signIn(student);
});

const applyTo = async (name: string, applicationDeadline?: string) => {
  const b = backend.current;
  const school = await makeSchool(b, { name });
  const programId = await makeProgram(b, school.id, { name: 'Nursing', applicationDeadline });
  return { school, application: await apply(b, school.id, { as: student, programId }) };
};
const tasks = async () =>
  within(
    (await screen.findByRole('heading', { name: 'What to do next' })).closest('section') ?? document.body,
  );

test('the tasks of all applications stand in one list, and none is of two parties', async () => {
  await applyTo('Later School', ahead(30));
  await applyTo('Sooner School', ahead(10));
  renderScreen(<ApplicationsScreen />);
  const list = await tasks();
  const items = list.getAllByRole('listitem').map((item) => item.textContent ?? '');
  const papers = items.filter((item) => item.includes('Birth certificate'));
  expect(papers).toEqual([
    expect.stringMatching(/^Send: Birth certificateSooner School.*Youby /),
    expect.stringMatching(/^Send: Birth certificateLater School.*Youby /),
  ]);
  // One application is one party's turn.
  expect(items.filter((item) => item.startsWith('The school decides'))).toEqual([]);
  expect(list.queryByRole('link', { name: 'Enter your BacII result' })).toBeNull();
});

test('an offer is the first task, by its last day', async () => {
  const b = backend.current;
  const { school, application } = await applyTo('Lotus University');
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const body = { applicantStatus: 'accepted', unseenReason, offer: { answerBy: ahead(5) } };
  const input = { params: { id: application.applicantId }, body, version: 1 };
  await call(b, applicantsResource.endpoints.setStatus, input, staff.token);
  renderScreen(<ApplicationsScreen />);
  const link = await (await tasks()).findByRole('link', { name: 'Accept or decline the place' });
  expect(link).toHaveAttribute('href', `/en/profile/applications/${application.applicantId}`);
});

test('the first choice is moved by buttons and stays', async () => {
  await applyTo('First School');
  await applyTo('Second School');
  renderScreen(<ApplicationsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Move First School up' }));
  const firstChoice = () => screen.getByText('First choice').parentElement;
  await waitFor(() => expect(firstChoice()).toHaveTextContent('First School'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move First School down' })).toBeEnabled());
  const { body } = await call(
    backend.current,
    applicantsResource.endpoints.mine,
    { params: { id: student.id } },
    student.token,
  );
  expect(
    body.data.toSorted((a, b) => (a.preference ?? 9) - (b.preference ?? 9)).map((row) => row.school.name),
  ).toEqual(['First School', 'Second School']);
});

test('the days of all applications are saved as one calendar, the exam once', async () => {
  const saved = catchSavedFiles();
  await applyTo('Lotus University', ahead(10));
  await applyTo('Bamboo Institute', ahead(20));
  renderScreen(<ApplicationsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'All days as a calendar file' }));
  const [file] = saved;
  expect(file?.name).toBe('sala-deadlines.ics');
  const text = (await file?.file.text()) ?? '';
  // The last day of applications is behind whoever has sent one.
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20270820');
  expect(text).toContain('SUMMARY:National exam (BacII)');
});
