'use client';

import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { newsApi } from '@/lib/api/news';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { isBuilt, type PagePath } from '@/lib/routes/pages';
import { safeHref } from '@/lib/routes/safe-href';
import { ResultSection } from './result-section';

const pagesOf = {
  scholarship: '/scholarship/[slug]',
  careerGuide: '/career/[slug]',
} as const satisfies Record<string, PagePath>;
type ReadingType = keyof typeof pagesOf;

const pageOf = (type: ReadingType): PagePath => pagesOf[type];
const linkOf = (type: ReadingType, slug: string) =>
  safeHref(pageOf(type).replace('[slug]', encodeURIComponent(slug)));
const shownPerType = 3;

const types = (Object.keys(pagesOf) as ReadingType[]).filter((type) => isBuilt(pageOf(type)));

/** The newest scholarships and career guides, where there are some. */
export function ReadingList() {
  const t = useTranslations('orientationResult.reading');
  const locale = useLocale();
  const found = useQueries({
    queries: types.map((type) =>
      newsApi.articles.search.queryOptions({
        query: { type, order: 'published_date', sort: 'desc', limit: shownPerType },
      }),
    ),
  });
  const rows = found.flatMap(({ data }, index) =>
    (data?.data ?? []).flatMap((article) => {
      const type = types[index];
      const link = type && linkOf(type, article.slug);
      return link ? [{ ...article, link }] : [];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <ResultSection title={t('title')} folds className="print:hidden">
      <ul className="grid gap-2">
        {rows.map(({ id, link, title_en: en, title_kh: km }) => (
          <li key={id}>
            <Link href={link} className="text-accent-text underline-offset-4 hover:underline">
              {pickText({ en, km }, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
