import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveResource } from '@/lib/contract/questions/live';
import { makeChat, say, unsay } from '@/tests/support/chats';
import { makePerson } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { useQuestionMessages } from './use-question-messages';

const backend = useScreenBackend();

function Chat({ questionId }: { questionId: string }) {
  const { query, isLive } = useQuestionMessages(questionId);
  return (
    <section>
      <p role="status">{isLive ? 'live' : 'asking'}</p>
      <p data-testid="total">{query.data?.countTotal}</p>
      <ul>
        {query.data?.data.map(({ messageId, text }) => (
          <li key={messageId}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const open = async () => {
  const { questionId, author } = await makeChat(backend.current);
  await say(backend.current, questionId, author, 'One');
  const reader = await makePerson(backend.current);
  backend.signIn(reader);
  return { questionId, author, ...renderScreen(<Chat questionId={questionId} />) };
};

test('shows what is said and taken back as it happens, and stops listening with the page', async () => {
  const { questionId, author, unmount } = await open();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('live'));
  await waitFor(() => expect(shown()).toEqual(['One']));
  backend.current.clock.advance(1);
  const two = await say(backend.current, questionId, author, 'ពីរ');
  await waitFor(() => expect(shown()).toEqual(['ពីរ', 'One']));
  expect(screen.getByTestId('total')).toHaveTextContent('2');
  await unsay(backend.current, questionId, author, two);
  await waitFor(() => expect(shown()).toEqual(['One']));
  expect(backend.current.deps.live.size()).toBe(1);
  unmount();
  await waitFor(() => expect(backend.current.deps.live.size()).toBe(0));
});

test('asks for the list while no stream answers, and listens once one does', async () => {
  backend.answer(liveResource.endpoints.chat, { status: 503 });
  const { questionId, author } = await open();
  await waitFor(() => expect(shown()).toEqual(['One']));
  expect(screen.getByRole('status')).toHaveTextContent('asking');
  backend.current.clock.advance(1);
  await say(backend.current, questionId, author, 'Two');
  // The list is polled every ten seconds.
  await waitFor(() => expect(shown()).toEqual(['Two', 'One']), { timeout: 15_000 });
  expect(screen.getByRole('status')).toHaveTextContent('asking');
}, 40_000);

test('comes back by itself after a break and misses nothing', async () => {
  backend.answer(liveResource.endpoints.access, 'network-error', 'once');
  const { questionId, author } = await open();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('live'));
  backend.current.clock.advance(1);
  await say(backend.current, questionId, author, 'Two');
  await waitFor(() => expect(shown()).toEqual(['Two', 'One']));
});
