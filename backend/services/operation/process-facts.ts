import * as z from 'zod';

/** Where a backend says how it sees the caller, to those who may read its metrics. */
export const processPath = '/_content/process';

export const processSchema = z.object({
  /** Proxies that have added an address to this request. */
  proxies: z.number(),
  /** `TRUST_PROXY` */
  trusted: z.number(),
  /** The address that limits count. */
  address: z.string(),
  /** Version and number of migrations of the build that answers. */
  release: z.string(),
});
