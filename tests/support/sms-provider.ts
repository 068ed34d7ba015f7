import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An SMS provider that records the messages, and the Idempotency-Key of each: one key is one message, however often it
 * arrives.
 */
export async function startSmsProvider(): Promise<{
  url: string;
  received: Map<string, number>;
  messages: { to: string; body: string }[];
  stop: () => void;
}> {
  const received = new Map<string, number>();
  const messages: { to: string; body: string }[] = [];
  const server = createServer((request, response) => {
    // Somebody looks whether it is there.
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const key = String(request.headers['idempotency-key']);
        received.set(key, (received.get(key) ?? 0) + 1);
        messages.push(JSON.parse(Buffer.concat(parts).toString()) as { to: string; body: string });
        response.writeHead(202).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, messages, stop: () => void server.close() };
}
