'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { formatDate } from '@/lib/domain/dates/dates';

/** How many scholarships can still be applied for, and the next deadline. */
export function useScholarshipText() {
  const t = useTranslations('comparison');
  const locale = useLocale();
  return (scholarships: SchoolDetail['scholarships'], today: string): string => {
    const [next, ...rest] = scholarships
      .map(({ deadline }) => deadline)
      .filter((day) => day >= today)
      .toSorted();
    if (next === undefined) return t('noScholarship');
    return t('scholarships', { count: rest.length + 1, date: formatDate(next, locale) });
  };
}
