const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Calls that the specification defines as GET although they have side effects. */
const getsWithEffects = [/^\/api-nest-user\/remind\/./i];

const changesNothing = (method: string, pathname: string): boolean =>
  safeMethods.includes(method) && !getsWithEffects.some((pattern) => pattern.test(pathname));

/**
 * A change with cookies must come from our own pages: `Sec-Fetch-Site`, which scripts cannot set, else `Origin`. A
 * client that sends neither is not a browser and sends no cookies by accident.
 */
export function isOwnRequest(
  method: string,
  headers: Headers,
  ownOrigins: string[],
  pathname: string,
): boolean {
  if (changesNothing(method, pathname)) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || ownOrigins.includes(origin);
}
