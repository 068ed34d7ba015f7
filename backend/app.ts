import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '@/lib/contract/endpoint';

import type { Deps } from './deps';
import { OAuthRefusal, Refusal } from './errors';
import type { Env } from './implement';
import { routes } from './routes';
import { identityProviderRoutes } from './routes/auth/providers';
import { apiDocsRoutes } from './routes/api-docs';
import { demoOutboxRoutes } from './routes/demo-outbox';
import { storageRoutes } from './routes/files/storage';
import { openShortLinkRoutes } from './routes/short-link/open-short-link';

const errorBody = (error: Refusal): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.issues && { issues: error.issues }),
});

const retryHeader = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) };

/** Each proxy appends the address it was called from; what stands before the trusted ones is anybody's word. */
const addressOf = (headers: Headers, trustedProxies: number, socket: string | undefined): string => {
  const forwarded =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const chain = [...forwarded, ...(socket ? [socket] : [])];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? 'local';
};

/**
 * The whole backend as one fetch function; both doors (in process under Next, standalone) mount it.
 * Every error answers `{ code, message, issues? }`; the text of a 5xx is generic, its id is in the log.
 */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
    c.set('requestId', requestId);
    c.set('address', addressOf(c.req.raw.headers, deps.env.TRUST_PROXY, incoming?.socket?.remoteAddress));
    await next();
    c.header('x-request-id', requestId);
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    deps.log.info('request', {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  });

  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await deps.db.execute('select 1');
      return c.json({ status: 'ok' });
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  for (const mount of [
    ...routes,
    demoOutboxRoutes,
    apiDocsRoutes,
    openShortLinkRoutes,
    identityProviderRoutes,
    storageRoutes,
  ])
    app.route('/', mount(deps));

  app.notFound((c) => c.json({ code: 'not-found', message: 'Not found' } satisfies ErrorBody, 404));

  app.onError((error, c) => {
    if (error instanceof Refusal)
      return c.json(errorBody(error), error.status, retryHeader(error.retryAfterSeconds));
    if (error instanceof OAuthRefusal) {
      return c.json(
        { error: error.error, error_description: error.message },
        error.status,
        retryHeader(error.retryAfterSeconds),
      );
    }
    if (error instanceof HTTPException) {
      return c.json({ code: 'http', message: error.message }, error.status as ContentfulStatusCode);
    }
    const cause = error.cause instanceof Error ? error.cause.message : undefined;
    deps.log.error('failure', {
      requestId: c.get('requestId'),
      path: c.req.path,
      error: error.message,
      cause,
      stack: error.stack,
    });
    return c.json(
      { code: 'internal', message: 'Something went wrong. Please try again.' } satisfies ErrorBody,
      500,
    );
  });

  return app;
}
