import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract } from '@/lib/contract';
import { splitLocale } from '@/lib/i18n/locales';
import { pageOf } from '@/lib/routes/page-of';
import type { RequestMetrics } from '@/backend/http/request-metrics';
import { isRoutine } from '@/backend/http/routine-requests';
import type { Logger } from '@/backend/process';
import { isCall } from './calls';
import { requestIdOf } from './name-request';

/** Where the site tells of its requests. */
export interface SiteWatch {
  metrics: Pick<RequestMetrics, 'countRequest'>;
  log: Pick<Logger, 'info'>;
  /** A backend in this process tells of calls itself, by their template. */
  isBackendHere: boolean;
}

const firstPart = (path: string): string => `/${path.split('/')[1] ?? ''}`;

const services: ReadonlySet<string> = new Set([
  '/api-docs',
  ...contract.flatMap(({ endpoints }) => Object.values(endpoints).map(({ path }) => firstPart(path))),
]);

/** The kind of a request: its number is bounded, and it holds no part of the address that a visitor has chosen. */
export function requestKindOf(path: string | null): string {
  if (path === null) return 'bad address';
  if (isCall(path)) {
    const service = firstPart(path);
    return services.has(service) || !service.startsWith('/api-') ? service : 'no call';
  }
  if (path.startsWith('/_next/')) return '/_next';
  const page = pageOf(splitLocale(path).path);
  return page?.path ?? (/\.\w+$/.test(path) ? 'file' : 'no page');
}

/** As nginx writes it: the visitor left before the answer began. */
const leftStatus = 499;

/** Tells of a request when it has been answered. */
export function watchRequest(
  { metrics, log, isBackendHere }: SiteWatch,
  request: IncomingMessage,
  response: ServerResponse,
  path: string | null,
): void {
  const startedMs = performance.now();
  response.once('close', () => {
    const { method = '' } = request;
    const route = requestKindOf(path);
    if (isBackendHere && path !== null && isCall(path) && route !== '/session') return;
    const ms = performance.now() - startedMs;
    const told = { method, route, status: response.headersSent ? response.statusCode : leftStatus };
    metrics.countRequest(told, ms / 1_000);
    if (isRoutine(told)) return;
    log.info('request', { requestId: requestIdOf(request), ...told, ms: Math.round(ms) });
  });
}
