import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '@/lib/contract/endpoint';
import { readRequestId } from '@/lib/domain/request-id';

import { callerAddresses, type Connection } from '@/backend/http/caller-address';
import type { Deps } from '@/backend/deps';
import { isDatabaseAway, isDiskFull } from '@/backend/db/database-away';
import { DiskWatch } from '@/backend/http/disk-watch';
import { describeError } from '@/backend/http/describe-error';
import { OAuthRefusal, Refusal } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { databaseAwayRetrySeconds, diskFullRetrySeconds } from '@/backend/limits';
import { createMetrics } from '@/backend/http/metrics';
import { createRequestMetrics } from '@/backend/http/request-metrics';
import { isRoutine } from '@/backend/http/routine-requests';
import { routeOf } from '@/backend/http/request-labels';
import { offeredParts } from '@/backend/features';
import { apiDocsRoutes } from '@/backend/routes/api-docs';
import { browserOriginsRoutes } from '@/backend/routes/browser-origins';
import { cacheTagsRoutes } from '@/backend/routes/cache-tags';
import { demoOutboxRoutes } from '@/backend/routes/demo-outbox';
import { demoTelegramRoutes } from '@/backend/routes/demo-telegram';
import { limitedNetwork } from '@/backend/core/access/network';
import { processFactsRoutes } from '@/backend/routes/process-facts';
import { pictureSizeRoutes } from '@/backend/routes/files/picture-sizes';
import { storageRoutes } from '@/backend/routes/files/storage';
import { uploadRoutes } from '@/backend/routes/files/uploads';
import { healthRoutes } from '@/backend/routes/health';

const errorBody = (error: Refusal): ErrorBody => ({
  code: error.code,
  message: error.message,
  ...(error.issues && { issues: error.issues }),
  ...(error.records && { records: error.records }),
});

const unreachable: ErrorBody = { code: 'unreachable', message: 'Something went wrong. Please try again.' };

const retryHeader = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) };

/**
 * The whole backend as one fetch function; the site and the standalone backend mount it.
 * Every error answers `{ code, message, issues?, records? }`; the text of a 5xx is generic, its id is in the log.
 */
export function createApp(
  deps: Deps,
  requests = createRequestMetrics(deps.env.METRICS_TOKEN !== undefined),
): Hono<Env> {
  const app = new Hono<Env>();

  const metrics = createMetrics(deps, requests);
  const disk = new DiskWatch(deps.clock, deps.log);

  app.use(async (c, next) => {
    const requestId = readRequestId(c.req.header('x-request-id')) ?? randomUUID();
    const startedAt = performance.now();
    const forwardedFor = c.req.header('x-forwarded-for');
    const [address] = callerAddresses(forwardedFor, (c.env ?? {}) as Connection, deps.env.TRUST_PROXY);
    c.set('requestId', requestId);
    c.set('address', limitedNetwork(address ?? 'local'));
    const headers = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    };
    // Before the response is created: a header that is set afterwards creates the response again, as a stream.
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
    // A response that was not created through the context does not have these headers.
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
    const ms = performance.now() - startedAt;
    const request = { method: c.req.method, route: routeOf(c), status: c.res.status };
    metrics.countRequest(request, ms / 1000);
    if (!isRoutine(request)) deps.log.info('request', { requestId, ...request, ms: Math.round(ms) });
  });

  app.route('/', healthRoutes(deps, metrics, disk));

  const ownRoutes = [
    demoOutboxRoutes,
    demoTelegramRoutes,
    apiDocsRoutes,
    browserOriginsRoutes,
    cacheTagsRoutes,
    pictureSizeRoutes,
    processFactsRoutes,
    storageRoutes,
    uploadRoutes,
  ];
  const routes = offeredParts().flatMap((parts) => parts.routes);
  for (const mount of [...routes, ...ownRoutes]) app.route('/', mount(deps));

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
    if (isDiskFull(error)) {
      const { cause, message } = describeError(error);
      disk.note(cause ?? message);
      return c.json(unreachable, 503, retryHeader(diskFullRetrySeconds));
    }
    if (isDatabaseAway(error)) {
      deps.log.error('database-away', { requestId: c.get('requestId'), reason: describeError(error).cause });
      return c.json(unreachable, 503, retryHeader(databaseAwayRetrySeconds));
    }
    deps.log.error('failure', { requestId: c.get('requestId'), route: routeOf(c), ...describeError(error) });
    return c.json(
      { code: 'internal', message: 'Something went wrong. Please try again.' } satisfies ErrorBody,
      500,
    );
  });

  return app;
}
