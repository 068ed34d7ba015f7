import { safeRedirectPath } from '@/lib/domain/redirect-path';
import { locales, productCodes } from '@/lib/i18n/locales';
import type { Href } from './href';

const languagePrefix = new RegExp(
  `^/(?:${[...locales, ...Object.values(productCodes)].join('|')})(?=[/?#]|$)`,
  'i',
);

/**
 * A path that came as data (`?redirect=`, a notification) as a link without language; null when it is missing or does
 * not stay inside Sala.
 */
export function safeHref(value: unknown): Href | null {
  const path = safeRedirectPath(value, '');
  if (path === '') return null;
  const bare = path.replace(languagePrefix, '');
  return (bare.startsWith('/') ? bare : `/${bare}`) as Href;
}
