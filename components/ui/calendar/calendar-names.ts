import en from 'dayjs/locale/en.js';
import km from 'dayjs/locale/km.js';
import type { Locale } from '@/lib/i18n/locales';

const languages = { km, en };
const fromMonday = (names: readonly string[]) => [...names.slice(1), ...names.slice(0, 1)];

const shortInEnglish = 3;
/** Khmer has no such short forms. */
const shortName = (name: string, locale: Locale) => (locale === 'en' ? name.slice(0, shortInEnglish) : name);

/** Monday first; from dayjs, because browsers' Intl may lack Khmer. */
export function weekdayNames(locale: Locale, form: 'long' | 'short' | 'min'): readonly string[] {
  const { weekdays, weekdaysMin } = languages[locale];
  const long: readonly string[] = weekdays ?? [];
  const forms = {
    long,
    short: long.map((name) => shortName(name, locale)),
    min: weekdaysMin ?? long.map((name) => name.slice(0, 2)),
  };
  return fromMonday(forms[form]);
}

export const monthTitle = (day: string, locale: Locale): string => {
  const names: readonly string[] = languages[locale].months ?? [];
  return `${names[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
};

export const dayTitle = (day: string, locale: Locale): string =>
  `${weekdayNames(locale, 'long')[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]} ${Number(day.slice(8))} ${monthTitle(day, locale)}`;

/** Weekday, day and month where a line is short: "Wed 25 Nov". */
export function shortDayTitle(day: string, locale: Locale): string {
  const [weekday = '', date = '', month = ''] = dayTitle(day, locale).split(' ');
  return `${shortName(weekday, locale)} ${date} ${shortName(month, locale)}`;
}
