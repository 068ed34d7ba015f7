const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A change that rides on cookies must come from our own pages: `Sec-Fetch-Site`, which scripts cannot set,
 * else `Origin`. A client that sends neither is no browser and carries no cookies by accident.
 */
export function isOwnRequest(method: string, headers: Headers, ownOrigins: string[]): boolean {
  if (safeMethods.includes(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || ownOrigins.includes(origin);
}
