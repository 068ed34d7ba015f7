import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { questions, userAnswers } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { questionsResource } from '@/lib/contract/questions/questions';
import { reportsResource } from '@/lib/contract/review/reports';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeThread } from '@/tests/support/make-content';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { organizationId } from '@/lib/env/organization';
import { SalaConnectScreen } from './sala-connect-screen';
import { AdvisorAnswerDetailScreen } from '@/components/questions/pages/advisor/sala-connect/answer/answer-detail-screen';

const backend = useScreenBackend();
const { create, find, search } = questionsResource.endpoints;
let advisor: Person;

beforeEach(async () => {
  await backend.current.deps.db.delete(questions);
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
  navigation.search = new URLSearchParams();
});

const ask = async (title: string, hideName = false) => {
  const { token } = await makePerson(backend.current);
  const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = backend.current.deps.env;
  const params = { orgId, subjectId };
  const body = { title, hideName };
  return (await call(backend.current, create, { params, body, idempotencyKey: randomUUID() }, token)).body;
};
const table = async () => within(await screen.findByRole('table', { name: 'Questions' }));
const open = (questionId: string) => {
  navigation.params = { questionId };
  renderScreen(
    <>
      <AdvisorAnswerDetailScreen />
      <ToastHost />
    </>,
  );
};

test('what waits for an answer comes the oldest first, and is marked after two days', async () => {
  await makeThread(backend.current, { title: 'An old question' });
  backend.current.clock.advance(60);
  await makeThread(backend.current, { title: 'A newer question' });
  renderScreen(<SalaConnectScreen organizationId={organizationId()} />);
  const links = (await (await table()).findAllByRole('link')).map(({ textContent }) => textContent);
  expect(links).toEqual(['An old question', 'A newer question']);
});

test('a held question is released in the list, with a reason', async () => {
  await ask('My first one', true);
  navigation.search = new URLSearchParams('view=held');
  renderScreen(<SalaConnectScreen organizationId={organizationId()} />);
  const rows = await table();
  expect(await rows.findByText('Who asked (name hidden)')).toBeVisible();
  for (const box of rows.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  const bar = within(screen.getByRole('region', { name: /selected/i }));
  await userEvent.click(bar.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Show/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A good question');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Nothing is held')).toBeVisible();
});

test('an advisor answers, looks who asked, and deletes', async () => {
  const { questionId } = await ask('Who am I?', true);
  await backend.current.deps.db.update(questions).set({ state: 'open', heldAt: null });
  open(questionId);
  expect(await screen.findByRole('heading', { name: 'Who am I?' })).toBeVisible();
  expect(screen.queryByText(/Dara/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'You are you.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('You are you.', { selector: 'li p' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show names' }));
  expect(await screen.findByText('Who asked (name hidden): Dara Sok')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this question?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The question is deleted')).toBeVisible();
  const left = await call(backend.current, find, { params: { questionId } }, advisor.token);
  expect(left.status).toBe(404);
});

test('a duplicate is chosen among the similar ones', async () => {
  const [one, other] = [
    await makeThread(backend.current, { title: 'How much is a dormitory in Phnom Penh?' }),
    await makeThread(backend.current, { title: 'How much does a dormitory cost in Phnom Penh?' }),
  ];
  open(one.questionId);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as duplicate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Marked as a duplicate')).toBeVisible();
  const read = await call(backend.current, find, { params: { questionId: one.questionId } }, advisor.token);
  expect(read.body).toMatchObject({ state: 'merged', mergedInto: other.questionId });
});

test.each([
  ['en', 'Questions', 'An answer is held', 'Shown'],
  ['km', 'សំណួរ', 'ចម្លើយរង់ចាំពិនិត្យ', 'កំពុងបង្ហាញ'],
] as const)(
  'a question that is held for its answer says so, in %s',
  async (locale, title, isHeld, isShown) => {
    const { questionId } = await makeThread(backend.current, { title: 'A question that is shown' });
    const { db, clock } = backend.current.deps;
    const writer = await makePerson(backend.current);
    await db.insert(userAnswers).values({
      questionId,
      userId: writer.id,
      authorRole: 'student',
      answer: 'A first answer',
      state: 'held',
      heldAt: clock.now(),
      createdAt: clock.now(),
      updatedAt: clock.now(),
    });
    navigation.search = new URLSearchParams('view=held');
    renderScreen(<SalaConnectScreen organizationId={organizationId()} />, { locale });
    const row = within(
      (
        await within(await screen.findByRole('table', { name: title })).findByRole('link', {
          name: 'A question that is shown',
        })
      ).closest('tr') ?? document.body,
    );
    expect(row.getByText(isHeld)).toBeVisible();
    expect(row.queryByText(isShown)).toBeNull();
  },
);

test('a list that cannot be read offers another try', async () => {
  backend.answer(search, { status: 500 }, 'once');
  renderScreen(<SalaConnectScreen organizationId={organizationId()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything is answered')).toBeVisible();
});

test('keys work from anywhere: walk, choose, release with one reason; what others decided meanwhile is named', async () => {
  const one = await ask('A first question of mine');
  backend.current.clock.advance(60);
  const other = await ask('A second question of mine');
  navigation.search = new URLSearchParams('view=held');
  renderScreen(<SalaConnectScreen organizationId={organizationId()} />);
  const rows = await table();
  await rows.findByRole('link', { name: 'A first question of mine' });
  // The focus is nowhere, as after a click into the page.
  await userEvent.keyboard('r');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(rows.getByRole('link', { name: 'A first question of mine' })).toHaveFocus();
  await userEvent.keyboard('xjx');
  expect(rows.getByRole('link', { name: 'A second question of mine' })).toHaveFocus();
  const decided = {
    kind: 'question' as const,
    id: other.questionId,
    decision: 'release' as const,
    reason: 'Mine',
  };
  const input = { body: { rows: [decided] }, idempotencyKey: randomUUID() };
  await call(backend.current, reportsResource.endpoints.decide, input, advisor.token);
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide 2 entries' }));
  expect(dialog.getByRole('radio', { name: /^Show/ })).toBeChecked();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Both are good');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(
    await dialog.findByText(/“A second question of mine”: somebody has decided it meanwhile/),
  ).toBeVisible();
  const read = await call(backend.current, find, { params: { questionId: one.questionId } }, advisor.token);
  expect(read.body.state).toBe('open');
});

test('the page of a question has its keys: release, answer, and the next one of the list', async () => {
  const first = await ask('Question one of two');
  backend.current.clock.advance(60);
  const second = await ask('Question two of two');
  navigation.search = new URLSearchParams('view=held');
  open(first.questionId);
  expect(await screen.findByRole('link', { name: /next row/ })).toHaveAttribute(
    'href',
    expect.stringContaining(second.questionId),
  );
  await userEvent.keyboard('j');
  expect(navigation.push).toHaveBeenLastCalledWith(expect.stringContaining(second.questionId), {});
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  expect(dialog.getByRole('radio', { name: /^Show/ })).toBeChecked();
});
