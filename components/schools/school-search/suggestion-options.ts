import type { Suggestions } from '@/lib/contract/schools/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { type Href, href } from '@/lib/routes/href';

/** The list that shows results for a major or a province. */
export type SearchedList = '/explore' | '/course';

export interface SuggestionOption {
  key: string;
  kind: 'recent' | 'correction' | 'school' | 'major' | 'province';
  label: string;
  /** The target of a suggestion with a page; others are searched for. */
  to?: Href;
}

export const recentOptions = (recent: readonly string[]): SuggestionOption[] =>
  recent.map((label) => ({ key: `recent-${label}`, kind: 'recent', label }));

export const suggestionOptions = (
  { schools, majors, provinces, correction }: Suggestions,
  list: SearchedList,
  locale: Locale,
): SuggestionOption[] => [
  ...(correction === null ? [] : [{ key: 'correction', kind: 'correction' as const, label: correction }]),
  ...majors.map((major) => ({
    key: `major-${major.categoryId}`,
    kind: 'major' as const,
    label: pickName(major, locale),
    to: href(list, undefined, { categories: major.categoryId }),
  })),
  ...provinces.map((province) => ({
    key: `province-${province.code}`,
    kind: 'province' as const,
    label: pickName(province, locale),
    to: href(list, undefined, { province: province.code }),
  })),
  ...schools.map((school) => ({
    key: `school-${school.slug}`,
    kind: 'school' as const,
    label: pickName(school, locale),
    to: href('/school/[slug]', { slug: school.slug }),
  })),
];
