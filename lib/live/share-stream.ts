import { readEventStream } from '@/lib/api/event-stream';
import { keepListening } from './keep-listening';
import type { LiveTopic } from './live-topic';

export interface LiveListener<Event> {
  onEvent: (event: Event) => void;
  /** Whether live updates arrive at present. */
  onLive: (isLive: boolean) => void;
}

type TabMessage = { type: 'ask' } | { type: 'break' } | { type: 'event'; data: unknown };

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'ask' || value.type === 'break' || (value.type === 'event' && 'data' in value));

/** Runs in one tab at a time; in every tab when the browser has no locks, as on plain http. */
const asLeader = async (name: string, signal: AbortSignal, lead: () => Promise<void>) => {
  if (!navigator.locks) return lead();
  await navigator.locks.request(name, { signal }, lead);
};

/**
 * Subscribes to a topic with one stream for all tabs of this browser: a visible tab reads it and forwards events to
 * the others; when it is closed or hidden, the next tab takes over.
 * @returns a function to unsubscribe.
 */
export function shareStream<Event>(topic: LiveTopic<Event>, listener: LiveListener<Event>): () => void {
  const name = `sala-live:${topic.path}`;
  const abort = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  /** The newest message of the stream that this tab reads. */
  let newest: TabMessage | null = null;
  const tell = (message: TabMessage) => channel?.postMessage(message);
  const take = (data: unknown): boolean => {
    const event = topic.schema.safeParse(data);
    if (!event.success) return false;
    listener.onLive(true);
    listener.onEvent(event.data);
    return true;
  };
  const onBreak = () => {
    newest = null;
    listener.onLive(false);
  };
  const lead = async (signal: AbortSignal) => {
    try {
      for await (const { data } of readEventStream(topic.path, { signal, lastEventId: null })) {
        if (!take(data)) continue;
        newest = { type: 'event', data };
        tell(newest);
      }
    } finally {
      newest = null;
      if (!abort.signal.aborted) listener.onLive(false);
      tell({ type: 'break' });
    }
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return;
    if (data.type === 'event') take(data.data);
    else if (data.type === 'ask') {
      if (newest) tell(newest);
    }
    // Sent by the previous reader, while this tab may already read the stream.
    else if (!newest) listener.onLive(false);
  });
  // Asks the tab that reads the stream for its latest message.
  tell({ type: 'ask' });
  void keepListening((signal) => asLeader(name, signal, () => lead(signal)), onBreak, abort.signal);
  return () => {
    abort.abort();
    // After the leading tab has announced its end.
    setTimeout(() => channel?.close());
  };
}
