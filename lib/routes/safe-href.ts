import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { locales, productCodes } from '@/lib/i18n/locales';
import { builtPaths } from './built-paths';
import type { Href } from './href';

const languagePrefix = new RegExp(
  `^/(?:${[...locales, ...Object.values(productCodes)].join('|')})(?=[/?#]|$)`,
  'i',
);

const segment = '[^/?#]+';
const builtPage = new RegExp(
  `^(?:${builtPaths.map((path) => path.replaceAll(/\[\w+\]/g, segment)).join('|')})(?=[?#]|$)`,
);

/**
 * A path from data (`?redirect=`, a notification) as a link without language; null when it is missing, leads outside
 * Sala, or to a page that is not built.
 */
export function safeHref(value: unknown): Href | null {
  const path = safeRedirectPath(value, '');
  if (path === '') return null;
  const bare = path.replace(languagePrefix, '');
  const page = bare.startsWith('/') ? bare : `/${bare}`;
  return builtPage.test(page) ? (page as Href) : null;
}
