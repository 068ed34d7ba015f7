'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { CatalogueAbove } from '@/components/kits/catalogue/catalogue-above';
import type { CatalogueDeclaration } from '@/components/kits/catalogue/define-catalogue';
import { linkFilter } from '@/components/kits/catalogue/link-filter';
import type { Answered } from '@/components/kits/catalogue/use-catalogue';
import type { Text } from '@/lib/contract/fields';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { questionRules, questionViews } from '@/lib/catalogue/question-rules';

interface QuestionCatalogueProps extends Answered {
  organizationId: string;
  tags: readonly { tag: string; name: Text; count: number }[];
  search: ReactNode;
}

const viewFilter = linkFilter({
  name: 'view',
  title: (words) => words('question.views.label'),
  all: (words) => words('question.views.newest'),
  values: questionViews,
  label: (value, words) => words(`question.views.${value === 'useful' ? 'useful' : 'unanswered'}`),
});

const declare = (
  organizationId: string,
  tags: QuestionCatalogueProps['tags'],
  locale: Locale,
): CatalogueDeclaration => {
  const known = new Map(
    tags.map(({ tag, name, count }) => [tag, { tag: pickText(name, locale) || tag, count }]),
  );
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
        label: (tag, words) => {
          const shown = known.get(tag);
          return shown ? words('question.tag', shown) : tag;
        },
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
  const locale = useLocale();
  const of = useMemo(() => declare(organizationId, tags, locale), [organizationId, tags, locale]);
  return <CatalogueAbove {...props} of={of} />;
}
