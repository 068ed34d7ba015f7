import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { joinHyphens } from '@/lib/domain/unbroken';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { apply, moveTo } from '@/tests/support/applications';
import { applicationPapers } from '@/backend/db/schema';
import { call } from '@/tests/support/backend';
import { makeUpload } from '@/tests/support/uploads';
import { leaveTab } from '@/tests/support/leave-tab';
import { makePerson, makeProgram, makeSchool, makeStep, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ApplicationDetailScreen } from './application-detail-screen';

const backend = useScreenBackend();
let advisor: Person;
let colleague: Person;
let id: string;

beforeEach(async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  await makeStep(b, school.id, 'Interview', 1);
  const programId = await makeProgram(b, school.id, { name: 'Law' });
  const staff = { roles: ['advisor' as const], staffOf: [school.id] };
  [advisor, colleague] = [await makePerson(b, staff), await makePerson(b, staff)];
  id = (await apply(b, school.id, { programId })).applicantId;
  backend.signIn(advisor);
  navigation.params = { id };
});

const stored = async () =>
  (
    await call(
      backend.current,
      applicantsResource.endpoints.get,
      { query: { applicantId: id } },
      colleague.token,
    )
  ).body;

test('shows everything the student sent, with places by name and both scripts', async () => {
  renderScreen(<ApplicationDetailScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sok Dara' })).toBeInTheDocument();
  expect(screen.getAllByText('សុខ តារា')).toHaveLength(2);
  expect(await screen.findByText('Khan Chamkar Mon')).toBeInTheDocument();
  for (const text of ['Law', 'Female', joinHyphens('Mar-14-2008'), 'Cambodia', 'Science class']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  // Where it is checked, and nowhere else.
  expect(screen.getAllByText('Birth certificate')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call 012 345 678' })).toHaveAttribute('href', 'tel:+85512345678');
});

test('a decision at the foot of the page is held, shown, and sent with its note', async () => {
  renderScreen(<ApplicationDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Next step/ }));
  const form = within(screen.getByRole('group', { name: 'Next step' }));
  await userEvent.type(form.getByRole('textbox', { name: /Note/ }), 'Bring a pen');
  await userEvent.click(form.getByRole('button', { name: 'Move to “Interview”' }));
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  expect((await stored()).version).toBe(1);
  leaveTab();
  expect(await screen.findByText('Bring a pen', { selector: 'p' })).toBeInTheDocument();
  expect(await stored()).toMatchObject({ applicantStatus: 'Interview', version: 2 });
});

test('who comes second is told so, sees the new state, and decides again with the same words', async () => {
  renderScreen(<ApplicationDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
  const form = within(screen.getByRole('group', { name: 'Reject' }));
  await userEvent.type(form.getByRole('textbox', { name: /Note/ }), 'No place left');
  await userEvent.click(form.getByRole('button', { name: 'Reject' }));
  await moveTo(backend.current, colleague, id, 'Interview', 1, 'Come on Monday');
  leaveTab();
  expect(await screen.findAllByText(/somebody changed it meanwhile/)).not.toHaveLength(0);
  expect(await screen.findByText('Come on Monday')).toBeInTheDocument();
  expect(await stored()).toMatchObject({ applicantStatus: 'Interview', version: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  leaveTab();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ applicantStatus: 'rejected', version: 3 }),
  );
  expect((await stored()).timeline.map((entry) => entry.note)).toContain('No place left');
});

test('an advisor reads an application of their own, and decides nothing on it', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const applying = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  navigation.params = { id: (await apply(b, school.id, { as: applying })).applicantId };
  backend.signIn(applying);
  renderScreen(<ApplicationDetailScreen />);
  expect(await screen.findByText(/This is your own application/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('an application of another school is not found', async () => {
  const other = await makeSchool(backend.current);
  navigation.params = { id: (await apply(backend.current, other.id)).applicantId };
  renderScreen(<ApplicationDetailScreen />);
  expect(await screen.findByText('Error 404')).toBeInTheDocument();
});

test('a failure is told and asked again', async () => {
  backend.answer(applicantsResource.endpoints.get, { status: 500 }, 'once');
  renderScreen(<ApplicationDetailScreen />, { locale: 'km' });
  await userEvent.click(await screen.findByRole('button', { name: 'ព្យាយាមម្តងទៀត' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'សុខ តារា' })).toBeInTheDocument();
});

test('a paper is refused only with a reason, and received when it is right', async () => {
  const b = backend.current;
  const { userId } = await stored();
  const { key } = await makeUpload(b, { userId, purpose: 'application-document' });
  const paper = { applicantId: id, kind: 'birth-certificate', state: 'sent' as const, fileKey: key };
  await b.deps.db
    .insert(applicationPapers)
    .values({ ...paper, label: { en: 'Birth certificate', km: 'សំបុត្រកំណើត' } });
  renderScreen(<ApplicationDetailScreen />);
  const group = within(await screen.findByRole('group', { name: 'Birth certificate' }));
  await userEvent.click(group.getByRole('button', { name: 'Not readable, because …' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refuse “Birth certificate”?' }));
  const yes = () => userEvent.click(question.getByRole('button', { name: 'Refuse the document' }));
  await yes();
  expect(question.getByRole('alert')).toHaveTextContent('Say what is wrong');
  await userEvent.type(question.getByRole('textbox'), 'Too dark.');
  await yes();
  // Beside the paper and in the history.
  expect(await screen.findAllByText('Too dark.', { selector: 'li p' })).toHaveLength(2);
  expect((await stored()).papers).toMatchObject([{ state: 'refused', reason: 'Too dark.' }]);
  await userEvent.click(group.getByRole('button', { name: 'Checked' }));
  await waitFor(async () => expect((await stored()).papers).toMatchObject([{ state: 'received' }]));
});

test('a picture opens in its place when it is asked for', async () => {
  const b = backend.current;
  const { userId } = await stored();
  const { key } = await makeUpload(b, { userId, purpose: 'application-document' });
  const paper = { applicantId: id, kind: 'birth-certificate', state: 'sent' as const, fileKey: key };
  await b.deps.db
    .insert(applicationPapers)
    .values({ ...paper, label: { en: 'Birth certificate', km: 'សំបុត្រកំណើត' } });
  renderScreen(<ApplicationDetailScreen />);
  const group = within(await screen.findByRole('group', { name: 'Birth certificate' }));
  expect(screen.queryByRole('img', { name: 'Birth certificate' })).not.toBeInTheDocument();
  await userEvent.click(group.getByRole('button', { name: 'View' }));
  const picture = await screen.findByRole('img', { name: 'Birth certificate' });
  expect(picture.getAttribute('src')).toContain(key);
  await userEvent.click(group.getByRole('button', { name: 'Hide' }));
  expect(picture).not.toBeInTheDocument();
});

test('a file that was replaced meanwhile is not decided on', async () => {
  const b = backend.current;
  const { userId } = await stored();
  const { key } = await makeUpload(b, { userId, purpose: 'application-document' });
  renderScreen(<ApplicationDetailScreen />);
  const group = within(await screen.findByRole('group', { name: 'Birth certificate' }));
  const paper = { applicantId: id, kind: 'birth-certificate', state: 'sent' as const, fileKey: key };
  await b.deps.db
    .insert(applicationPapers)
    .values({ ...paper, label: { en: 'Birth certificate', km: 'សំបុត្រកំណើត' } });
  await userEvent.click(group.getByRole('button', { name: 'Checked at the school' }));
  expect(await screen.findByText(/has sent another file/)).toBeVisible();
});

test('leads through the list that it was opened from, by links and by keys', async () => {
  const b = backend.current;
  const { schoolId } = await stored();
  b.clock.advance(60);
  const newer = await apply(b, schoolId);
  navigation.search = new URLSearchParams({ schoolId });
  renderScreen(<ApplicationDetailScreen />);
  const walk = within(await screen.findByRole('navigation', { name: 'Applications of the list' }));
  const address = `/en/advisor/user/application/${newer.applicantId}?schoolId=${schoolId}`;
  expect(walk.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', address);
  expect(walk.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add a follow-up' }));
  const words = screen.getByRole('textbox', { name: /What is to be done/ });
  await userEvent.type(words, 'k');
  expect(navigation.push).not.toHaveBeenCalled();
  words.blur();
  await userEvent.keyboard('j');
  expect(navigation.push).not.toHaveBeenCalled();
  await userEvent.keyboard('k');
  expect(navigation.push).toHaveBeenCalledWith(address, expect.anything());
});

test('a note mentions a colleague by a tap, who is led to this page', async () => {
  renderScreen(<ApplicationDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a follow-up' }));
  const words = screen.getByRole('textbox', { name: /What is to be done/ });
  await userEvent.type(words, 'Look');
  await userEvent.click(await screen.findByRole('button', { name: '@Sok Dara' }));
  expect(words).toHaveValue('Look @Sok Dara ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('checkbox', { name: /@Sok Dara/ })).toBeInTheDocument();
  const { list } = notificationsResource.endpoints;
  const told = await call(backend.current, list, { params: { userId: colleague.id } }, colleague.token);
  expect(told.body.list.map(({ kind }) => kind)).toContain('mentioned');
});

test('staff take an application on and note what to do', async () => {
  renderScreen(<ApplicationDetailScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('You deal with this application.')).toBeInTheDocument();
  expect((await stored()).assignee?.userId).toBe(advisor.id);
  await userEvent.click(screen.getByRole('button', { name: 'Add a follow-up' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: /What is to be done/ }),
    'Ask for the certificate',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const task = await screen.findByRole('checkbox', { name: 'Ask for the certificate' });
  await userEvent.click(task);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Ask for the certificate' })).toBeChecked(),
  );
});
