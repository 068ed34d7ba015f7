import type { Href } from '@/lib/routes/href';
import { type Locale, localizePath } from './locales';

/**
 * Opens a page as a new document, so that no data of the previous person stays in memory or in the router's cache.
 * The promise resolves only if the reader returns to this document, so a form stays busy meanwhile.
 */
export function openDocument(link: Href, locale: Locale): Promise<void> {
  window.location.assign(localizePath(link, locale));
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
}
