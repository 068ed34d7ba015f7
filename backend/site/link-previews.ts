import { splitLocale } from '@/lib/i18n/locales';

/** Programs of chats and social networks that fetch a shared address for a preview. */
const previewers =
  /TelegramBot|facebookexternalhit|facebookcatalog|Twitterbot|WhatsApp|Viber|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Line\/|Pinterest/;

/** The call that renders a shared result for such a program; null for all other clients, which get the page. */
export function previewCall(url: string, userAgent: string | undefined): string | null {
  const [path = '', search = ''] = url.split('?');
  const { locale, path: page } = splitLocale(path);
  if (page !== '/generate-thumbnail' || !previewers.test(userAgent ?? '')) return null;
  const query = new URLSearchParams(search);
  if (!query.has('userId') || !query.has('recordId')) return null;
  query.set('lang', locale === 'en' ? 'en' : 'kh');
  return `/api-qa/v1/shared_result_card?${query}`;
}
