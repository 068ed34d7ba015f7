import { createParser } from 'eventsource-parser';
import { joinedSignal } from '@/lib/live/joined-signal';
import { ApiError } from './api-error';
import { http } from './http';

export interface ServerSentEvent {
  id: string | null;
  data: unknown;
}

/** Streams send a heartbeat every 15 s; one that is silent for longer is dead, whatever the network reports. */
const silenceMaxMs = 40_000;

const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(
    response.status,
    body && typeof body === 'object' ? body : {},
    retryAfter > 0 ? retryAfter : null,
  );
};

/**
 * Reads a stream of the backend until it ends. `EventSource` would hide the status of a refusal, and with it whether
 * reconnecting makes sense.
 * @throws {ApiError} for every answer that is no stream, and `network` when the connection breaks or falls silent.
 */
export async function* readEventStream(
  path: string,
  { signal, lastEventId }: { signal: AbortSignal; lastEventId: string | null },
): AsyncGenerator<ServerSentEvent, void, void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMaxMs);
  const network = () => new ApiError(0, { code: 'network' });
  try {
    const response = await fetch(http.getUri({ url: path }), {
      headers: { accept: 'text/event-stream', ...(lastEventId !== null && { 'last-event-id': lastEventId }) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: joinedSignal(signal, silence.signal),
    }).catch(() => {
      throw network();
    });
    if (!response.ok || !response.body) throw await errorOf(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const news: ServerSentEvent[] = [];
    const parser = createParser({
      onEvent: ({ id = null, data }) => news.push({ id, data: JSON.parse(data) }),
    });
    for (;;) {
      const { value, done } = await reader.read().catch(() => {
        throw network();
      });
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMaxMs);
      parser.feed(decoder.decode(value, { stream: true }));
      yield* news.splice(0);
    }
  } finally {
    clearTimeout(timer);
    // Runs also when the consumer stops iterating.
    silence.abort();
  }
}
