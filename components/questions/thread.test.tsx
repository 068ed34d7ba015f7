import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { forumEvents, forumMessages, idempotencyKeys, questions, reports, users } from '@/backend/db/schema';
import { ToastHost } from '@/components/feedback/toast-host';
import { messagesResource } from '@/lib/contract/questions/messages';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { call } from '@/tests/support/backend';
import { say } from '@/tests/support/chats';
import { makePerson, type Person } from '@/tests/support/make';
import { makeHeldPosts, makeThread, makeWriter } from '@/tests/support/make-content';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { Thread } from './thread';
import { type ThreadPlace, ThreadSlot } from './thread-slot';

const backend = useScreenBackend();
const { add, list } = userAnswersResource.endpoints;
let asker: Person;
let reader: Person;
let place: ThreadPlace;
const shown = vi.fn<() => void>();

beforeEach(async () => {
  localStorage.clear();
  sharedQueryClient().clear();
  shown.mockClear();
  asker = await makePerson(backend.current);
  reader = await makeWriter(backend.current);
  const { questionId } = await makeThread(backend.current, { authorId: asker.id, title: 'Which major?' });
  const { ORGANIZATION_ID: organizationId, CONNECT_SUBJECT_ID: subjectId } = backend.current.deps.env;
  place = { organizationId, subjectId, questionId };
});

const params = () => ({
  orgId: place.organizationId,
  subjectId: place.subjectId,
  questionId: place.questionId,
});
const answerAs = (person: Person, answer: string) =>
  call(
    backend.current,
    add,
    { params: params(), body: { answer }, idempotencyKey: randomUUID() },
    person.token,
  );
const answers = async () =>
  (await call(backend.current, list, { params: params(), query: {} })).body.data.map(({ answer }) => answer);
const open = () =>
  renderScreen(
    <>
      <Thread place={place} isSignedIn onShown={shown} />
      <ToastHost />
    </>,
  );

test('a visitor’s text stands in the form after the log-in, and is sent once', async () => {
  const { unmount } = renderScreen(
    <ThreadSlot place={place} texts={{ heading: 'Answers', write: 'Write an answer' }}>
      <p>The page’s own answers</p>
    </ThreadSlot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Take both.');
  expect(screen.getByRole('link', { name: 'Log in and send' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(place.questionId)),
  );
  expect(screen.getByText('The page’s own answers')).toBeVisible();
  unmount();
  backend.signIn(reader);
  open();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await waitFor(() => expect(field).toHaveValue('Take both.'));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is shown')).toBeVisible();
  expect(await screen.findByText('Take both.', { selector: 'li p' })).toBeVisible();
  expect(field).toHaveValue('');
  expect(await answers()).toEqual(['Take both.']);
  // The page hides its own answers now.
  expect(shown).toHaveBeenCalled();
});

test('numbers are warned of, and a question that is gone keeps the text and says why', async () => {
  backend.signIn(reader);
  open();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, 'Call 012 345 678');
  expect(await screen.findByText(/Phone numbers, email addresses/)).toBeVisible();
  await backend.current.deps.db.delete(questions).where(eq(questions.id, place.questionId));
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/This question is no longer there/)).toBeVisible();
  expect(field).toHaveValue('Call 012 345 678');
});

test('who has too many held posts is told, and the text stays in the form and in the chat', async () => {
  backend.signIn(reader);
  await makeHeldPosts(backend.current, reader.id);
  open();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, 'One more');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/An advisor first reads what you have sent/)).toBeVisible();
  expect(field).toHaveValue('One more');
  await userEvent.click(screen.getByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello all{Enter}');
  expect(await log.findByText(/Not sent: an advisor first reads your posts/)).toBeVisible();
  expect(log.getByText('Hello all')).toBeVisible();
});

