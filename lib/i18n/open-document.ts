import type { Href } from '@/lib/routes/href';
import { type Locale, localizePath } from './locales';

/** Opens a page as a new document, so that nothing of the person before stays in memory or in a cache of the router. */
export const openDocument = (link: Href, locale: Locale): void => window.location.assign(localizePath(link, locale));
