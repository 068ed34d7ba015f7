import { shellCache } from '@/lib/device/kept-owner';
import { localizePath, splitLocale } from '@/lib/i18n/locales';

// Pages of the portal that open without a connection. Their HTML is the same for everybody: what is personal comes from the
// phone's own store, and only for the person whose it is.

const shellPages = [
  '/profile/enrolled/attendance',
  '/profile/enrolled/school-dashboard',
  '/profile/enrolled/timetable',
] as const;

export const shellPaths = shellPages.flatMap((page) =>
  (['km', 'en'] as const).map((locale) => localizePath(page, locale)),
);

/** The address under which the page of an address is kept; null for any other page. */
export const shellPathOf = (pathname: string): string | null => {
  const { locale, path } = splitLocale(pathname);
  return shellPages.some((page) => page === path) ? localizePath(path, locale) : null;
};

const files = /\/_next\/static\/[^"'\\\s)]+/g;
/** Next sends what it says of a page in pieces of a set length, which also end in the middle of an address. */
const betweenPieces = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g;

export const filesIn = (html: string): string[] => [
  ...new Set(html.replaceAll(betweenPieces, '').match(files)),
];

/** The page as it was kept, null where it was not. */
export async function readShell(pathname: string): Promise<Response | null> {
  const path = shellPathOf(pathname);
  return (path && (await (await caches.open(shellCache)).match(path))) || null;
}
