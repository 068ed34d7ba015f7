import { randomUUID, timingSafeEqual } from 'node:crypto';

const secret = Buffer.from(randomUUID());

/** The value of `visitorHeader` for a request that this process passes to Next. */
export const nameVisitor = (addresses: readonly string[]): string => `${secret} ${addresses.join(',')}`;

/** The addresses that `nameVisitor` wrote; undefined when any other program wrote the header. */
export function readVisitor(header: string | undefined): string[] | undefined {
  const [key, addresses] = header?.split(' ') ?? [];
  if (!key || !addresses) return undefined;
  const given = Buffer.from(key);
  return given.length === secret.length && timingSafeEqual(given, secret) ? addresses.split(',') : undefined;
}
