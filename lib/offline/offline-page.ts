import en from '@/messages/en/core/feedback.json';
import km from '@/messages/km/core/feedback.json';
import { joinTexts } from '@/lib/i18n/join-texts';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { KeptPaper } from '@/lib/device/kept';
import { plainDocument } from './plain-document';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const paperOf = ({ lang, title, lines = [], picture }: KeptPaper, isOpen: boolean): string => {
  const drawing = picture
    ? `<img alt="" width="240" height="240" src="data:image/svg+xml,${encodeURIComponent(picture)}">`
    : '';
  const list = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<details lang="${lang}"${isOpen ? ' open' : ''}><summary>${escaped(title)}</summary>${drawing}<ul>${list}</ul></details>`;
};

export interface SavedPage {
  path: string;
  /** As in the title element of the page's HTML: escaped. */
  title: string;
}

/**
 * The page for an address that was never opened with a connection: a retry button, what is kept for the person on this
 * phone, and pages that are available now. What belongs to the address itself is open and comes first. `hasDraft`: what was
 * typed there is kept on the device.
 */
export function offlinePage(
  locale: Locale,
  saved: readonly SavedPage[],
  kept: readonly KeptPaper[] = [],
  { path = '', hasDraft = false }: { path?: string; hasDraft?: boolean } = {},
): string {
  const texts = locale === 'km' ? joinTexts(km) : en;
  const here = kept.filter(({ page }) => page === path);
  const others = kept.filter((paper) => !here.includes(paper));
  const open = here.map((paper) => paperOf(paper, true)).join('');
  const folded = others.map((paper) => paperOf(paper, false)).join('');
  const own = folded && `<h2>${texts.offline.kept}</h2>${folded}`;
  const lines = saved.map(({ path, title }) => `<li><a href="${encodeURI(path)}">${title}</a></li>`);
  const list = lines.length > 0 ? `<h2>${texts.offline.saved}</h2><ul>${lines.join('')}</ul>` : '';
  return plainDocument({
    locale,
    title: texts.offline.title,
    body: `${open || `<p>${texts.offline[hasDraft ? 'draft' : 'notSaved']}</p>`}<a href="">${texts.retry}</a><a href="${localizePath('/', locale)}">${texts.home}</a>${list}${own}`,
  });
}
