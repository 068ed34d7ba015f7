import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { SearchBox } from '@/components/ui/search-box';
import { articleFigures } from '@/lib/domain/articles/article-figures';
import type { ListedPlace } from '@/lib/domain/articles/article-places';
import { localizePath } from '@/lib/i18n/locales';
import { cachedArticles } from '@/lib/query/articles';
import { href } from '@/lib/routes/href';
import { listHref } from '@/lib/routes/article-places';
import { ArticleCard } from './article-card';
import { ArticleCatalogue } from './article-catalogue';

/** Articles of one type, or of all; one list for every type. */
interface ArticleListProps {
  place: ListedPlace;
  /** What the address asks for, as its rules write it. */
  query?: string | undefined;
}

export async function ArticleList({ place, query = '' }: ArticleListProps) {
  const t = await getTranslations('article');
  const locale = await getLocale();
  const { data, countTotal } = await cachedArticles(place, query);
  const figures = articleFigures(data);
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-3 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t(`place.${place}.title`)}</PageTitle>
      <p className="mt-2 max-w-prose text-muted max-sm:hidden">{t(`place.${place}.lead`)}</p>
      {countTotal === 0 && query === '' ? (
        // Nothing to search, so no search.
        <Empty
          title={t('nothingYet.title')}
          action={
            <LinkButton href={href('/contact-us')} variant="secondary">
              {t('nothingYet.ask')}
            </LinkButton>
          }
        >
          {t('nothingYet.body')}
        </Empty>
      ) : (
        <ArticleCatalogue
          place={place}
          query={query}
          total={countTotal}
          search={
            <SearchBox
              label={t(`place.${place}.search`)}
              action={localizePath(listHref(place), locale)}
              className="mb-3 mt-2 max-w-2xl sm:mb-5 sm:mt-6"
            />
          }
        >
          {data.length === 0 && <NothingFound total={countTotal} none={t('none')} />}
          {data.length > 0 && (
            <CatalogueGrid layout="above">
              {data.map((article, index) => (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    figure={figures[index]}
                    heading="h2"
                    withType={place === 'articles'}
                  />
                </li>
              ))}
            </CatalogueGrid>
          )}
        </ArticleCatalogue>
      )}
    </div>
  );
}
