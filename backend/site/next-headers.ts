import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { visitorHeader } from '@/lib/session/visitor-header';
import { callerAddresses } from '@/backend/http/caller-address';
import { nameVisitor } from './visitors';

/** Internal headers of Next: never accepted from outside. */
const internalPrefixes = ['x-middleware-', 'x-nextjs-', 'x-now-', 'x-matched-', 'x-invoke-', 'next-resume'];
const proxyHeaders = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded'];

/** The headers of a page request that are safe to pass to Next. */
export function headersForNext(request: IncomingMessage, trustedProxies: number): IncomingHttpHeaders {
  const headers = { ...request.headers };
  for (const name of Object.keys(headers))
    if (internalPrefixes.some((prefix) => name.startsWith(prefix))) delete headers[name];
  for (const name of trustedProxies === 0 ? proxyHeaders : []) delete headers[name];
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(', ');
  const addresses = callerAddresses(forwardedFor, { incoming: request }, trustedProxies);
  headers['x-forwarded-for'] = addresses.join(', ');
  headers[visitorHeader] = nameVisitor(addresses);
  return headers;
}
