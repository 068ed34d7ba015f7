import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { useLiveAddress } from '@/tests/support/live-address';
import { leaveTab } from '@/tests/support/leave-tab';
import { makePerson, makeProgram, makeSchool, makeStep, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { onWideScreen } from '@/tests/support/wide-screen';
import { AdvisorApplicationScreen } from './application-screen';

const backend = useScreenBackend();
useLiveAddress();
let advisor: Person;
let colleague: Person;
let first: string;
let second: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  await makeStep(b, school.id, 'Interview', 1);
  const programId = await makeProgram(b, school.id, { name: 'Law' });
  const staff = { roles: ['advisor' as const], staffOf: [school.id] };
  [advisor, colleague] = [await makePerson(b, staff), await makePerson(b, staff)];
  ({ applicantId: second } = await apply(b, school.id, { programId, name: ['Bopha', 'បុប្ផា'] }));
  b.clock.advance(60);
  ({ applicantId: first } = await apply(b, school.id, { programId, name: ['Chenda', 'ចិន្តា'] }));
  backend.signIn(advisor);
});

const stored = async (applicantId: string) =>
  (await call(backend.current, applicantsResource.endpoints.get, { query: { applicantId } }, colleague.token))
    .body;
const show = () =>
  renderScreen(
    <>
      <AdvisorApplicationScreen />
      <ToastHost />
    </>,
  );
const open = async (applicantId: string) => {
  navigation.search = new URLSearchParams({ row: applicantId });
  const page = show();
  await screen.findByRole('button', { name: /^Accept/ });
  return page;
};
/** The name that the open row shows. */
const shown = async (name: string) =>
  within(await screen.findByRole('complementary')).findByRole('heading', { level: 2, name });
const table = async () => within(await screen.findByRole('table'));
test('the panel says what decides first, and draws nothing that is empty', async () => {
  using _wide = onWideScreen();
  await open(first);
  const panel = within(screen.getByRole('complementary', { name: 'Application 1 of 2' }));
  expect(panel.getByRole('heading', { level: 2, name: /Sok Chenda/ })).toBeInTheDocument();
  const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['What decides', 'Documents']);
  expect(titles).not.toContain('Offer');
  // Papers say themselves that they are missing.
  expect(panel.getAllByText('Birth certificate')).toHaveLength(1);
});

test('list and panel say whether the applicant may enter, and the panel says why', async () => {
  using _wide = onWideScreen();
  const b = backend.current;
  const { schoolId } = await stored(first);
  const admission = {
    needs: 'master' as const,
    minGrade: null,
    tracks: [],
    papers: [],
    exam: 'school' as const,
    maxYears: null,
    bridging: false,
  };
  const programId = await makeProgram(b, schoolId, { name: 'Doctor of Law', admission });
  const { applicantId } = await apply(b, schoolId, { programId, name: ['Dalin', 'ដាលីន'] });
  await open(applicantId);
  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Not by the rules')).toBeVisible();
  expect(await panel.findByText('Asked for: A master’s degree.')).toBeVisible();
  expect(panel.getByText('The school’s entrance exam')).toBeVisible();
  const rows = await table();
  expect(rows.getByText('Not by the rules')).toBeInTheDocument();
  expect(rows.getAllByText('Not known')).toHaveLength(2);
});

