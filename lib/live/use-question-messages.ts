'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forumApi } from '@/lib/api/forum';
import { applyChatEvent, type ChatPage } from './apply-chat-event';
import { listenToChat } from './listen-to-chat';

const pollIntervalMs = 10_000;

const optionsOf = (questionId: string) => forumApi.messages.list.queryOptions({ params: { questionId } });

/**
 * The newest messages of a question's chat, newest first, with live updates from the server's stream or from
 * Firestore, whichever is configured. While neither works, the list is polled every ten seconds. `isLive` says which.
 */
export function useQuestionMessages(questionId: string) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const query = useQuery({ ...optionsOf(questionId), refetchInterval: isLive ? false : pollIntervalMs });
  useEffect(() => {
    const { queryKey } = optionsOf(questionId);
    const stop = listenToChat(questionId, {
      onLive: setLive,
      onEvent: (event) => {
        client.setQueryData(queryKey, (page: ChatPage | undefined) => page && applyChatEvent(page, event));
        // Events before the subscription, or between the list and an event, are in the list.
        const isUnknown = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
        if (event.type === 'ready' || event.type === 'reload' || isUnknown)
          void client.invalidateQueries({ queryKey });
      },
    });
    return () => {
      stop();
      setLive(false);
    };
  }, [client, questionId]);
  return { query, isLive };
}
