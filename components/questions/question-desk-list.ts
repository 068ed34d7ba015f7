import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import { qaApi } from '@/lib/api/qa';
import { href } from '@/lib/routes/href';

export const questionViews = ['unanswered', 'reported', 'held', 'hidden', 'all'] as const;
type QuestionView = (typeof questionViews)[number];

/** What people ask, as staff works on it. */
export const questionDeskList = defineList((query) => href('/advisor/sala-connect', undefined, query), {
  params: { view: tab(choice(questionViews)), keyword: text(), tag: text() },
});

/** What waits comes the longest waiting first, everything else the newest first. */
const asked = (view: QuestionView) => {
  if (view === 'unanswered') return { state: 'open', unanswered: 'true', sort: 'oldest' } as const;
  return view === 'all'
    ? ({ state: 'all', sort: 'newest' } as const)
    : ({ state: view, sort: 'oldest' } as const);
};

/** @param orgId whose questions: Sala's own organization, which the server knows */
export const questionDeskQuery = (orgId: string) => (state: StateOf<typeof questionDeskList>) => {
  const { view, keyword, tag } = state.filters;
  const query = {
    ...asked(view),
    ...(keyword && { keyword }),
    ...(tag && { tags: tag }),
    ...rangeOf(state),
  };
  const params = { orgId };
  const { queryKey } = qaApi.questions.search.queryOptions({ params, query });
  return {
    queryKey: [...queryKey, 'rows'],
    queryFn: async () => {
      const { questions } = await qaApi.questions.search({ params, query });
      return { data: questions.data.map(({ source }) => source), countTotal: questions.countTotal };
    },
  };
};
