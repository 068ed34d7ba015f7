/**
 * Headers of every answer. `script-src` keeps 'unsafe-inline': Next writes a page's data as inline scripts, static pages cannot
 * carry a nonce, and hashes change with every regeneration. Injection is kept out where it would enter: React escapes, stored
 * HTML is sanitised, and no other origin's script, form, frame or base address is accepted.
 */
const contentSecurityPolicy = (isDev: boolean, storage: string) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': isDev ? "'self' 'unsafe-inline' 'unsafe-eval'" : "'self' 'unsafe-inline'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob:${storage}`,
    'font-src': "'self'",
    'connect-src': `'self'${isDev ? ' ws:' : ''}${storage}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** For files that people have sent: whatever such a file holds, nothing in it runs here. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** `storageOrigin`: the S3 server that pictures come from and files are put to, when one is set. */
export const securityHeaders = (isDev: boolean, storageOrigin: string | null = null) => [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy(isDev, storageOrigin ? ` ${storageOrigin}` : ''),
  },
];
