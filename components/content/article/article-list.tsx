import { getTranslations } from 'next-intl/server';
import { getLocale } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { ArticleBrowser } from './article-browser';
import { ArticleGrid } from './article-grid';
import { readArticleState } from './article-state';
import { SearchBox } from '@/components/ui/search-box';
import { localizePath } from '@/lib/i18n/locales';
import { cachedFirstArticles } from '@/lib/query/articles';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { listHref } from '@/lib/routes/article-places';

/** Articles of one type, or of all; one list for every type. */
interface ArticleListProps {
  place: ArticlePlace;
  /** What stands above the articles, with a heading for them. */
  above?: { content: ReactNode; heading: string };
}

export async function ArticleList({ place, above }: ArticleListProps) {
  const t = await getTranslations('article');
  const locale = await getLocale();
  const found = await cachedFirstArticles(place);
  const firstPage = (
    <ArticleGrid place={place} state={readArticleState(new URLSearchParams())} found={found} />
  );
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t(`place.${place}.title`)}</PageTitle>
      <p className="mt-2 max-w-prose text-muted">{t(`place.${place}.lead`)}</p>
      {above && (
        <>
          {above.content}
          <h2 className="mt-12 text-2xl">{above.heading}</h2>
        </>
      )}
      <SearchBox
        label={t(`place.${place}.search`)}
        action={localizePath(listHref(place), locale)}
        className="mb-5 mt-6 max-w-2xl"
      />
      <Suspense fallback={firstPage}>
        <ArticleBrowser place={place}>{firstPage}</ArticleBrowser>
      </Suspense>
    </div>
  );
}
