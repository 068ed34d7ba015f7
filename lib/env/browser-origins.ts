import { z } from 'zod';
import { liveOrigins } from './live-origins';
import type { ServerEnv } from './server-env';

/** The path where a backend says which other origins browsers need. */
export const browserOriginsPath = '/browser-origins';

const origins = z.array(z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url));

export const browserOriginsSchema = z.object({
  /** Where pictures and uploads are besides the site. */
  storage: origins,
  /** Where scripts subscribe to chats. */
  live: origins,
});

/** Other origins that browsers need for the data of a backend, for the Content-Security-Policy. */
export type BrowserOrigins = z.infer<typeof browserOriginsSchema>;

/** Those of the backend with these settings. */
export const browserOriginsOf = (env: ServerEnv): BrowserOrigins => ({
  storage: env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [],
  live: liveOrigins(env),
});
