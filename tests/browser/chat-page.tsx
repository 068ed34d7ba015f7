import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { useQuestionMessages } from '@/lib/live/use-question-messages';
import { makeQueryClient } from '@/lib/query/query-client';

const questionId = new URLSearchParams(location.search).get('question') ?? '';

/** The hook on a page of its own; `data-live` says whether live updates arrive. */
function Chat() {
  const { query, isLive } = useQuestionMessages(questionId);
  return (
    <ul data-live={isLive}>
      {query.data?.data.map(({ messageId, text, author }) => (
        <li key={messageId}>{`${author?.name} ${text}`}</li>
      ))}
    </ul>
  );
}

createRoot(document.body).render(
  <QueryClientProvider client={makeQueryClient()}>
    <Chat />
  </QueryClientProvider>,
);
