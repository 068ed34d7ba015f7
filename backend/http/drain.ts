import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const exitWithinMs = 15_000;
/** Time for clients to send their next request on a connection of theirs, whose answer then ends it. */
const lastRequestsWithinMs = 1_000;
const lookEveryMs = 50;

/** A turn of the event loop this short had next to nothing to read. */
const quietTurnMs = 0.5;
/** One turn takes in one connection of those that wait, so that a single quiet one says little. */
const quietTurns = 4;
/** A process that is never quiet goes by its new connections alone, and then by nothing. */
const quietWithinMs = 1_000;

interface Drain {
  /** How long it goes on taking requests, so that a balancer can look elsewhere. */
  drainMs: number;
  /** `/readyz` says no from now on. */
  onStopping: () => void;
  /** Ends what never ends by itself, such as streams. */
  endStreams: () => void;
  close: () => Promise<void>;
}

/**
 * On SIGTERM or SIGINT every request that has come is answered, and the process then ends with 0.
 *
 * Until the port is closed connections stay open as ever: clients whose connections were ended meanwhile would open others,
 * and whatever waits in the queue of a port that is closed gets reset.
 */
export function drainOnSignal(server: Server, { drainMs, onStopping, endStreams, close }: Drain): void {
  let isStopping = false;
  let isClosed = false;
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    // The client then opens a connection elsewhere for its next request.
    if (isClosed) response.shouldKeepAlive = false;
  });

  /** Resolves directly after a turn of the event loop that has read all there was, and after which no connection waits. */
  const quiet = async (): Promise<void> => {
    const beganMs = performance.now();
    let quietOnes = 0;
    while (quietOnes < quietTurns && performance.now() - beganMs < 2 * quietWithinMs) {
      const known = connections;
      const startedMs = performance.now();
      await nextTurn();
      const isShort = performance.now() - startedMs < quietTurnMs || startedMs - beganMs > quietWithinMs;
      quietOnes = connections === known && isShort ? quietOnes + 1 : 0;
    }
  };

  const closeIdle = async (): Promise<void> => {
    const countConnections = promisify(server.getConnections.bind(server));
    const endsMs = performance.now() + lastRequestsWithinMs;
    while (performance.now() < endsMs && (await countConnections()) > 0) await pause(lookEveryMs);
    // Again and again: a connection is idle only once its last answer is out. Never in a turn that has something to read: the
    // request of a connection that looks idle may be part of it.
    for (;;) {
      await quiet();
      server.closeIdleConnections();
      await pause(lookEveryMs);
    }
  };

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    onStopping();
    await pause(drainMs);
    await quiet();
    // `server.close()` would also cut connections that are idle at this moment.
    NetServer.prototype.close.call(server, () => void close().then(() => process.exit(0)));
    isClosed = true;
    endStreams();
    await closeIdle();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
