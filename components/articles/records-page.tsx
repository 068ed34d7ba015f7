import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { CardSection } from '@/components/kits/detail/card-section';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { SearchBox } from '@/components/ui/search-box';
import type { ArticleSummary } from '@/lib/contract/articles/articles';
import { articleFigures } from '@/lib/domain/articles/article-figures';
import type { RecordPlace } from '@/lib/domain/articles/article-places';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ArticleCard } from './article-card';

const listPaths = {
  job: '/career-center/internship-job-opportunities',
  events: '/career-center/events',
} as const satisfies Record<RecordPlace, string>;

/** Nobody scrolls to more of them on a phone. */
const articlesShown = 6;

interface RecordsPageProps {
  place: RecordPlace;
  keyword: string;
  /** `li` elements: the records that are open. */
  records: ReactNode[];
  articles: readonly ArticleSummary[];
}

/**
 * Records of one kind, then what was written about them. Words are searched among the records: an article about a job is none,
 * so articles are neither counted nor searched here.
 */
export function RecordsPage({ place, keyword, records, articles }: RecordsPageProps) {
  const t = useTranslations('article');
  const locale = useLocale();
  const all = href(listPaths[place], undefined, { keyword });
  const newest = articles.slice(0, articlesShown);
  const figures = articleFigures(newest);
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-3 sm:px-6 sm:pt-12">
      <PageTitle size="public">{t(`place.${place}.title`)}</PageTitle>
      <p className="mt-2 max-w-prose text-muted max-sm:hidden">{t(`place.${place}.lead`)}</p>
      <SearchBox
        label={t(`records.${place}.search`)}
        action={localizePath(listPaths[place], locale)}
        defaultValue={keyword}
        className="mt-2 max-w-2xl sm:mt-6"
      />
      {records.length > 0 ? (
        <CardSection
          id="open-records"
          isMain
          title={t(`records.${place}.open`)}
          more={{ label: t(`records.${place}.all`), href: all }}
        >
          {records}
        </CardSection>
      ) : (
        <div className="mt-8">
          <p>{keyword ? t(`records.${place}.noneFor`, { keyword }) : t(`records.${place}.none`)}</p>
          <LinkButton href={href(listPaths[place])} variant="secondary" className="mt-4">
            {t(`records.${place}.all`)}
          </LinkButton>
        </div>
      )}
      {newest.length > 0 && (
        <section aria-labelledby="texts" className="mt-12">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="texts" className="text-xl">
              {t('records.texts')}
            </h2>
            <LinkButton href={href('/articles')} variant="link" prefetch={false}>
              {t('records.allTexts')}
            </LinkButton>
          </div>
          <CatalogueGrid layout="above">
            {newest.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} figure={figures[index]} heading="h3" withType={false} />
              </li>
            ))}
          </CatalogueGrid>
        </section>
      )}
    </div>
  );
}
