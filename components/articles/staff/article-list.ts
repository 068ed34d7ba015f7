import { defineList, givenOf, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, text } from '@/components/kits/list/list-params';
import { newsApi } from '@/lib/api/news';
import { articleTypes } from '@/lib/domain/articles/article-search';
import { href } from '@/lib/routes/href';

/** Under the names of the endpoint's own filters. */
export const articleList = defineList((query) => href('/advisor/article', undefined, query), {
  params: {
    keyword: text(),
    type: choice(['all', ...articleTypes]),
    status: choice(['all', 'active', 'scheduled', 'inactive']),
  },
  sorts: ['published_date', '-published_date'],
  pageSizes: [20, 50],
});

export const articlesQuery = (orgId: string) => (state: StateOf<typeof articleList>) =>
  newsApi.articles.list.queryOptions({
    params: { orgId },
    query: {
      ...givenOf(state.filters),
      ...rangeOf(state),
      order: 'published_date',
      sort: state.sort === 'published_date' ? 'asc' : 'desc',
    },
  });
