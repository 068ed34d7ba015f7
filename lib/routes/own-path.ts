import { splitLocale } from '@/lib/i18n/locales';
import type { Href } from './href';

const placeholderOrigin = 'http://sala.invalid';

/**
 * A path of our own out of what came with the URL (`?redirect=`), without language, or null. Parsed as a browser would:
 * `//host`, `/\host` and control characters begin with a slash and lead away all the same.
 */
export function ownPath(value: string | null | undefined): Href | null {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\\\u0000-\u001F\u007F]/.test(value)) return null;
  if (!URL.canParse(value, placeholderOrigin)) return null;
  const url = new URL(value, placeholderOrigin);
  const { path } = splitLocale(url.pathname);
  // Looked at after the language is gone: `/en//host` would begin with two slashes then.
  if (url.origin !== placeholderOrigin || path.startsWith('//')) return null;
  return (path + url.search + url.hash) as Href;
}
