import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { commandOfNext, serveBehindNext } from './backend/cli/plain-next.mjs';
import { isDeveloping } from './lib/env/build-phase';
import { pageExtensions } from './lib/routes/page-extensions';
import { writeBuiltPaths } from './lib/routes/write-built-paths';
import { writeMessages } from './lib/i18n/write-messages';
import { localeRedirects, localeRewrites } from './lib/i18n/routing';

// `next dev`, `next build` and `next typegen` all read this file first.
writeBuiltPaths(process.cwd());
writeMessages(process.cwd());

const projectFile = (path: string) => join(process.cwd(), path);

const config: NextConfig = {
  cacheComponents: true,
  pageExtensions: pageExtensions(isDeveloping()),
  // What pages are made of, and pages, until the database says that one of their tags has changed.
  cacheHandlers: { default: projectFile('lib/cache/data-cache.ts') },
  cacheHandler: projectFile('lib/cache/page-cache.ts'),
  cacheMaxMemorySize: 0,
  partialPrefetching: true,
  // `npm run verify` checks types; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  compress: true,
  rewrites: async () => ({ ...localeRewrites, fallback: [] }),
  redirects: async () => localeRedirects,
  // Fonts, sprites and illustrations have a version in their name.
  headers: async () =>
    ['/fonts/:file*', '/sprites/:file*', '/illustrations/:file*'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
};

/** What builds pages with their messages. Compiled messages keep the ICU parser (9 kB gzipped) out of the browser. */
async function withMessages(): Promise<NextConfig> {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: {
      messages: { path: './messages', format: 'json', locales: ['km', 'en'], precompile: true },
    },
  });
  return withNextIntl(config);
}

// A site that is built needs no compiler: that of the plugin unpacks itself, which fails where nothing can be written.
export default async (phase: string) => {
  const typed = commandOfNext(process.argv, process.env);
  if (typed) await serveBehindNext(typed);
  return phase === PHASE_PRODUCTION_SERVER ? config : withMessages();
};
