import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { questions } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { questionsResource } from '@/lib/contract/questions/questions';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { makeHeldPosts, makeThread, makeWriter } from '@/tests/support/make-content';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AnswerScreen } from './answer-screen';
import { EditableScreen, ForumAnswerEditScreen } from '@/components/questions/pages/forum/answer/edit-screen';
import { QuestionScreen } from './question-screen';

const backend = useScreenBackend();
const { update } = questionsResource.endpoints;
let person: Person;

const place = () => {
  const { ORGANIZATION_ID: organizationId, CONNECT_SUBJECT_ID: subjectId } = backend.current.deps.env;
  return { organizationId, subjectId };
};
const asked = () => backend.current.deps.db.select().from(questions).where(eq(questions.userId, person.id));

beforeEach(async () => {
  localStorage.clear();
  sharedQueryClient().clear();
  await backend.current.deps.db.delete(questions);
  navigation.search = new URLSearchParams();
  person = await makePerson(backend.current);
  backend.signIn(person);
});

const title = () => screen.findByRole('textbox', { name: 'Your question' });

test('a question is asked once; the first ones say that an advisor reads them before others', async () => {
  const { questionId } = await makeThread(backend.current);
  const tagged = { tags: ['nursing', 'law'], tagsFold: ['nursing', 'law'] };
  await backend.current.deps.db.update(questions).set(tagged).where(eq(questions.id, questionId));
  const { unmount } = renderScreen(<QuestionScreen place={place()} />);
  await userEvent.type(await title(), 'Can I study law at night?');
  unmount();
  renderScreen(<QuestionScreen place={place()} />);
  // What was typed is still there.
  await waitFor(async () => expect(await title()).toHaveValue('Can I study law at night?'));
  // The tag that the title names stands first.
  const tags = within(await screen.findByRole('group', { name: 'Tags' })).getAllByRole('button');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['law', 'nursing']);
  await userEvent.click(screen.getByRole('button', { name: 'law' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide my name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText('Your question is sent')).toBeVisible();
  expect(await asked()).toMatchObject([
    { title: 'Can I study law at night?', tags: ['law'], hideName: true, state: 'held' },
  ]);
});

test('with too many held posts the form says so and keeps the question', async () => {
  await makeHeldPosts(backend.current, person.id);
  renderScreen(<QuestionScreen place={place()} />);
  await userEvent.type(await title(), 'Can I study law at night?');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/An advisor first reads what you have sent/)).toBeVisible();
  expect(await title()).toHaveValue('Can I study law at night?');
});

test('questions that ask the same stand beside the title, in another spelling too', async () => {
  const { questionId } = await makeThread(backend.current, { title: 'តើខ្ញុំរកអាហារូបករណ៍រៀនអាយធីនៅឯណា?' });
  await backend.current.deps.db.update(questions).set({ answerCount: 1 }).where(eq(questions.id, questionId));
  renderScreen(<QuestionScreen place={place()} />);
  await userEvent.type(await title(), 'scholarship រៀន IT');
  const link = await screen.findByRole('link', { name: 'តើខ្ញុំរកអាហារូបករណ៍រៀនអាយធីនៅឯណា?' });
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('button', { name: 'That answers it' }));
  await waitFor(() => expect(navigation.push.mock.lastCall?.[0]).toContain(questionId));
  // Nothing of it is kept for later.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sala-question'))).toEqual([]);
});

test('a question about a programme goes to its school', async () => {
  person = await makeWriter(backend.current);
  backend.signIn(person);
  const { id: schoolId } = await makeSchool(backend.current, { name: 'Kite School' });
  const subjectId = await makeProgram(backend.current, schoolId, { name: 'Bachelor of Kites' });
  navigation.search = new URLSearchParams({ subject: subjectId, title: 'How long is it?' });
  renderScreen(<QuestionScreen place={place()} />);
  expect(await screen.findByText('About Bachelor of Kites, Kite School')).toBeVisible();
  await waitFor(async () => expect(await title()).toHaveValue('How long is it?'));
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  await waitFor(async () => expect(await asked()).toHaveLength(3));
  expect(await asked()).toContainEqual(
    expect.objectContaining({ organizationId: schoolId, subjectId, title: 'How long is it?' }),
  );
});

test('one’s own questions say why they are not shown, and lead to where they can be changed', async () => {
  const { questionId } = await makeThread(backend.current, { authorId: person.id, title: 'Held one' });
  await backend.current.deps.db
    .update(questions)
    .set({ state: 'held', heldAt: backend.current.clock.now() })
    .where(eq(questions.id, questionId));
  navigation.search = new URLSearchParams('view=held');
  renderScreen(<AnswerScreen place={place()} />);
  const [link] = await screen.findAllByRole('link', { name: 'Held one' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/forum/answer/${questionId}/edit`));
  expect(screen.getAllByText(/An advisor reads it first/).length).toBeGreaterThan(0);
});

test('what is followed is not offered for editing', async () => {
  renderScreen(<EditableScreen organizationId={place().organizationId} />);
  expect(await screen.findByText('You have not asked yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Followed' })).not.toBeInTheDocument();
});

test('a change over another one shows both before anything is overwritten', async () => {
  const { questionId } = await makeThread(backend.current, { authorId: person.id, title: 'First words' });
  navigation.params = { id: questionId };
  renderScreen(
    <>
      <ForumAnswerEditScreen />
      <ToastHost />
    </>,
  );
  const field = await title();
  await userEvent.clear(field);
  await userEvent.type(field, 'My words');
  const { organizationId: orgId, subjectId } = place();
  const params = { orgId, subjectId, questionId };
  const body = { title: 'Words of my other tab' };
  const version = (await asked())[0]?.version ?? 0;
  await call(backend.current, update, { params, body, version }, person.token);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Words of my other tab')).toBeVisible();
  expect(field).toHaveValue('My words');
  await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your change is saved')).toBeVisible();
  expect(await asked()).toMatchObject([{ title: 'My words' }]);
});

test('a question of somebody else cannot be edited', async () => {
  const { questionId } = await makeThread(backend.current, { title: `Theirs ${randomUUID()}` });
  navigation.params = { id: questionId };
  renderScreen(<ForumAnswerEditScreen />);
  expect(await screen.findByText(/couldn't find this page/)).toBeVisible();
});

test('a tag that the list leads here with is followed; its questions stand below, and the bell can be silent', async () => {
  const { questionId } = await makeThread(backend.current, { title: 'How do I become a nurse?' });
  const tagged = { tags: ['Nursing'], tagsFold: ['nursing'] };
  await backend.current.deps.db.update(questions).set(tagged).where(eq(questions.id, questionId));
  navigation.search = new URLSearchParams('view=tags&tag=nursing');
  renderScreen(<AnswerScreen place={place()} />);
  expect(await screen.findByText(/You follow no tag yet/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Tag' })).toHaveValue('nursing');
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect((await screen.findAllByRole('link', { name: 'How do I become a nurse?' })).length).toBeGreaterThan(
    0,
  );
  const bell = screen.getByRole('checkbox', { name: 'Tell me of new questions' });
  expect(bell).toBeChecked();
  await userEvent.click(bell);
  await waitFor(() => expect(bell).not.toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow nursing' }));
  expect(await screen.findByText(/You follow no tag yet/)).toBeVisible();
});
