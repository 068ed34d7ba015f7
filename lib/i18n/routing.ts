import { defaultLocale, localeCookieName, locales, productCodes } from './locales';

/**
 * The language rules for `next.config.ts`. Khmer pages are in `app/[locale]` as `/km/…` and have no prefix outside.
 * First segments of the backend or of files are not rewritten; a path with a dot is a file.
 */
const notPages = [
  '_next(?:/|$)',
  'api(?:-|/|$)',
  'mail(?:/|$)',
  '_content(?:/|$)',
  'session(?:/|$)',
  'sitemaps/',
  's/',
  'v/',
];
const probes = ['livez$', 'readyz$', 'metrics$'];
const prefixes = locales.map((locale) => `${locale}(?:/|$)`);

const allBut = (patterns: string[], rest: string) => `/:path((?!${patterns.join('|')})${rest})`;

export const localeRewrites = {
  beforeFiles: [
    { source: '/', destination: `/${defaultLocale}` },
    {
      source: allBut([...prefixes, ...notPages, ...probes, '.*\\.'], '.+'),
      destination: `/${defaultLocale}/:path`,
    },
  ],
  /** After all files: otherwise `app/[locale]` would take a missing file for a language. */
  afterFiles: [
    { source: allBut([...prefixes, ...notPages], '.*\\..*'), destination: `/${defaultLocale}/:path` },
  ],
};

/** `/:path*` alone would redirect `/kh` to an empty Location, hence two rules for each code. */
export const localeRedirects = [
  ...[productCodes.km, defaultLocale].flatMap((code) => [
    { source: `/${code}`, destination: '/', permanent: true },
    { source: `/${code}/:path*`, destination: '/:path*', permanent: true },
  ]),
  {
    source: '/',
    has: [{ type: 'cookie' as const, key: localeCookieName, value: productCodes.en }],
    destination: '/en',
    permanent: false,
  },
];
