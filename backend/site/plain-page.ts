import en from '@/messages/en/core/feedback.json';
import km from '@/messages/km/core/feedback.json';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { plainDocument } from '@/lib/offline/plain-document';

/**
 * A page for requests that Next cannot answer: an undecodable address, a form that was sent before its scripts were
 * there, or an unavailable backend. It needs no script.
 */
export function errorPage(status: 400 | 405 | 500 | 503, locale: Locale): string {
  const texts = locale === 'km' ? km : en;
  const { title, body } = status === 400 || status === 405 ? texts.error[status] : texts.error.other;
  const again = status === 400 ? '' : `<a href="">${texts.retry}</a>`;
  return plainDocument({
    locale,
    title,
    above: texts.error.status.replace('{status}', String(status)),
    body: `<p>${body}</p>${again}<a href="${localizePath('/', locale)}">${texts.home}</a>`,
  });
}
