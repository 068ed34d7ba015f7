import type { Href } from '@/lib/routes/href';
import { type Locale, localizePath } from './locales';

/**
 * Opens a page as a new document, so that nothing of the person before stays in memory or in a cache of the router.
 * The promise ends only if the reader comes back to this very document, so that a form waits for it meanwhile.
 */
export function openDocument(link: Href, locale: Locale): Promise<void> {
  window.location.assign(localizePath(link, locale));
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
}
