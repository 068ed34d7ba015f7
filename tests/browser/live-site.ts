import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { TestBackend } from '@/tests/support/backend';
import { bundle } from './bundle';

const page =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>';

export interface LiveSite {
  origin: string;
  /** The session of the browser's calls. */
  signIn: (token: string) => void;
  /** Scripts that the browser has requested. */
  loaded: string[];
  /** Ends every connection, as a network that is gone does. */
  cut: () => void;
  close: () => void;
}

/** A page with the chat, and the backend on the same origin, as on the site. */
export async function startLiveSite(backend: TestBackend): Promise<LiveSite> {
  const scripts = await bundle('tests/browser/chat-page.tsx');
  const loaded: string[] = [];
  let token = '';
  const answer = (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api-')) {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${token}`);
      return backend.app.fetch(new Request(request, { headers }));
    }
    const script = scripts.get(pathname);
    if (script === undefined) return new Response(page, { headers: { 'content-type': 'text/html' } });
    loaded.push(pathname);
    return new Response(script, { headers: { 'content-type': 'text/javascript' } });
  };
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signIn: (next) => {
      token = next;
    },
    loaded,
    cut: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
