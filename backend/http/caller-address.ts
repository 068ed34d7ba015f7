/** Connection data that the HTTP server adds to a request. */
export interface Connection {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  /** Addresses of a request that the site makes for a visitor; they replace those of the connection. */
  addresses?: readonly string[];
}

/**
 * The caller first, then the trusted proxies between the caller and this process. Each proxy appends the address that
 * called it. Entries before those of trusted proxies can be forged and are dropped.
 */
export function callerAddresses(
  forwardedFor: string | null | undefined,
  connection: Connection,
  trustedProxies: number,
): readonly string[] {
  if (connection.addresses) return connection.addresses;
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim());
  const socket = connection.incoming?.socket?.remoteAddress ?? '';
  return [...forwarded, socket].filter(Boolean).slice(-1 - trustedProxies);
}
