import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applicationPapers, followUps } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { applicantApi } from '@/lib/api/applicant';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { followUpsResource } from '@/lib/contract/admissions/follow-ups';
import { call } from '@/tests/support/backend';
import { apply, moveTo } from '@/tests/support/applications';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend, wentTo } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { AdvisorApplicationScreen } from './application-screen';

const backend = useScreenBackend();
let advisor: Person;
let schoolId: string;

beforeEach(async () => {
  ({ id: schoolId } = await makeSchool(backend.current, { name: 'Lotus University' }));
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] });
  backend.signIn(advisor);
});
afterEach(() => vi.restoreAllMocks());

const rows = async () => {
  const [, body] = within(await screen.findByRole('table')).getAllByRole('rowgroup');
  if (!body) return [];
  return within(body)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Applications by status' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('lists applications with their counts, newest first, each opening beside the list', async () => {
  const b = backend.current;
  const first = await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  b.clock.advance(60);
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  await moveTo(b, advisor, first.applicantId, 'accepted');
  renderScreen(<AdvisorApplicationScreen />);
  expect(await rows()).toEqual(['Sok Chenda', 'Sok Bopha']);
  expect(screen.getByText('2 of 2 applications')).toBeInTheDocument();
  await waitFor(() => expect(tabs()).toEqual(['All2', 'Pending1', 'Accepted1', 'Rejected0']));
  expect(screen.getAllByRole('link', { name: 'Sok Bopha' })[0]).toHaveAttribute(
    'href',
    `/en/advisor/user/application?row=${first.applicantId}`,
  );
});

test('the address says what is shown: status, Khmer words, program', async () => {
  const b = backend.current;
  const programId = await makeProgram(b, schoolId, { name: 'Law', nameNative: 'នីតិសាស្ត្រ' });
  await apply(b, schoolId, { name: ['Bopha', 'ស្ត្រីបុប្ផា'], programId });
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  navigation.search = new URLSearchParams({
    keyword: 'ស្រ្តីបុប្ផា',
    enrollToSubject: 'នីតិ',
    applicantStatus: 'pending',
  });
  renderScreen(<AdvisorApplicationScreen />, { locale: 'km' });
  expect(await rows()).toEqual(['សុខ ស្ត្រីបុប្ផា']);
  expect(screen.getByText('ពាក្យសុំចំនួន 1 ក្នុងចំណោម 2')).toBeInTheDocument();
});

test('the list is narrowed to those who may not enter', async () => {
  const b = backend.current;
  const free = {
    minGrade: null,
    tracks: [],
    papers: [],
    exam: 'none' as const,
    maxYears: null,
    bridging: false,
  };
  const programs = [
    await makeProgram(b, schoolId, { admission: { ...free, needs: 'master' } }),
    await makeProgram(b, schoolId, { admission: { ...free, needs: 'none' } }),
  ];
  await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'], programId: programs[0] as string });
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'], programId: programs[1] as string });
  navigation.search = new URLSearchParams({ entry: 'no' });
  renderScreen(<AdvisorApplicationScreen />);
  expect(await rows()).toEqual(['Sok Bopha']);
  expect(screen.getByText('1 of 2 applications')).toBeInTheDocument();
});

test('the form sends the filters into the address and starts at the first page', async () => {
  navigation.search = new URLSearchParams({ applicantStatus: 'pending', page: '2' });
  renderScreen(<AdvisorApplicationScreen />);
  await userEvent.type(await screen.findByRole('searchbox'), '០១២{Enter}');
  expect(wentTo()).toEqual({ applicantStatus: 'pending', keyword: '០១២' });
  await press('Filters');
  await screen.findByRole('textbox', { name: 'Applied from' });
  await typeDay('Applied from', '5/10/2026');
  await waitFor(() => expect(wentTo()).toEqual({ applicantStatus: 'pending', createdAt: '2026-10-05' }));
});

test('a day that does not exist is refused in the form and keeps what was typed', async () => {
  renderScreen(<AdvisorApplicationScreen />);
  await press('Filters');
  const until = await screen.findByRole('textbox', { name: 'Applied until' });
  await typeDay('Applied until', '31/2/2026{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(navigation.push).not.toHaveBeenCalled();
  expect(until).toHaveValue('31/02/2026');
});

test('pages of twenty', async () => {
  const b = backend.current;
  for (let n = 0; n < 21; n += 1) await apply(b, schoolId);
  navigation.search = new URLSearchParams({ page: '2' });
  renderScreen(<AdvisorApplicationScreen />);
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText('21 of 21 applications')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application',
  );
});

