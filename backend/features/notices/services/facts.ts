import type { Text } from '@/lib/contract/fields';
import en from '@/messages/en/notices/facts.json';
import km from '@/messages/km/notices/facts.json';

type Words = typeof en;
type Leaf<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Path}${Key}` : Leaf<T[Key], `${Path}${Key}.`>;
}[keyof T & string];

/** What stands in a fact: one text for both languages, or one for each. */
type Given = string | Text;

const textAt = (words: Words, key: string): string => {
  let found: unknown = words;
  for (const part of key.split('.')) found = Reflect.get(found as object, part);
  return String(found);
};

const inLanguage = (key: string, given: Readonly<Record<string, Given>>, locale: 'en' | 'km'): string =>
  textAt(locale === 'en' ? en : km, key).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name] ?? '';
    return typeof value === 'string' ? value : value[locale];
  });

/**
 * What a notice says of its matter, in both languages: it is stored with the notice, so that its text never changes. `key` names a text of
 * `messages/<language>/notices/facts.json`, `given` its arguments.
 */
export const noticeFact = (key: Leaf<Words>, given: Readonly<Record<string, Given>> = {}): Text => ({
  en: inLanguage(key, given, 'en'),
  km: inLanguage(key, given, 'km'),
});
