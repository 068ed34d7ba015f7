import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { locales, productCodes } from '@/lib/i18n/locales';
import type { Href } from './href';
import { isOffered, pathsPattern } from './pages';

const languagePrefix = new RegExp(
  `^/(?:${[...locales, ...Object.values(productCodes)].join('|')})(?=[/?#]|$)`,
  'i',
);

const offeredPage = pathsPattern(({ path }) => isOffered(path));

/**
 * A path from data (`?redirect=`, a notification) as a link without language; null when it is missing, leads outside
 * Sala, or to a page that this site does not offer.
 */
export function safeHref(value: unknown): Href | null {
  const path = safeRedirectPath(value, '');
  if (path === '') return null;
  const bare = path.replace(languagePrefix, '');
  const page = bare.startsWith('/') ? bare : `/${bare}`;
  return offeredPage.test(page) ? (page as Href) : null;
}
