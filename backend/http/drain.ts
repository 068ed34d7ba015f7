import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { promisify } from 'node:util';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const exitWithinMs = 15_000;
/** Time for clients to send one more request on their connection; its answer then closes the connection. */
const lastRequestsWithinMs = 1_000;
const lookEveryMs = 50;

/** A turn of the event loop this short had almost nothing to read. */
const quietTurnMs = 0.5;
/** One turn accepts one waiting connection, so a single quiet turn proves little. */
const quietTurns = 4;
/** A process that is never quiet considers only new connections, and finally the time alone. */
const quietWithinMs = 1_000;

interface Drain {
  /** How long it still accepts requests, so that a load balancer can switch. */
  drainMs: number;
  /** `/readyz` answers 503 from now on. */
  onStopping: () => void;
  /** Ends connections that never end by themselves, such as streams. */
  endStreams: () => void;
  close: () => Promise<void>;
}

/**
 * On SIGTERM, on SIGINT, and when the process that started this one is gone, every received request is answered, and
 * the process exits with 0. Connections stay open until the port is closed: clients whose connections were closed earlier
 * would open new ones, and connections in the queue of a closed port are reset.
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

  /** Resolves directly after a turn of the event loop that has read all input, and after which no connection waits. */
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
    // Repeatedly: a connection is idle only after its last answer was sent. Never in a turn with input: the request
    // of a connection that looks idle may be part of it.
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
    // `server.close()` would also close connections that are idle at this moment.
    NetServer.prototype.close.call(server, () => void close().then(() => process.exit(0)));
    isClosed = true;
    endStreams();
    await closeIdle();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  // A launcher that was killed sent no signal, but its channel is closed.
  process.once('disconnect', () => void stop());
  if (process.connected === false) void stop();
}
