import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainOnSignal } from '@/backend/http/drain';

// A draining server in its own process; every answer keeps the event loop busy, so that requests wait unread.

const busyMs = 5;
const drainMs = 500;

const server = createServer((_request, response) => {
  const endsMs = performance.now() + busyMs;
  while (performance.now() < endsMs);
  response.end('ok');
});
drainOnSignal(server, {
  drainMs,
  onStopping: () => {
    if (process.connected) process.send?.('stopping');
  },
  endStreams: () => undefined,
  close: () => Promise.resolve(),
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
