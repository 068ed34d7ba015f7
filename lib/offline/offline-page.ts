import en from '@/messages/en/feedback.json';
import km from '@/messages/km/feedback.json';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { plainDocument } from './plain-document';

export interface SavedPage {
  path: string;
  /** As the page's HTML has it between its title tags: escaped. */
  title: string;
}

/** What a page shows that was never opened while there was a connection: a way to try again, and pages that can be read now. */
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
