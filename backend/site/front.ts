import type { RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { requestIdHeader } from '@/lib/domain/request-id';
import { splitLocale } from '@/lib/i18n/locales';
import { securityHeaders } from '@/lib/env/security-headers';
import { hasSeveralHosts } from '@/backend/http/has-several-hosts';
import type { CallEnv } from './call-context';
import { isCall } from './calls';
import { errorAnswer } from './error-answer';
import { previewCall } from './link-previews';
import { nameRequest } from './name-request';
import { type PackedFiles, sendPackedFile } from './packed-files';
import type { Page } from './page';
import { errorPage } from './plain-page';
import { sendPage } from './send-page';
import { type SiteWatch, watchRequest } from './site-watch';
import { workerPath } from './worker-file';

/** The path of a request without its query; null when it is invalid or cannot be decoded. */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path).includes('\u0000') ? null : path;
  } catch {
    return null;
  }
}

export interface FrontSetup {
  calls: Hono<CallEnv>;
  pages: RequestListener;
  /** The Content-Security-Policy of answers without inline scripts. */
  policy: () => string;
  watch: SiteWatch;
  worker?: (() => Page) | null;
  files?: PackedFiles;
}

/** Other sites may show uploaded files: previews of shared addresses. */
const sharedWithOthers = (path: string): boolean => path.startsWith('/storage/');

/** The only entrance of the site: calls go to Hono, everything else is a page. */
export function createFront({ calls, pages, policy, watch, worker, files }: FrontSetup): RequestListener {
  // The adapter's own globals would replace those that Next uses. Probes by HTTP/1.0 name no host.
  const answerCall = getRequestListener(calls.fetch, { overrideGlobalObjects: false, hostname: 'localhost' });

  const setHeaders = (response: ServerResponse, requestId: string, path = ''): void => {
    response.setHeader(requestIdHeader, requestId);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('content-security-policy', policy());
    if (sharedWithOthers(path)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
  };

  const sendError = async (
    response: ServerResponse,
    requestId: string,
    [status, code]: [400, 'bad-address'] | [404, 'not-found'],
  ): Promise<void> => {
    setHeaders(response, requestId);
    const answer = errorAnswer(status, code);
    response.writeHead(status, Object.fromEntries(answer.headers)).end(await answer.text());
  };

  const refuse = (url: string, response: ServerResponse, requestId: string): void => {
    if (url.startsWith('/api-')) return void sendError(response, requestId, [400, 'bad-address']);
    setHeaders(response, requestId);
    response
      .writeHead(400, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(errorPage(400, splitLocale(url).locale));
  };

  return (request, response) => {
    const { url = '/', headers } = request;
    const path = pathOf(url);
    const requestId = nameRequest(request);
    watchRequest(watch, request, response, path);
    if (path === null || hasSeveralHosts(request)) return refuse(url, response, requestId);
    // Route handlers of Next: only this process calls them, without a socket.
    if (/^\/+api(?:\/|$)/.test(decodeURIComponent(path)))
      return void sendError(response, requestId, [404, 'not-found']);
    if (worker && path === workerPath) {
      return void sendPage(worker(), request, response);
    }
    if (files && sendPackedFile(files, path, request, response)) return;
    if (isCall(path) || previewCall(url, headers['user-agent'])) {
      setHeaders(response, requestId, path);
      return void answerCall(request, response);
    }
    return pages(request, response);
  };
}