test('people under 18 find their name hidden, and others do not see it', async () => {
  await backend.current.deps.db.update(users).set({ dob: '2011-02-03' }).where(eq(users.id, reader.id));
  backend.signIn(reader);
  open();
  expect(await screen.findByRole('checkbox', { name: /^Hide my name/ })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'I wonder too.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('I wonder too.', { selector: 'li p' })).toBeVisible();
  const [seen] = (await call(backend.current, list, { params: params(), query: {} }, asker.token)).body.data;
  expect(seen?.writerNumber).toBe(2);
  expect(JSON.stringify(seen)).not.toMatch(/Dara/);
});

test('a reader follows, finds useful and reports; who asked accepts', async () => {
  await answerAs(reader, 'Ask a teacher.');
  const other = await makePerson(backend.current);
  backend.signIn(other);
  const { unmount } = open();
  const answer = within(await screen.findByRole('listitem'));
  await userEvent.click(answer.getByRole('button', { name: 'Useful' }));
  expect(await answer.findByRole('button', { name: 'Useful · 1', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
  await userEvent.click(answer.getByRole('button', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('button', { name: 'It asks for money' }));
  expect(await screen.findByText('Thank you. An advisor will look at it.')).toBeVisible();
  const said = await backend.current.deps.db.select().from(reports).where(eq(reports.userId, other.id));
  expect(said).toMatchObject([{ subjectKind: 'answer', reason: 'money' }]);
  unmount();
  sharedQueryClient().clear();
  backend.signIn(asker);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose as best answer' }));
  expect(await screen.findByText('Best answer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
});

test('a chat shows what others write, and keeps what cannot be sent until it can, once and in order', async () => {
  backend.signIn(reader);
  await say(backend.current, place.questionId, asker, 'Hello');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  expect(await log.findByText('Hello')).toBeVisible();
  backend.answer(messagesResource.endpoints.post, 'network-error', 'once');
  const field = screen.getByRole('textbox', { name: 'Your message' });
  await userEvent.type(field, 'ជំរាបសួរ{Enter}');
  expect(await log.findByText(/Not sent: no connection/)).toBeVisible();
  expect(field).toHaveValue('');
  await userEvent.type(field, 'Second{Enter}');
  await waitFor(() => expect(log.queryByText('Sending…')).not.toBeInTheDocument());
  await waitFor(() => expect(log.queryByText(/Not sent/)).not.toBeInTheDocument());
  const stored = await backend.current.deps.db
    .select({ text: forumMessages.text })
    .from(forumEvents)
    .innerJoin(forumMessages, eq(forumMessages.id, forumEvents.messageId))
    .where(eq(forumEvents.questionId, place.questionId))
    .orderBy(forumEvents.id);
  expect(stored.map(({ text }) => text)).toEqual(['Hello', 'ជំរាបសួរ', 'Second']);
  expect(log.getAllByText('Second')).toHaveLength(1);
});

test('one’s own message is deleted after a question, also below a hidden name; others’ have no such button', async () => {
  await backend.current.deps.db.update(users).set({ dob: '2011-02-03' }).where(eq(users.id, reader.id));
  backend.signIn(reader);
  await say(backend.current, place.questionId, asker, 'Hello');
  const id = await say(backend.current, place.questionId, reader, 'My number is wrong');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  const ask = async () =>
    userEvent.click(await log.findByRole('button', { name: /^Delete your message of/ }));
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    expect(dialog.getByText('My number is wrong')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  backend.answer(messagesResource.endpoints.remove, 'network-error', 'once');
  await ask();
  await confirm();
  await waitFor(() => expect(document.body).toHaveTextContent(/connection/i));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.body).toHaveTextContent('Your message is deleted.'));
  expect(log.queryByText('My number is wrong')).not.toBeInTheDocument();
  expect(log.getByText('Hello')).toBeVisible();
  const { db } = backend.current.deps;
  expect(await db.$count(forumMessages, eq(forumMessages.id, id))).toBe(0);
});

test('what was kept is sent by itself while nothing tells that the network is back', async () => {
  backend.signIn(reader);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  backend.answer(messagesResource.endpoints.post, 'network-error', 'once');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'From the bus{Enter}');
  expect(await log.findByText(/Not sent: no connection/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(log.queryByText(/Not sent/)).not.toBeInTheDocument());
  const stored = await backend.current.deps.db.$count(
    forumMessages,
    eq(forumMessages.questionId, place.questionId),
  );
  expect([stored, log.getAllByText('From the bus').length]).toEqual([1, 1]);
});

test('a message that was stored and never answered is sent again under its key, and stands in the chat once', async () => {
  backend.signIn(reader);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  const { db } = backend.current.deps;
  const stored = () => db.$count(forumMessages, eq(forumMessages.questionId, place.questionId));
  backend.answer(messagesResource.endpoints.post, 'lost-answer', 'once');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'From the bus{Enter}');
  expect(await log.findByText(/Not sent: no connection/)).toBeVisible();
  expect(await stored()).toBe(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(log.queryByText(/Not sent/)).not.toBeInTheDocument());
  expect([await stored(), log.getAllByText('From the bus').length]).toEqual([1, 1]);
  const keys = and(eq(idempotencyKeys.owner, reader.id), isNotNull(idempotencyKeys.response));
  expect(await db.$count(idempotencyKeys, keys)).toBe(1);
});

test('one’s own message is put right in its place, and its writer sees that it was read', async () => {
  backend.signIn(reader);
  await say(backend.current, place.questionId, asker, 'Hello');
  const id = await say(backend.current, place.questionId, reader, 'We meet at eigth');
  const { db } = backend.current.deps;
  await db.update(forumMessages).set({ createdAt: new Date() }).where(eq(forumMessages.id, id));
  const { read } = messagesResource.endpoints;
  await call(
    backend.current,
    read,
    { params: { questionId: place.questionId }, body: { messageId: id } },
    asker.token,
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the chat' }));
  const log = within(await screen.findByRole('log', { name: 'Chat' }));
  await waitFor(() => expect(log.getByText('Seen by 1 person')).toBeVisible());
  await userEvent.click(log.getByRole('button', { name: /^Change your message of/ }));
  const field = log.getByRole('textbox', { name: 'Your message, changed' });
  await userEvent.clear(field);
  await userEvent.type(field, 'x{Enter}');
  await waitFor(() => expect(log.getByText(/one letter/)).toBeVisible());
  expect(field).toHaveValue('x');
  await userEvent.clear(field);
  await userEvent.type(field, 'We meet at eight{Enter}');
  await waitFor(() => expect(log.getByText('We meet at eight')).toBeVisible());
  await waitFor(() => expect(log.getByText(/Edited/)).toBeVisible());
  expect(log.queryByRole('textbox')).not.toBeInTheDocument();
});
