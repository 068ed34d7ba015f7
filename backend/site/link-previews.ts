import { type OrientationTest, readScores } from '@/lib/domain/orientation/orientation-code';
import { splitLocale } from '@/lib/i18n/locales';

/** Programs of chats and social networks that fetch a shared address for a preview. */
const previewers =
  /TelegramBot|facebookexternalhit|facebookcatalog|Twitterbot|WhatsApp|Viber|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Line\/|Pinterest/;

/** Pages that show the scores in their address. */
const resultPages: Readonly<Record<string, OrientationTest>> = {
  '/orientation-test/Holland/result': 'holland',
  '/orientation-test/MBTI/result': 'personality',
};

function cardOf(page: string, given: URLSearchParams): Record<string, string> | null {
  const test = resultPages[page];
  if (test) {
    const scores = given.get('scores');
    return scores !== null && readScores(test, scores) ? { test, scores } : null;
  }
  const [userId, recordId] = [given.get('userId'), given.get('recordId')];
  return page === '/generate-thumbnail' && userId && recordId ? { userId, recordId } : null;
}

/** The call that renders a shared result for such a program; null for all other clients, which get the page. */
export function previewCall(url: string, userAgent: string | undefined): string | null {
  if (!previewers.test(userAgent ?? '')) return null;
  const [path = '', search = ''] = url.split('?');
  const { locale, path: page } = splitLocale(path);
  const card = cardOf(page, new URLSearchParams(search));
  if (!card) return null;
  const query = new URLSearchParams({ ...card, lang: locale === 'en' ? 'en' : 'kh' });
  return `/api-qa/v1/shared_result_card?${query}`;
}
