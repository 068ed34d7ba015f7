import en from '@/messages/en/feedback.json';
import km from '@/messages/km/feedback.json';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { plainDocument } from './plain-document';

export interface SavedPage {
  path: string;
  /** As in the title element of the page's HTML: escaped. */
  title: string;
}

/** The page for an address that was never opened with a connection: a retry button, and pages that are available now. */
export function offlinePage(locale: Locale, saved: readonly SavedPage[]): string {
  const texts = locale === 'km' ? km : en;
  const lines = saved.map(({ path, title }) => `<li><a href="${encodeURI(path)}">${title}</a></li>`);
  const list = lines.length > 0 ? `<h2>${texts.offline.saved}</h2><ul>${lines.join('')}</ul>` : '';
  return plainDocument({
    locale,
    title: texts.offline.title,
    body: `<p>${texts.offline.notSaved}</p><a href="">${texts.retry}</a><a href="${localizePath('/', locale)}">${texts.home}</a>${list}`,
  });
}
