import { defaultLocale, localeCookieName, locales, productCodes } from './locales';

/**
 * What `next.config.ts` does about languages. Khmer pages live in `app/[locale]` as `/km/…` and are reached without a prefix.
 * First segments that belong to the backend or to files are left alone; a path with a dot is a file.
 */
const notPages = ['_next(?:/|$)', 'api(?:-|/|$)', 'mail(?:/|$)', '_content(?:/|$)', 'session(?:/|$)', 's/'];
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
  /** After all files were tried: a missing file would otherwise be taken for a language by `app/[locale]`. */
  afterFiles: [
    { source: allBut([...prefixes, ...notPages], '.*\\..*'), destination: `/${defaultLocale}/:path` },
  ],
};

/** `/:path*` alone would send `/kh` to an empty Location, hence two rules for each code. */
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
