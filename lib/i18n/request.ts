import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { defaultLocale, isLocale } from './locales';
import { namespaces } from './messages';

/** Texts of the page's language for server components, all namespaces. */
export default getRequestConfig(async () => {
  const fromUrl = await rootLocale();
  const locale = isLocale(fromUrl) ? fromUrl : defaultLocale;
  const files = await Promise.all(
    namespaces.map(async (namespace) => [
      namespace,
      (await import(`../../messages/${locale}/${namespace}.json`)).default,
    ]),
  );
  return { locale, messages: Object.fromEntries(files), timeZone: 'Asia/Phnom_Penh' };
});
