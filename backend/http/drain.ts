import { type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const exitWithinMs = 15_000;
const closeIdleEveryMs = 100;
/** A connection that came in at the last moment may still be sending its first request. */
const lastRequestWithinMs = 250;

/** A turn of the event loop this short has taken in every connection that waited. */
const quietTurnMs = 0.5;
const turnsMax = 10_000;

/** Resolves in a turn of the event loop with next to nothing to do: closing the port resets connections that still wait there. */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const startedMs = performance.now();
    await nextTurn();
    if (performance.now() - startedMs < quietTurnMs) return;
  }
}

interface Drain {
  /** How long it goes on taking requests, so that a balancer can look elsewhere. */
  drainMs: number;
  /** `/readyz` says no from now on. */
  onStopping: () => void;
  /** Ends what never ends by itself, such as streams. */
  endStreams: () => void;
  close: () => Promise<void>;
}

/** On SIGTERM or SIGINT every request that has come is answered, and the process then ends with 0. */
export function drainOnSignal(server: Server, { drainMs, onStopping, endStreams, close }: Drain): void {
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    // The client then opens a connection elsewhere for its next request, which would be lost on this one.
    if (isStopping) response.shouldKeepAlive = false;
  });
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    onStopping();
    await pause(drainMs);
    endStreams();
    await quietTurn();
    // `server.close()` would also cut connections whose first request is still on its way.
    NetServer.prototype.close.call(server, () => void close().then(() => process.exit(0)));
    await pause(lastRequestWithinMs);
    // Again and again: a connection is idle only once its last answer is out.
    setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