test('no application at all and none that fits are two different things', async () => {
  const { unmount } = renderScreen(<AdvisorApplicationScreen />);
  expect(await screen.findByText('No application yet')).toBeInTheDocument();
  unmount();
  await apply(backend.current, schoolId);
  navigation.search = new URLSearchParams({ keyword: 'zzzz' });
  renderScreen(<AdvisorApplicationScreen />);
  expect(await screen.findByText('No application fits these filters')).toBeInTheDocument();
});

test('a failure is told and asked again', async () => {
  backend.answer(applicantsResource.endpoints.list, { status: 500 }, 'once');
  renderScreen(<AdvisorApplicationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No application yet')).toBeInTheDocument();
});

test('chosen applications are moved together; one that somebody has changed is named', async () => {
  const b = backend.current;
  const first = await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  const second = await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  const sent = vi.spyOn(applicantApi.pipeline, 'move');
  renderScreen(<AdvisorApplicationScreen />);
  const table = within(await screen.findByRole('table'));
  for (const name of ['Sok Bopha', 'Sok Chenda'])
    await userEvent.click(table.getByRole('checkbox', { name: new RegExp(name) }));
  await moveTo(b, advisor, second.applicantId, 'rejected');
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(dialog.getByText('Please choose a step first.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Accepted' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /required document/ }), 'Shown at the desk');
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Welcome');
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(await dialog.findByText(/Sok Chenda: somebody changed it meanwhile/)).toBeInTheDocument();
  const stateOf = async (applicantId: string) =>
    (await call(b, applicantsResource.endpoints.get, { query: { applicantId } }, advisor.token)).body;
  expect((await stateOf(first.applicantId)).applicantStatus).toBe('accepted');
  const notes = (await stateOf(first.applicantId)).timeline.map((entry) => entry.note);
  expect(notes).toEqual(expect.arrayContaining(['Welcome', 'Shown at the desk']));
  expect((await stateOf(second.applicantId)).applicantStatus).toBe('rejected');
  expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Welcome');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a move whose answer was lost is sent again as the same call', async () => {
  const b = backend.current;
  await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  const sent = vi.spyOn(applicantApi.pipeline, 'move');
  renderScreen(<AdvisorApplicationScreen />);
  const table = within(await screen.findByRole('table'));
  for (const name of ['Sok Bopha', 'Sok Chenda'])
    await userEvent.click(table.getByRole('checkbox', { name: new RegExp(name) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Accepted' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /required document/ }), 'Shown at the desk');
  backend.answer(pipelineResource.endpoints.move, 'network-error', 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(await dialog.findByText(/Sok Bopha: there was no answer/)).toBeInTheDocument();
  expect(dialog.getByText(/Sok Chenda: there was no answer/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(tabs()).toEqual(['All2', 'Pending0', 'Accepted2', 'Rejected0']));
  const [first, second] = sent.mock.calls;
  expect(second).toEqual(first);
});

test('a frequent reason fills the note of a refusal, which can be changed', async () => {
  await apply(backend.current, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  renderScreen(<AdvisorApplicationScreen />);
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('checkbox', { name: /Sok Bopha/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('group', { name: 'Frequent reasons' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Rejected' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Full' }));
  expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('All places of this program are taken.');
});

test('chosen applications are taken on, and the list shows those of one person', async () => {
  const b = backend.current;
  await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  const { unmount } = renderScreen(<AdvisorApplicationScreen />);
  const table = within(await screen.findByRole('table'));
  await userEvent.click(table.getByRole('checkbox', { name: /Sok Bopha/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument());
  unmount();
  navigation.search = new URLSearchParams({ assigneeId: advisor.id });
  renderScreen(<AdvisorApplicationScreen />);
  expect(await rows()).toEqual(['Sok Bopha']);
});

test('who has waited longest comes first when that is asked for', async () => {
  const b = backend.current;
  await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  b.clock.advance(60);
  await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
  navigation.search = new URLSearchParams({ sort: 'waiting' });
  renderScreen(<AdvisorApplicationScreen />);
  expect(await rows()).toEqual(['Sok Bopha', 'Sok Chenda']);
});

test.each([
  ['en', 'Applicant’s turn, since today', 'since today', 'School’s turn'],
  ['km', 'វេនបេក្ខជន ថ្ងៃនេះ', 'ថ្ងៃនេះ', 'វេនសាលា'],
] as const)(
  'in %s a row says that the applicant has the turn, and the list of what waits for the school leaves it out',
  async (locale, theirs, ours, filter) => {
    const b = backend.current;
    await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
    const { applicantId } = await apply(b, schoolId, { name: ['Chenda', 'ចិន្តា'] });
    const label = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
    const paper = { applicantId, kind: 'birth-certificate', label, state: 'sent' as const };
    await b.deps.db.insert(applicationPapers).values(paper);
    const { unmount } = renderScreen(<AdvisorApplicationScreen />, { locale });
    const table = within(await screen.findByRole('table'));
    expect([table.getByText(theirs), table.getByText(ours)]).toHaveLength(2);
    unmount();
    navigation.search = new URLSearchParams({ sort: 'waiting', turn: 'school' });
    renderScreen(<AdvisorApplicationScreen />, { locale });
    expect(await rows()).toEqual([locale === 'km' ? 'សុខ ចិន្តា' : 'Sok Chenda']);
    expect(screen.getByText(filter)).toBeInTheDocument();
  },
);

test('a card of the board is moved from its menu', async () => {
  const b = backend.current;
  const { applicantId } = await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  navigation.search = new URLSearchParams({ view: 'board' });
  renderScreen(<AdvisorApplicationScreen />);
  const pending = within(await screen.findByRole('group', { name: 'Pending' }));
  await userEvent.click(await pending.findByRole('button', { name: 'Move Sok Bopha' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(await dialog.findByText(/Sok Bopha: a required document has not been seen/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /required document/ }), 'Shown at the desk');
  await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  const accepted = within(await screen.findByRole('group', { name: 'Accepted' }));
  expect(await accepted.findByRole('link', { name: 'Sok Bopha' })).toHaveAttribute(
    'href',
    `/en/advisor/user/application/${applicantId}`,
  );
  expect(pending.queryByRole('link', { name: 'Sok Bopha' })).not.toBeInTheDocument();
});

test('the follow-ups of all applicants stand in a list; one is done, and one deleted after a question', async () => {
  const b = backend.current;
  const { applicantId } = await apply(b, schoolId, { name: ['Bopha', 'បុប្ផា'] });
  const note = (text: string, dueOn: string | null) =>
    call(
      b,
      followUpsResource.endpoints.create,
      { params: { id: applicantId }, body: { note: text, dueOn }, idempotencyKey: randomUUID() },
      advisor.token,
    );
  await note('Send the form', null);
  await note('Call the mother', '2026-10-20');
  navigation.search = new URLSearchParams({ view: 'follow-ups' });
  renderScreen(
    <>
      <AdvisorApplicationScreen />
      <ToastHost />
    </>,
  );
  const table = within(await screen.findByRole('table', { name: 'Follow-ups' }));
  const notes = () => table.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(notes()).toEqual(['Call the mother', 'Send the form']);
  expect(table.getAllByRole('link', { name: 'Sok Bopha' })[0]).toHaveAttribute(
    'href',
    `/en/advisor/user/application/${applicantId}`,
  );
  expect(screen.getByRole('link', { name: 'Mine' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?view=follow-ups&mine=true',
  );
  await userEvent.click(table.getByRole('checkbox', { name: 'Call the mother' }));
  await waitFor(() => expect(notes()).toEqual(['Send the form']));
  const remove = async () => {
    await userEvent.click(table.getByRole('button', { name: 'Delete: Send the form' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this follow-up?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  backend.answer(followUpsResource.endpoints.remove, 'network-error', 'once');
  await remove();
  await waitFor(() => expect(document.body).toHaveTextContent(/connection/i));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.body).toHaveTextContent('The follow-up is deleted.'));
  expect(await screen.findByText(/No follow-up found|nothing here yet/)).toBeVisible();
  expect(await b.deps.db.$count(followUps, isNull(followUps.doneAt))).toBe(0);
});
