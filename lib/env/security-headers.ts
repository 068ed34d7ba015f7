import type { Sources } from './outside-services';

interface PolicyOptions {
  /** `next dev` needs inline scripts and `eval`. */
  isDev?: boolean;
  /** Script sources besides this origin: the hashes of a page's own inline scripts. */
  scripts?: readonly string[];
  /** The origin of pictures and uploads besides this site: an S3 server. */
  storage?: readonly string[];
  /** Other origins that scripts may call. */
  connect?: readonly string[];
  /** Other services whose scripts may run here. */
  outside?: readonly Sources[];
}

/**
 * No inline script runs unless its hash is in `scripts`; scripts, forms, frames and base addresses of other origins
 * are refused, except configured ones.
 */
export const contentSecurityPolicy = ({
  isDev = false,
  scripts = [],
  storage = [],
  connect = [],
  outside = [],
}: PolicyOptions = {}): string => {
  const from = (kind: keyof Sources) => outside.flatMap((service) => service[kind] ?? []);
  const frames = from('frame');
  return Object.entries({
    'default-src': "'self'",
    'script-src': [
      "'self'",
      ...(isDev ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts),
      ...from('script'),
    ].join(' '),
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self'", 'data:', 'blob:', ...storage, ...from('img')].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...(isDev ? ['ws:'] : []), ...storage, ...connect, ...from('connect')].join(
      ' ',
    ),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': frames.length > 0 ? frames.join(' ') : "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
};

/** For uploaded files: no script in them runs on this origin. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Headers of every answer, in addition to its Content-Security-Policy. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;
