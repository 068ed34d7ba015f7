import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import type { Listen } from '@/backend/db/listen';
import { sessions, users } from '@/backend/db/schema';
import type { Clock, Logger } from '@/backend/process';
import { tooMany, Refusal } from '@/backend/errors';
import { liveChannel } from '@/backend/gateways/realtime';
import {
  streamBeatEveryChecks,
  streamCheckMs,
  streamLagMaxBytes,
  streamsMax,
  streamsPerAddressMax,
  streamsPerPersonMax,
} from '@/backend/limits';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression or buffering by a proxy would delay events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
const retryAfterSeconds = 30;
const reconnectMs = 2_000;

export interface LiveEvent {
  /** The browser's `Last-Event-ID` when it reconnects. */
  id?: number;
  data: object;
  /** The stream ends with it. */
  isLast?: boolean;
}

interface Subscription {
  topic: string;
  caller: { id: string; sessionId: string };
  address: string;
  /** The expiry of the access token; the browser reconnects with another. */
  endsAt: Date;
  signal: AbortSignal;
  /** New events since the last call; null when the topic no longer exists. */
  pull: () => Promise<LiveEvent[] | null>;
}

export interface LiveHub {
  /** Opens a stream. @throws 429 when this person, address or process has too many, 503 while the process stops. */
  open: (subscription: Subscription) => Response;
  /** Ends every stream and refuses new ones; browsers reconnect to another process. */
  close: () => Promise<void>;
  /** How many streams are open. */
  size: () => number;
}

interface Stream extends Subscription {
  write: (text: string) => void;
  end: () => void;
  isPulling: boolean;
  isDue: boolean;
}

const encoder = new TextEncoder();
const frame = ({ id, data }: LiveEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The sessions among these that are valid. */
const openSessions = async (db: Db, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), isNull(sessions.revokedAt), eq(users.enabled, true)));
  return new Set(rows.map(({ id }) => id));
};

/** The body of a stream, which is among `streams` until its reader leaves, lags behind, or it is ended. */
const bodyOf = (
  streams: Set<Stream>,
  subscription: Subscription,
  pull: (stream: Stream) => Promise<void>,
): ReadableStream<Uint8Array> => {
  let stream: Stream | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          if (!stream || !streams.delete(stream)) return;
          subscription.signal.removeEventListener('abort', end);
          controller.close();
        };
        const write = (text: string) => {
          if (!stream || !streams.has(stream)) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -streamLagMaxBytes) end();
        };
        stream = { ...subscription, write, end, isPulling: false, isDue: false };
        streams.add(stream);
        if (subscription.signal.aborted) return end();
        subscription.signal.addEventListener('abort', end, { once: true });
        write(`retry: ${reconnectMs}\n\n`);
        void pull(stream);
      },
      cancel: () => {
        if (stream) streams.delete(stream);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  );
};

/**
 * The streams of one process. The database notifies it of events, so any number of processes may share one; it also
 * polls, in case a notification was missed.
 */
export function createLiveHub(options: {
  db: Db;
  listen: Listen;
  clock: Clock;
  log: Logger;
  checkMs?: number;
}): LiveHub {
  const { db, listen, clock, log, checkMs = streamCheckMs } = options;
  const streams = new Set<Stream>();
  let listening: Promise<() => Promise<void>> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;
  let isClosed = false;

  const failed = (error: unknown) =>
    log.error('live', { reason: error instanceof Error ? error.message : 'unknown' });

  const pull = async (stream: Stream): Promise<void> => {
    stream.isDue = true;
    if (stream.isPulling) return;
    stream.isPulling = true;
    try {
      while (stream.isDue && streams.has(stream)) {
        stream.isDue = false;
        const events = await stream.pull();
        if (events === null) return stream.end();
        for (const event of events) stream.write(frame(event));
        if (events.some(({ isLast }) => isLast)) return stream.end();
      }
    } catch (error) {
      // The reader reconnects and resumes.
      failed(error);
      stream.end();
    } finally {
      stream.isPulling = false;
    }
  };

  const pullAll = (topic: string | null) => {
    for (const stream of streams) if (topic === null || stream.topic === topic) void pull(stream);
  };

  const endRevoked = async () => {
    // Streams that open during the query are checked next time.
    const known = [...streams];
    const active = await openSessions(db, [...new Set(known.map(({ caller }) => caller.sessionId))]);
    const now = clock.now();
    for (const stream of known) {
      // It may have a last word.
      if (!active.has(stream.caller.sessionId)) void pull(stream).then(stream.end);
      else if (stream.endsAt <= now) stream.end();
    }
  };

  const check = () => {
    checks += 1;
    endRevoked().catch(failed);
    if (checks % streamBeatEveryChecks !== 0) return;
    for (const stream of streams) stream.write(': \n\n');
    pullAll(null);
  };

  const begin = () => {
    timer ??= setInterval(check, checkMs).unref();
    listening ??= listen(liveChannel, pullAll).catch((error: unknown) => {
      failed(error);
      listening = undefined;
      return async () => undefined;
    });
  };

  const refuseTooMany = ({ caller, address }: Subscription) => {
    let [ofPerson, ofAddress] = [0, 0];
    for (const stream of streams) {
      if (stream.caller.id === caller.id) ofPerson += 1;
      if (stream.address === address) ofAddress += 1;
    }
    const isFull =
      streams.size >= streamsMax || ofPerson >= streamsPerPersonMax || ofAddress >= streamsPerAddressMax;
    if (isFull) throw tooMany(retryAfterSeconds);
  };

  const open = (subscription: Subscription): Response => {
    if (isClosed) throw new Refusal(503, 'stopping', 'Please connect again.', { retryAfterSeconds: 1 });
    refuseTooMany(subscription);
    begin();
    return new Response(bodyOf(streams, subscription, pull), { headers });
  };

  return {
    open,
    size: () => streams.size,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      for (const stream of streams) stream.end();
      await (
        await listening
      )?.();
    },
  };
}
