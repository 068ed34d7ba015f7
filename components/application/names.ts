import type { Applicant, Step, TimelineEntry } from '@/lib/contract/applicant/applicant-shapes';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';

/** The name of an applicant in the page's language, and the same name in the other script. */
export function applicantNames(
  { applicantName, applicantNameKm }: Pick<Applicant, 'applicantName' | 'applicantNameKm'>,
  locale: Locale,
): { name: string; other: { text: string; lang: Locale } | null } {
  const name = pickName({ name: applicantName, nameNative: applicantNameKm }, locale);
  const otherLocale = locale === 'km' ? 'en' : 'km';
  const text = otherLocale === 'km' ? applicantNameKm : applicantName;
  return { name, other: text && text !== name ? { text, lang: otherLocale } : null };
}

/** The actor of an event, in the page's language where that name is known. */
export const actorNameOf = ({ actorName, actorNameKm }: TimelineEntry, locale: Locale): string =>
  pickName({ name: actorName, nameNative: actorNameKm }, locale);

/** The name of a step by its key; the key itself after the school has removed the step. */
export function stepName(steps: readonly Step[], key: string, locale: Locale): string {
  const step = steps.find((each) => each.key === key);
  return step ? pickName(step, locale) : key;
}
