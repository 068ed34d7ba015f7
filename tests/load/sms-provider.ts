import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An SMS provider that records the Idempotency-Key of each message: one key is one message, however often it arrives. */
export async function startSmsProvider(): Promise<{
  url: string;
  received: Map<string, number>;
  stop: () => void;
}> {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const key = String(request.headers['idempotency-key']);
      received.set(key, (received.get(key) ?? 0) + 1);
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, stop: () => void server.close() };
}
