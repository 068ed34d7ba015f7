import { redirect as nextRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { Href } from '@/lib/routes/href';
import { localizePath } from './locales';

/** Redirects from a server component, in the page's language. */
export async function redirect(link: Href): Promise<never> {
  return nextRedirect(localizePath(link, await getLocale()));
}
