import { useTranslations } from 'next-intl';
import { Empty } from '@/components/feedback/empty';
import { ChipLink } from '@/components/ui/chip';
import { Pagination } from '@/components/ui/pagination';
import type { ArticleSummary } from '@/lib/contract/news/articles';
import { articleTopics } from '@/lib/domain/content/article-topics';
import { pageSizes } from '@/lib/domain/limits/lists';
import type { ArticlePlace } from '@/lib/domain/content/article-places';
import { listHref } from '@/lib/routes/article-places';
import { ArticleCard } from './article-card';
import { type ArticleListState, queryOf } from './article-state';

interface ArticleGridProps {
  place: ArticlePlace;
  state: ArticleListState;
  found: { data: ArticleSummary[]; countTotal: number };
}

/** One page of a list with its topics; used by the page's HTML and the live part. */
export function ArticleGrid({ place, state, found }: ArticleGridProps) {
  const t = useTranslations('article');
  const pageSize = pageSizes.articlesScreen;
  const shown = t(`place.${place}.found`, { count: found.countTotal });
  return (
    <>
      {(state.topic !== undefined || found.countTotal > pageSize) && (
        <TopicChips place={place} state={state} />
      )}
      <p className="mt-5 text-sm text-muted" role="status">
        {state.keyword ? t('foundFor', { found: shown, keyword: state.keyword }) : shown}
      </p>
      {found.data.length === 0 ? (
        <Empty title={t('none')} action={<ChipLink href={listHref(place)}>{t('all')}</ChipLink>} />
      ) : (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.data.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h2" withType={place === 'articles'} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={state.start / pageSize + 1}
        pageCount={Math.ceil(found.countTotal / pageSize)}
        hrefOf={(page) => listHref(place, queryOf({ ...state, start: (page - 1) * pageSize }))}
        className="mt-8"
      />
    </>
  );
}

function TopicChips({ place, state }: Pick<ArticleGridProps, 'place' | 'state'>) {
  const t = useTranslations('article');
  return (
    <nav aria-label={t('topics')} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <li>
          <ChipLink href={listHref(place)} selected={state.topic === undefined}>
            {t('all')}
          </ChipLink>
        </li>
        {articleTopics.map((topic) => (
          <li key={topic}>
            <ChipLink
              href={listHref(place, queryOf({ ...state, topic, start: 0 }))}
              selected={state.topic === topic}
            >
              {t(`topic.${topic}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
