import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab } from '@/components/kits/list/list-params';
import { qaApi } from '@/lib/api/qa';
import { href } from '@/lib/routes/href';

export const questionLists = ['questions', 'followed', 'tags', 'held'] as const;
export const answerLists = ['answers', 'held-answers'] as const;

export type QuestionListName = (typeof questionLists)[number];
export type AnswerListName = (typeof answerLists)[number];
export type OwnPath = '/forum/answer' | '/forum/answer/edit';

/** The addresses of one's own questions. */
export const ownQuestionList = (path: OwnPath) =>
  defineList((query) => href(path, undefined, query), {
    params: { view: tab(choice(questionLists)) },
    sorts: [],
    pageSizes: [20, 50],
  });

/** The addresses of one's own answers. */
export const ownAnswerList = (path: OwnPath) =>
  defineList((query) => href(path, undefined, query), {
    params: { view: tab(choice(answerLists)) },
    sorts: [],
    pageSizes: [20, 50],
  });

type QuestionState = StateOf<ReturnType<typeof ownQuestionList>>;
type AnswerState = StateOf<ReturnType<typeof ownAnswerList>>;

/** One's own questions whatever became of them, those that one follows, or those that readers do not see yet. */
const asked = {
  questions: { mine: 'true', state: 'all' },
  followed: { followed: 'true' },
  tags: { myTags: 'true' },
  held: { mine: 'true', state: 'held' },
} as const;

export const ownQuestionQuery = (orgId: string) => (state: QuestionState) => {
  const params = { orgId };
  const query = { ...asked[state.filters.view], ...rangeOf(state) };
  const { queryKey } = qaApi.questions.search.queryOptions({ params, query });
  return {
    queryKey: [...queryKey, 'rows'],
    queryFn: async () => {
      const { questions } = await qaApi.questions.search({ params, query });
      return { data: questions.data.map(({ source }) => source), countTotal: questions.countTotal };
    },
  };
};

/** What one has answered, the newest first. */
export const ownAnswerQuery = (state: AnswerState) =>
  qaApi.userAnswers.mine.queryOptions({
    query: { ...rangeOf(state), ...(state.filters.view === 'held-answers' && { held: 'true' }) },
  });
