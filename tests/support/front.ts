import { request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askNext } from '@/backend/site/ask-next';
import type { Logger } from '@/backend/process';
import type { Backend } from '@/backend/site/backend-access';
import { mayWatch } from '@/backend/http/may-watch';
import { jsonLogger } from '@/backend/http/logger';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { createCalls } from '@/backend/site/calls';
import { createFront } from '@/backend/site/front';
import { KeptPages } from '@/backend/site/kept-pages';
import type { Page } from '@/backend/site/page';
import type { PackedFiles } from '@/backend/site/packed-files';
import { pageListener } from '@/backend/site/page-listener';
import { createSiteServer } from '@/backend/site/site-server';
import { contentSecurityPolicy } from '@/lib/env/security-headers';

/** Of a remote site's own metrics. */
export const metricsToken = 'a-token-for-tests';

export interface FrontAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestFront {
  port: number;
  kept: KeptPages;
  /** A raw request: its path is sent unchanged. */
  ask: (path: string, options?: AskOptions) => Promise<FrontAnswer>;
  close: () => Promise<void>;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The source address of the request: any address of 127.0.0.0/8. */
  from?: string;
}

interface Setup {
  backend: Backend;
  next?: RequestListener;
  trustedProxies?: number;
  isRemote?: boolean;
  log?: Logger;
  isBackendReady?: () => Promise<boolean>;
  files?: PackedFiles;
  worker?: (() => Page) | null;
}

/** The front of the site behind a real socket, with a stub for Next. */
export async function startFront({
  backend,
  next = (_request, response) => response.writeHead(404).end(),
  trustedProxies = 0,
  isRemote = false,
  log = jsonLogger('silent'),
  isBackendReady = () => Promise.resolve(true),
  files = new Map(),
  worker = null,
}: Setup): Promise<TestFront> {
  const kept = new KeptPages();
  const policy = (scripts: readonly string[]) => contentSecurityPolicy({ scripts });
  const pages = pageListener({
    ask: askNext(next),
    handler: next,
    kept,
    trustedProxies,
    policy,
    isDev: false,
    isBackendReady,
  });
  const metrics = createRequestMetrics(isRemote);
  const calls = createCalls({
    backend,
    own: isRemote ? { metrics, mayWatch: (c) => mayWatch(c, metricsToken) } : undefined,
    isStopping: () => false,
    log,
  });
  const server = createSiteServer({ isDev: false });
  const watch = { metrics, log, isBackendHere: !isRemote };
  server.on('request', createFront({ calls, pages, policy: () => policy([]), watch, files, worker }));
  // As Next does with an upgrade that it does not know.
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: AskOptions = {}) =>
    new Promise<FrontAnswer>((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path, method, headers, localAddress: from },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject).end(body);
    });
  return {
    port,
    kept,
    ask,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
