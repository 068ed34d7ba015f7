'use client';

import { type ReactNode, useMemo } from 'react';
import { CatalogueAbove } from '@/components/kits/catalogue/catalogue-above';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { linkFilter } from '@/components/kits/catalogue/link-filter';
import type { Answered } from '@/components/kits/catalogue/use-catalogue';
import { questionRules, questionViews } from '@/lib/catalogue/question-rules';

interface QuestionCatalogueProps extends Answered {
  organizationId: string;
  tags: readonly { tag: string; count: number }[];
  search: ReactNode;
}

const viewFilter = linkFilter({
  name: 'view',
  title: (words) => words('question.views.label'),
  all: (words) => words('question.views.newest'),
  values: questionViews,
  label: (value, words) => words(`question.views.${value === 'useful' ? 'useful' : 'unanswered'}`),
});

const declare = (organizationId: string, tags: QuestionCatalogueProps['tags']): CatalogueDeclaration => {
  const counts = new Map(tags.map(({ tag, count }) => [tag, count]));
  return {
    rules: questionRules,
    layout: 'rows',
    filters: [
      viewFilter,
      linkFilter({
        name: 'tags',
        title: (words) => words('question.tags'),
        all: (words) => words('question.allTags'),
        values: tags.map(({ tag }) => tag),
        label: (tag, words) => words('question.tag', { tag, count: counts.get(tag) ?? 0 }),
      }),
    ],
    count: (words, { count }) => words('question.found', { count }),
    none: (words) => words('question.none'),
    cardHeight: 'h-24',
    loadLive: async () => (await import('./live-questions')).liveQuestionsOf(organizationId),
  };
};

/** The questions of people, by view, tag and words. */
export function QuestionCatalogue({ organizationId, tags, ...props }: QuestionCatalogueProps) {
  const of = useMemo(() => declare(organizationId, tags), [organizationId, tags]);
  return <CatalogueAbove {...props} of={of} />;
}