test('a rejection by keys alone is held, marked, and sent when the page is left; the next row opens', async () => {
  using _wide = onWideScreen();
  await open(first);
  await userEvent.keyboard('r');
  expect(screen.getByRole('button', { name: 'Grade' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue(
    'The grade of the national exam is below what this program asks for.',
  );
  await userEvent.keyboard('{Enter}');
  await shown('Sok Bopha សុខ បុប្ផា');
  expect(navigation.search.get('row')).toBe(second);
  expect((await table()).getByText('Rejected …')).toBeInTheDocument();
  expect((await stored(first)).applicantStatus).toBe('pending');
  leaveTab();
  await waitFor(async () =>
    expect(await stored(first)).toMatchObject({ applicantStatus: 'rejected', version: 2 }),
  );
  await waitFor(async () => expect((await table()).queryByText('Rejected …')).not.toBeInTheDocument());
  expect((await table()).getByText('Rejected')).toBeInTheDocument();
  // What was sent is taken back by another move, of which the applicant is told.
  await userEvent.keyboard('k');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo my last change' }));
  await waitFor(async () =>
    expect(await stored(first)).toMatchObject({ applicantStatus: 'pending', version: 3 }),
  );
});

test('what was decided is taken back by a key before anybody hears of it', async () => {
  using _wide = onWideScreen();
  await open(first);
  await userEvent.keyboard('n');
  expect(screen.getByRole('button', { name: 'Move to “Interview”' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Sok Chenda: “Interview”. It is sent in a few seconds.')).toBeVisible();
  await shown('Sok Bopha សុខ បុប្ផា');
  await userEvent.keyboard('u');
  expect(await screen.findByText(/Nothing was sent/)).toBeVisible();
  // The promise to send it is gone, and the row is open again.
  await waitFor(() => expect(screen.queryByText(/It is sent in a few seconds/)).not.toBeInTheDocument());
  await shown('Sok Chenda សុខ ចិន្តា');
  leaveTab();
  expect((await table()).queryByText('Interview …')).not.toBeInTheDocument();
  expect(await stored(first)).toMatchObject({ applicantStatus: 'pending', version: 1 });
});

test('an acceptance asks in place why a paper need not be seen', async () => {
  using _wide = onWideScreen();
  const { unmount } = await open(first);
  await userEvent.keyboard('a');
  const reason = screen.getByRole('textbox', { name: 'Why it is accepted all the same' });
  expect(reason).toHaveFocus();
  const form = within(screen.getByRole('group', { name: 'Accept' }));
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  expect(reason).toHaveFocus();
  expect(form.getByText(/Say why the documents/)).toBeInTheDocument();
  await userEvent.keyboard('Shown at the desk');
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  await shown('Sok Bopha សុខ បុប្ផា');
  // Leaving for another page sends it too.
  unmount();
  await waitFor(async () => expect((await stored(first)).applicantStatus).toBe('accepted'));
});

test('a refusal keeps the decision with its words, and another try sends it', async () => {
  using _wide = onWideScreen();
  await open(first);
  await userEvent.keyboard('r');
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'No place left');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  backend.answer(applicantsResource.endpoints.setStatus, 'network-error', 'once');
  leaveTab();
  await userEvent.keyboard('k');
  expect(await screen.findAllByText(/“Rejected” was not sent: there was no answer/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  leaveTab();
  await waitFor(async () => expect((await stored(first)).applicantStatus).toBe('rejected'));
  expect((await stored(first)).timeline.map(({ note }) => note)).toContain('No place left');
});

test('who was faster is not overwritten', async () => {
  using _wide = onWideScreen();
  await open(first);
  await moveTo(backend.current, colleague, first, 'rejected', 1, 'No place left');
  await userEvent.keyboard('n');
  await userEvent.click(screen.getByRole('button', { name: /^Move to/ }));
  leaveTab();
  await userEvent.keyboard('k');
  expect(await screen.findAllByText(/somebody changed it meanwhile/)).not.toHaveLength(0);
  expect(await stored(first)).toMatchObject({ applicantStatus: 'rejected', version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(await screen.findByRole('button', { name: /^Accept/ })).toBeInTheDocument();
});

test('Esc leaves the question and keeps the row open', async () => {
  using _wide = onWideScreen();
  await open(first);
  await userEvent.keyboard('r{Escape}');
  expect(screen.queryByRole('group', { name: 'Reject' })).not.toBeInTheDocument();
  await shown('Sok Chenda សុខ ចិន្តា');
});

test('an application of another school is not there', async () => {
  using _wide = onWideScreen();
  const other = await makeSchool(backend.current);
  navigation.search = new URLSearchParams({ row: (await apply(backend.current, other.id)).applicantId });
  show();
  expect(await screen.findByText(/no longer there/)).toBeInTheDocument();
});

test('each deed has a note of its own, and no key walks away while one is asked', async () => {
  using _wide = onWideScreen();
  await open(first);
  await userEvent.keyboard('r');
  await userEvent.click(screen.getByRole('button', { name: 'Grade' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('n');
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Move to “Interview”' })).toHaveFocus();
  await userEvent.keyboard('jko');
  await shown('Sok Chenda សុខ ចិន្តា');
  expect(navigation.push).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}r');
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue(
    'The grade of the national exam is below what this program asks for.',
  );
});

test('of several next steps one is chosen by arrows and sent by Enter', async () => {
  using _wide = onWideScreen();
  const { schoolId } = await stored(first);
  await makeStep(backend.current, schoolId, 'Paper check', 2);
  await open(first);
  await userEvent.keyboard('n');
  expect(screen.getByRole('radio', { name: 'Interview' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await shown('Sok Bopha សុខ បុប្ផា');
  leaveTab();
  await waitFor(async () => expect((await stored(first)).applicantStatus).toBe('Paper check'));
});
