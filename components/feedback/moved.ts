import { permanentRedirect } from 'next/navigation';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';

/** Redirects to the present address of a record: answers 308. Call it before anything is rendered. */
export const moved = (to: Href, locale: Locale): never => permanentRedirect(localizePath(to, locale));
