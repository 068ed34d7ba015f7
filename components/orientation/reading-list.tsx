'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { newsApi } from '@/lib/api/news';
import type { ArticleSummary } from '@/lib/contract/news/articles';
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

function Articles({ type }: { type: ReadingType }) {
  const locale = useLocale();
  const { data } = useQuery(
    newsApi.articles.search.queryOptions({
      query: { type, order: 'published_date', sort: 'desc', limit: shownPerType },
    }),
  );
  return (data?.data ?? []).map((article: ArticleSummary) => {
    const link = linkOf(type, article.slug);
    return (
      link && (
        <li key={article.id}>
          <Link href={link} className="text-accent-text underline-offset-4 hover:underline">
            {pickText({ en: article.title_en, km: article.title_kh }, locale)}
          </Link>
        </li>
      )
    );
  });
}

/** The newest scholarships and career guides, if their pages exist. */
export function ReadingList() {
  const t = useTranslations('orientationResult.reading');
  const types = (Object.keys(pagesOf) as ReadingType[]).filter((type) => isBuilt(pageOf(type)));
  if (types.length === 0) return null;
  return (
    <ResultSection title={t('title')} folds className="print:hidden">
      <ul className="grid gap-2">
        {types.map((type) => (
          <Articles key={type} type={type} />
        ))}
      </ul>
    </ResultSection>
  );
}
