'use client';

import { defineLive } from '@/components/kits/catalogue/define-live';
import { orNone } from '@/lib/api/or-none';
import { qaApi } from '@/lib/api/qa';
import { questionQuery } from '@/lib/catalogue/question-rules';
import { pageSizes } from '@/lib/domain/limits/lists';
import { QuestionRow } from './question-row';

type Live = ReturnType<typeof defineLive>;
const made = new Map<string, Live>();

const define = (orgId: string): Live => {
  const search = async (query: Record<string, string>, limit: number) => {
    const call = qaApi.questions.search({
      params: { orgId },
      query: { ...questionQuery(query), limit },
    });
    return (await orNone(call, { questions: { data: [], countTotal: 0 } })).questions;
  };
  return defineLive({
    key: qaApi.questions.key,
    page: async (query) => {
      const { data, countTotal } = await search(query, pageSizes.questions);
      return { items: data.map(({ source }) => source), total: countTotal };
    },
    count: async (query) => (await search(query, 1)).countTotal,
    keyOf: ({ questionId }) => questionId,
    card: (question) => <QuestionRow question={question} />,
  });
};

/** The live part for the questions of an organization: one component for each, so that it keeps its state. */
export function liveQuestionsOf(organizationId: string): Live {
  const known = made.get(organizationId) ?? define(organizationId);
  made.set(organizationId, known);
  return known;
}
