import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { http } from '@/lib/api/http';
import type { Endpoint, Payload } from '@/lib/contract/endpoint';
import type { Locale } from '@/lib/i18n/locales';
import { textFolders } from '@/lib/i18n/messages';
import { makeQueryClient } from '@/lib/query/query-client';
import { sessionCookieNames } from '@/lib/session/cookies';
import { sessionEndpoint } from '@/backend/site/session-endpoint';
import { startBackend, type TestBackend } from './backend';
import { fetchInProcess } from './in-process-fetch';
import type { Person } from './make';
import { navigation } from './navigation';

export { navigation };

const origin = 'http://localhost:3000';

/** The parameters of the address to which the page has gone last; undefined if it stayed. */
export const wentTo = (): Record<string, string> | undefined => {
  const last = navigation.push.mock.calls.at(-1) ?? navigation.replace.mock.calls.at(-1);
  return last && Object.fromEntries(new URL(last[0], origin).searchParams);
};

type Texts = Record<string, Record<string, string>>;
const texts = new Map<Locale, Texts>();

const textsFromFiles = (locale: Locale): Texts =>
  Object.fromEntries(
    Object.entries(textFolders).map(([namespace, feature]) => {
      const file = join(process.cwd(), 'messages', locale, feature, `${namespace}.json`);
      return [namespace, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>];
    }),
  );

/** All texts of a language, read once in a worker. */
export const readMessages = (locale: Locale): Texts => {
  const known = texts.get(locale) ?? textsFromFiles(locale);
  texts.set(locale, known);
  return known;
};

type Reply<E extends Endpoint> =
  | { body: Payload<E> }
  /** As the answer of another backend. */
  | { foreign: unknown }
  | { status: number; code?: string; retryAfterSeconds?: number }
  | 'network-error'
  /** The call is done, and nobody hears of it. */
  | 'lost-answer';

export interface ScreenBackend {
  readonly current: TestBackend;
  /** The session of the browser from now on; null for a visitor. */
  signIn: (person: Person | null) => void;
  /** Replaces the answer of one endpoint, once or until the test ends. */
  answer: <E extends Endpoint>(endpoint: E, reply: Reply<E>, times?: 'once' | 'always') => void;
}

const respond = <E extends Endpoint>(reply: Exclude<Reply<E>, 'lost-answer'>) => {
  if (reply === 'network-error') return HttpResponse.error();
  if ('foreign' in reply) return HttpResponse.json(reply.foreign as object);
  return 'body' in reply
    ? HttpResponse.json(reply.body as object)
    : HttpResponse.json(
        { code: reply.code ?? 'test', message: '' },
        {
          status: reply.status,
          headers: reply.retryAfterSeconds ? { 'retry-after': String(reply.retryAfterSeconds) } : {},
        },
      );
};

const retryAfterOf = (response: Response): Record<string, string> => {
  const seconds = response.headers.get('retry-after');
  return seconds ? { 'retry-after': seconds } : {};
};

/** Sends every call of the tested screens to the real backend, in this process; `hasDemoBot` as for `startBackend`. */
export function useScreenBackend({ hasDemoBot = false } = {}): ScreenBackend {
  const server = setupServer();
  let backend: TestBackend | undefined;
  let token: string | null = null;

  const forward = async ({ request }: { request: Request }) => {
    if (!backend) return HttpResponse.error();
    const headers = new Headers(request.headers);
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
    const { method, signal } = request;
    return backend.app.fetch(new Request(request.url, { method, headers, body, signal }));
  };

  /** The site's own endpoint; later calls send the cookie that it sets. */
  const session = async ({ request }: { request: Request }) => {
    const { app } = backend ?? {};
    if (!app) return HttpResponse.error();
    const { method, headers } = request;
    const body = method === 'POST' ? await request.text() : null;
    const endpoint = sessionEndpoint((call) => app.fetch(call));
    const response = await endpoint.fetch(new Request(request.url, { method, headers, body }));
    const name = sessionCookieNames(false).access;
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
    if (cookie) token = cookie.slice(name.length + 1, cookie.indexOf(';')) || null;
    return HttpResponse.json(await response.json(), {
      status: response.status,
      headers: retryAfterOf(response),
    });
  };

  const publicFile = ({ request }: { request: Request }) => {
    const file = readFileSync(join(process.cwd(), 'public', new URL(request.url).pathname), 'utf8');
    return HttpResponse.json(JSON.parse(file) as object);
  };

  let original = fetch;

  beforeAll(async () => {
    backend = await startBackend({}, { hasDemoBot });
    backend.clock.onMove = (now) => vi.isFakeTimers() && vi.setSystemTime(now);
    http.defaults.baseURL = origin;
    server.listen({ onUnhandledFrame: 'error' });
    original = globalThis.fetch;
    globalThis.fetch = fetchInProcess(server);
  });
  // Restored after each test: a reset removes the handlers of a test, these stay.
  const standing = [
    route.all(`${origin}/api-*`, forward),
    route.all(`${origin}/_content/*`, forward),
    route.all(`${origin}/mail/*`, forward),
    route.all(`${origin}/storage/*`, forward),
    route.post(`${origin}/session`, session),
    route.post(`${origin}/session/browser`, session),
    route.delete(`${origin}/session`, session),
    route.get(`${origin}/data/*`, publicFile),
  ];
  beforeAll(() => server.use(...standing));
  // The clock of a file does not go back from test to test.
  beforeEach(() => {
    if (backend) vi.setSystemTime(backend.clock.now());
  });
  afterEach(() => {
    server.resetHandlers();
    server.use(...standing);
    token = null;
    Object.assign(navigation, { pathname: '/', search: new URLSearchParams(), params: {} });
    navigation.push.mockReset();
    navigation.replace.mockReset();
  });
  afterAll(async () => {
    globalThis.fetch = original;
    server.close();
    await backend?.close();
  });

  return {
    get current() {
      if (!backend) throw new Error('The backend starts in beforeAll.');
      return backend;
    },
    signIn: (next) => {
      token = next?.token ?? null;
    },
    answer: (endpoint, reply, times = 'always') => {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'put' | 'delete';
      server.use(
        route[method](
          `${origin}${endpoint.path}`,
          async (call) => {
            if (reply !== 'lost-answer') return respond(reply);
            await forward(call);
            return HttpResponse.error();
          },
          { once: times === 'once' },
        ),
      );
    },
  };
}

/** Renders with messages, a separate query client and, if given, a language. */
export function renderScreen(ui: ReactNode, { locale = 'en' }: { locale?: Locale } = {}): RenderResult {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  return render(
    <NextIntlClientProvider locale={locale} messages={readMessages(locale)} timeZone="Asia/Phnom_Penh">
      <QueryClientProvider client={client}>{ui}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
