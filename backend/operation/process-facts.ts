import * as z from 'zod';

/** Where a backend says how it sees the caller, to those who may read its metrics. */
export const processPath = '/_content/process';

/** Proxies that have added an address to a request, and `TRUST_PROXY`. */
const counted = { proxies: z.number(), trusted: z.number() };

export const processSchema = z.object({
  ...counted,
  /** The address that limits count. */
  address: z.string(),
  /** Version and number of migrations of the build that answers. */
  release: z.string(),
  /** The site that forwarded the question, where it is another process. */
  site: z.object(counted).optional(),
});

/** How many have added an address. */
export const countProxies = (forwardedFor: string | null | undefined): number =>
  (forwardedFor ?? '').split(',').filter((one) => one.trim()).length;
