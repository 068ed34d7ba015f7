import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { botServer } from '@/backend/gateways/bot-server';
import { createTelegramDouble } from '@/backend/gateways/telegram-double';

/** The double as a server, for a backend that calls the Bot API over HTTP. It answers at once that nothing was said. */
export async function startTelegramDouble() {
  const double = createTelegramDouble();
  const call: typeof double.call = (method, body, signal) =>
    double.call(method, { ...body, timeout: 0 }, signal);
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const started = serve({ fetch: botServer(call).fetch, port: 0, hostname: '127.0.0.1' }, () =>
      listening(started),
    );
  });
  return {
    ...double,
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: double.sends,
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
