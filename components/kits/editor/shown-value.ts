import { formatDate, formatMinute, parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';

interface Words {
  locale: Locale;
  yes: string;
  no: string;
  nothing: string;
  /** For a record whose name the form does not show. */
  unnamed: string;
}

const isId = (value: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value);

/** The text that the controls of a field have for one of its values; null where they have none. */
const optionText = (scope: ParentNode, name: string, value: string): string | null => {
  const controls = [...scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  for (const control of controls.filter((each) => each.name === name)) {
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((each) => each.value === value);
      if (option) return option.textContent.trim();
    } else if (control.value === value && ['radio', 'checkbox'].includes(control.type))
      return control.labels?.[0]?.textContent.trim() ?? null;
  }
  return null;
};

/** A value of a field as its reader knows it: the name of a choice, a day as a day, a list by its parts. */
export function shownValue(scope: ParentNode, name: string, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === undefined || value === '') return words.nothing;
  if (Array.isArray(value))
    return value.length === 0
      ? words.nothing
      : value.map((each: unknown) => shownValue(scope, name, each, words)).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .map((each: unknown) => shownValue(scope, name, each, words))
      .join(' · ');
  const text = String(value);
  const option = optionText(scope, name, text);
  if (option !== null) return option;
  const day = parseMonthDayYear(text);
  if (day) return formatDate(day, words.locale);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMinute(text, words.locale);
  return isId(text) ? words.unnamed : text;
}
