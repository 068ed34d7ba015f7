'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forumApi } from '@/lib/api/forum';
import { applyChatEvent, type ChatPage } from './apply-chat-event';
import { readEventStream } from '@/lib/api/event-stream';
import { request } from '@/lib/api/resource-client';
import { chatEvent, liveResource } from '@/lib/contract/questions/live';
import type { ChatListener } from './firestore-messages';
import { keepListening } from './keep-listening';

const { access: accessEndpoint, chat } = liveResource.endpoints;

interface Place {
  lastEventId: string | null;
}

const listenAtStream = async (
  questionId: string,
  { onEvent, onLive }: ChatListener,
  place: Place,
  signal: AbortSignal,
) => {
  const isResumed = place.lastEventId !== null;
  const path = chat.path.replace(':questionId', encodeURIComponent(questionId));
  for await (const { id, data } of readEventStream(path, { signal, lastEventId: place.lastEventId })) {
    onLive(true);
    const event = chatEvent.safeParse(data);
    // Resumed from the last event: nothing was missed.
    if (event.success && !(isResumed && event.data.type === 'ready')) onEvent(event.data);
    place.lastEventId = id ?? place.lastEventId;
  }
};

const listenOnce = async (questionId: string, listener: ChatListener, place: Place, signal: AbortSignal) => {
  const access = await request(accessEndpoint, {}, { signal });
  if (access.store === 'events') return listenAtStream(questionId, listener, place, signal);
  // The SDK is large; only sites with a Firestore load it, when a chat is opened.
  const { listenAtFirestore } = await import('./firestore-messages');
  return listenAtFirestore(access, questionId, listener, signal);
};

/**
 * Subscribes to the events of a question's chat, from the store that the backend names, and reconnects after every
 * interruption.
 * @returns a function to unsubscribe.
 */
function listenToChat(questionId: string, listener: ChatListener): () => void {
  const abort = new AbortController();
  const place: Place = { lastEventId: null };
  void keepListening(
    (signal) => listenOnce(questionId, listener, place, signal),
    () => listener.onLive(false),
    abort.signal,
  );
  return () => abort.abort();
}

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
