import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { apiRewrites, outboxRedirects } from './lib/env/api-rewrites';
import { liveOrigins } from './lib/env/live-origins';
import { inertPolicy, securityHeaders } from './lib/env/security-headers';
import { localeRedirects, localeRewrites } from './lib/i18n/routing';

// Compiled messages keep the ICU parser (9 kB gzipped) out of the browser.
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['km', 'en'], precompile: true },
  },
});

const s3Endpoint = process.env.S3_ENDPOINT?.trim();
const storage = s3Endpoint ? [new URL(s3Endpoint).origin] : [];
const isDev = process.env.NODE_ENV === 'development';
const remoteOrigin = process.env.API_BASE_URL?.trim() || null;

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // `npm run verify` checks types; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  compress: true,
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pg'],
  // A file of the largest size and the form around it; Next cuts longer bodies off.
  experimental: { proxyClientMaxBodySize: '11mb' },
  rewrites: async () => ({
    beforeFiles: [...apiRewrites(remoteOrigin), ...localeRewrites.beforeFiles],
    afterFiles: localeRewrites.afterFiles,
    fallback: [],
  }),
  redirects: async () => [...outboxRedirects(remoteOrigin), ...localeRedirects],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(isDev, { storage, connect: liveOrigins() }) },
    // Headers of this file win over those of the answer: the stricter ones must stand here too.
    { source: '/storage/:path*', headers: [{ key: 'Content-Security-Policy', value: inertPolicy }] },
    // Fonts and sprites carry their version in the name.
    ...['/fonts/:file*', '/sprites/:file*'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  ],
};

export default withNextIntl(config);
