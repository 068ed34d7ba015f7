import type { Category } from '@/lib/contract/schools/categories';
import { pickName } from '@/lib/i18n/pick';
import type { Locale } from '@/lib/i18n/locales';

/** Majors by their field of study, named in a language; fields and majors with most programs first. */
export function majorFields(majors: readonly Category[], locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const named = majors
    .map((major) => ({ ...major, label: pickName(major, locale) }))
    .toSorted((a, b) => b.subjectCount - a.subjectCount || compare(a.label, b.label));
  return [...Map.groupBy(named, ({ field }) => field)]
    .flatMap(([field, own]) =>
      own[0]
        ? [
            {
              field,
              own,
              count: own.reduce((sum, { subjectCount }) => sum + subjectCount, 0),
              names: `${own[0].fieldName} ${own[0].fieldNameNative}`,
              label: pickName({ name: own[0].fieldName, nameNative: own[0].fieldNameNative }, locale),
            },
          ]
        : [],
    )
    .toSorted((a, b) => b.count - a.count || compare(a.label, b.label));
}
