import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { offersResource } from '@/lib/contract/admissions/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { apply, unseenReason } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
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
/** The card of one application, as the list shows it. */
const cardOf = async (school: string) => {
  const heading = await screen.findByRole('heading', { name: school });
  return within(heading.closest('li') ?? document.body);
};
const schoolsShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('each application has its own deeds in the one list, and none is of two parties', async () => {
  await applyTo('Later School', ahead(30));
  await applyTo('Sooner School', ahead(10));
  renderScreen(<ApplicationsScreen />);
  for (const school of ['Later School', 'Sooner School']) {
    const card = await cardOf(school);
    expect(card.getByRole('link', { name: 'Send: Birth certificate' })).toBeVisible();
    expect(card.getByText(/^by /)).toBeVisible();
    expect(card.getByText('You act next')).toBeVisible();
  }
  expect(screen.queryByText('The school decides')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Enter your BacII result' })).toBeNull();
});

test('the most urgent deed stands above the list where its card is far down', async () => {
  for (const [name, days] of [
    ['One School', 30],
    ['Two School', 20],
    ['Three School', 10],
  ] as const)
    await applyTo(name, ahead(days));
  const { body } = await call(
    backend.current,
    applicantsResource.endpoints.mine,
    { params: { id: student.id } },
    student.token,
  );
  const ids = ['One School', 'Two School', 'Three School'].flatMap((name) =>
    body.data.filter(({ school }) => school.name === name).map(({ applicantId }) => applicantId),
  );
  const order = { params: { id: student.id }, body: { applicantIds: ids } };
  expect((await call(backend.current, offersResource.endpoints.order, order, student.token)).status).toBe(
    200,
  );
  const { unmount } = renderScreen(<ApplicationsScreen />);
  const urgent = within(await screen.findByRole('region', { name: 'What to do next' }));
  expect(urgent.getByText(/^Three School/)).toBeVisible();
  unmount();
  const first = { ...order, body: { applicantIds: ids.toReversed() } };
  await call(backend.current, offersResource.endpoints.order, first, student.token);
  renderScreen(<ApplicationsScreen />);
  await waitFor(() => expect(schoolsShown()).toEqual(['Three School', 'Two School', 'One School']));
  expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
});

test('an offer is the first task, by its last day', async () => {
  const b = backend.current;
  const { school, application } = await applyTo('Lotus University');
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const body = { applicantStatus: 'accepted', unseenReason, offer: { answerBy: ahead(5) } };
  const input = { params: { id: application.applicantId }, body, version: 1 };
  await call(b, applicantsResource.endpoints.setStatus, input, staff.token);
  renderScreen(<ApplicationsScreen />);
  // After the link of the card itself.
  const [, link] = (await cardOf('Lotus University')).getAllByRole('link');
  expect(link).toHaveAccessibleName('Accept or decline the place');
  expect(link).toHaveAttribute('href', `/en/profile/applications/${application.applicantId}`);
});

test('the first choice is moved by the menu of its card and stays', async () => {
  await applyTo('First School');
  await applyTo('Second School');
  renderScreen(<ApplicationsScreen />);
  await cardOf('First School');
  const [, wished] = schoolsShown();
  await press(`Your order of choice: ${wished}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: `Move ${wished} up` }));
  await waitFor(() => expect(schoolsShown()[0]).toBe(wished));
  const card = await cardOf(wished ?? '');
  expect(card.getByText('First choice')).toBeVisible();
  await press(`Your order of choice: ${wished}`);
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: `Move ${wished} down` })).not.toHaveAttribute(
      'data-disabled',
    ),
  );
  const { body } = await call(
    backend.current,
    applicantsResource.endpoints.mine,
    { params: { id: student.id } },
    student.token,
  );
  expect(
    body.data.toSorted((a, b) => (a.preference ?? 9) - (b.preference ?? 9)).map((row) => row.school.name),
  ).toEqual([wished, wished === 'First School' ? 'Second School' : 'First School']);
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
