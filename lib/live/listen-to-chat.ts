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
export function listenToChat(questionId: string, listener: ChatListener): () => void {
  const abort = new AbortController();
  const place: Place = { lastEventId: null };
  void keepListening(
    (signal) => listenOnce(questionId, listener, place, signal),
    () => listener.onLive(false),
    abort.signal,
  );
  return () => abort.abort();
}
