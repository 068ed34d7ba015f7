import { expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { namespaces } from '@/lib/i18n/messages';
import { readJson } from './source-files';
import { textsOf } from './texts-of';

const variants = z.array(z.string().min(1)).min(1);
const terms = z
  .array(
    z.strictObject({
      en: z.string(),
      km: z.string(),
      /** Patterns of other words for the same thing. */
      not: z.strictObject({ en: variants.optional(), km: variants.optional() }),
      /** Texts, by their key or its beginning, in which such a word means another thing: why. */
      except: z.record(z.string(), z.string()).optional(),
    }),
  )
  .parse(readJson('docs/glossary.json'));

const texts = locales.flatMap((locale) =>
  namespaces.flatMap((namespace) =>
    [...textsOf(locale, namespace)].map(([key, text]) => ({ locale, key, text })),
  ),
);

/** English by whole words, in any case; Khmer has neither. */
const patternOf = (locale: 'en' | 'km', variant: string) =>
  locale === 'en' ? new RegExp(`(?<![\\w{-])(?:${variant})(?![\\w}-])`, 'i') : new RegExp(variant);

const isAt = (key: string, place: string) => key === place || key.startsWith(`${place}.`);

const hitsOf = ({ not }: (typeof terms)[number]) =>
  locales.flatMap((locale) =>
    (not[locale] ?? []).flatMap((variant) => {
      const pattern = patternOf(locale, variant);
      return texts.filter((each) => each.locale === locale && pattern.test(each.text));
    }),
  );

it.each(terms.map((term) => [`${term.en}: ${term.km}`, term] as const))('%s', (_name, term) => {
  const places = Object.keys(term.except ?? {});
  const hits = hitsOf(term);
  expect(hits.filter(({ key }) => !places.some((place) => isAt(key, place)))).toEqual([]);
  // An exception that no text needs any more goes.
  expect(places.filter((place) => !hits.some(({ key }) => isAt(key, place)))).toEqual([]);
});

it('names each term once, and forbids no term by its own pattern', () => {
  expect(terms.map(({ en }) => en)).toEqual([...new Set(terms.map(({ en }) => en))]);
  const forbidden = terms.filter((term) =>
    locales.some((locale) =>
      term.not[locale]?.some((variant) => patternOf(locale, variant).test(term[locale])),
    ),
  );
  expect(forbidden).toEqual([]);
});
