import type { AbstractIntlMessages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';
import { joinTexts } from './join-texts';
import { defaultLocale, isLocale, type Locale } from './locales';
import { textFolders } from './messages';

const readTexts = async (locale: Locale): Promise<AbstractIntlMessages> => {
  const files = await Promise.all(
    Object.entries(textFolders).map(async ([namespace, feature]) => [
      namespace,
      (await import(`../../messages/${locale}/${feature}/${namespace}.json`)).default,
    ]),
  );
  const texts = Object.fromEntries(files) as AbstractIntlMessages;
  return locale === 'km' ? joinTexts(texts) : texts;
};

/** Joining takes as long as rendering a page; the texts of a build never change. */
const read = new Map<Locale, Promise<AbstractIntlMessages>>();
const readOnce = (locale: Locale): Promise<AbstractIntlMessages> => {
  const texts = read.get(locale) ?? readTexts(locale);
  read.set(locale, texts);
  return texts;
};

/** Texts of the page's language for server components, all namespaces. */
export default getRequestConfig(async () => {
  const fromUrl = await rootLocale();
  const locale = isLocale(fromUrl) ? fromUrl : defaultLocale;
  return { locale, messages: await readOnce(locale), timeZone: cambodiaZone };
});
