/** One event of a stream as it was sent. */
interface SentEvent<T> {
  id: string | null;
  data: T;
}

export interface OpenStream<T> {
  status: number;
  headers: Headers;
  /** The next event; null when the stream has ended. Heartbeats are skipped. */
  next: () => Promise<SentEvent<T> | null>;
  /** The next piece of text, including heartbeats. */
  nextText: () => Promise<string | null>;
  close: () => void;
}

/** Reads a stream of server-sent events from any answer, piece by piece. */
export async function readStream<T>(
  fetchIt: (signal: AbortSignal) => Response | Promise<Response>,
): Promise<OpenStream<T>> {
  const abort = new AbortController();
  const response = await fetchIt(abort.signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const nextText = async () => {
    const { value, done } = (await reader?.read().catch(() => null)) ?? { value: undefined, done: true };
    return done ? null : (value ?? null);
  };
  const next = async (): Promise<SentEvent<T> | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end < 0) {
        const text = await nextText();
        if (text === null) return null;
        rest += text;
        continue;
      }
      const block = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined)
        return { id: /^id: (.*)$/m.exec(block)?.[1] ?? null, data: JSON.parse(data) as T };
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    nextText,
    close: () => {
      abort.abort();
      reader?.cancel().catch(() => undefined);
    },
  };
}
