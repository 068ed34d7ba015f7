import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import type { TestBackend } from '@/tests/support/backend';

const page =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="/page.js"></script>';

/** The page's scripts as browsers get them, by path. */
const bundle = async (): Promise<Map<string, string>> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    resolve: { alias: { '@': process.cwd() } },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: 'tests/browser/chat-page.tsx',
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (!built || !('output' in built)) throw new Error('The page was not built.');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [],
    ),
  );
};

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
  const scripts = await bundle();
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
