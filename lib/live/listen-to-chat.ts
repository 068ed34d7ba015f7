import { focusManager } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error';
import { readEventStream } from '@/lib/api/event-stream';
import { request } from '@/lib/api/resource-client';
import { chatEvent, liveResource } from '@/lib/contract/forum/live';
import type { ChatListener } from './firestore-messages';

const pauseMinMs = 1_000;
const pauseMaxMs = 30_000;

const { access: accessEndpoint, chat } = liveResource.endpoints;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Nobody reads a page that is not looked at, and a browser has few connections to one server. */
const untilLookedAt = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (focusManager.isFocused()) return resolve();
    const stop = focusManager.subscribe((isFocused) => {
      if (isFocused) done();
    });
    const done = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
  });

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
    // Gone on from where it was cut, nothing was missed.
    if (event.success && !(isResumed && event.data.type === 'ready')) onEvent(event.data);
    place.lastEventId = id ?? place.lastEventId;
  }
};

const listenOnce = async (questionId: string, listener: ChatListener, place: Place, signal: AbortSignal) => {
  const access = await request(accessEndpoint, {}, { signal });
  if (access.store === 'events') return listenAtStream(questionId, listener, place, signal);
  // The SDK is large; only sites that have a Firestore load it, when a chat is opened.
  const { listenAtFirestore } = await import('./firestore-messages');
  return listenAtFirestore(access, questionId, listener, signal);
};

/** Coming back would be refused again: no session, or no such chat. */
const isFinal = (error: unknown) => [401, 403, 404].some((status) => isApiError(error, status));

/** Like `signal`, and over as well when the page is looked away from. */
const whileLookedAt = (signal: AbortSignal) => {
  const away = new AbortController();
  const stop = focusManager.subscribe((isFocused) => {
    if (!isFocused) away.abort();
  });
  return { signal: AbortSignal.any([signal, away.signal]), stop };
};

const listen = async (questionId: string, listener: ChatListener, signal: AbortSignal): Promise<void> => {
  const place: Place = { lastEventId: null };
  let failures = 0;
  for (;;) {
    await untilLookedAt(signal);
    if (signal.aborted) return;
    const looked = whileLookedAt(signal);
    let waitMs = pauseMinMs;
    try {
      await listenOnce(questionId, listener, place, looked.signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      listener.onLive(false);
      if (isFinal(error)) return;
      failures = looked.signal.aborted ? 0 : failures + 1;
      const asked = isApiError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
      waitMs = asked + Math.min(pauseMaxMs, pauseMinMs * 2 ** Math.max(0, failures - 1));
    } finally {
      looked.stop();
    }
    // Spread out, so that not everybody comes back at once after a restart.
    await pause(waitMs + Math.random() * pauseMinMs, signal);
  }
};

/**
 * Hears what happens in a question's chat, from whichever store the backend names, and comes back after every break.
 * @returns a function that ends it.
 */
export function listenToChat(questionId: string, listener: ChatListener): () => void {
  const abort = new AbortController();
  void listen(questionId, listener, abort.signal);
  return () => abort.abort();
}
