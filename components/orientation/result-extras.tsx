'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { LinkButton } from '@/components/ui/link-button';
import { describeHolland, type HollandScores } from '@/lib/domain/orientation/orientation-holland';
import { suggestByInterests, suggestByPersonality } from '@/lib/domain/orientation/orientation-suggestions';
import { suggestedMajors } from '@/lib/domain/orientation/suggested-majors';
import {
  describePersonality,
  type PersonalityScores,
} from '@/lib/domain/orientation/orientation-personality';
import { QueryProvider } from '@/lib/query/query-provider';
import { href } from '@/lib/routes/href';
import { AskLinks } from './ask-links';
import { OpenPrograms } from './open-programs';
import type { StoredResult } from './orientation-state';
import { ReadingList } from './reading-list';
import { ResultHistory } from './result-history';
import { ResultSection } from './result-section';
import { SuggestionList } from './suggestion-list';
import { TogetherSection } from './together-section';

export interface ResultExtrasProps {
  /** At least one; the first one shown is `test`. */
  test: 'holland' | 'personality';
  holland: HollandScores | null;
  personality: PersonalityScores | null;
  /** A result that another person shared is unrelated to the reader's other test. */
  shared: boolean;
  /** One's own, latest first. */
  results: readonly StoredResult[];
  bothTaken: boolean;
}

const nothing = { majors: [], occupations: [] };

/** Sala's own list until the site's has come, and without a network; and the codes that the site knows. */
const useMajors = () => {
  const { data } = useQuery(categoriesQuery());
  return useMemo(() => {
    const stored = (data?.data ?? []).map(({ categoryId, ...major }) => ({ ...major, code: categoryId }));
    return { all: suggestedMajors(stored), known: new Set(stored.map(({ code }) => code)) };
  }, [data]);
};

function Extras(props: ResultExtrasProps) {
  const { test, holland, personality, shared, results, bothTaken } = props;
  const t = useTranslations('orientationResult');
  const { all, known: knownCodes } = useMajors();
  const byInterests = test === 'holland' && holland ? suggestByInterests(holland, all) : nothing;
  const byType =
    test === 'personality' && personality
      ? suggestByPersonality(describePersonality(personality).type, all)
      : nothing;
  const { majors, occupations } = test === 'holland' ? byInterests : byType;
  const profile = holland && describeHolland(holland);
  const known = profile && !profile.flat ? profile.code : null;
  const code = test === 'holland' || !shared ? known : null;
  // A list refuses majors that it does not know.
  const categories = majors.map(({ code: major }) => major).filter((major) => knownCodes.has(major));
  return (
    <>
      <ResultSection title={t('majors.title')} lead={t(`majors.lead.${test}`)}>
        {majors.length > 0 ? (
          <SuggestionList
            suggestions={majors}
            code={code}
            linkOf={(major) => href('/course', undefined, { categories: [major] })}
          />
        ) : (
          <div className="grid justify-items-start gap-3">
            <p>{t('majors.none')}</p>
            <LinkButton href={href('/course')} variant="secondary">
              {t('programs.more')}
            </LinkButton>
          </div>
        )}
      </ResultSection>
      {!shared && holland && !profile?.flat && personality && (
        <TogetherSection test={test} holland={holland} personality={personality} majors={all} />
      )}
      {categories.length > 0 && <OpenPrograms categories={categories} />}
      {occupations.length > 0 && (
        <ResultSection title={t('jobs.title')} lead={t(`jobs.lead.${test}`)} folds>
          <SuggestionList suggestions={occupations} code={code} />
          <p className="mt-3 text-sm text-muted">{t('jobs.source')}</p>
        </ResultSection>
      )}
      <ReadingList />
      {!shared && <ResultHistory results={results} />}
      <AskLinks test={test} bothTaken={bothTaken} />
    </>
  );
}

/** Majors, jobs, open programs and where to go from here; loaded after the result itself, since the tables are large. */
export const ResultExtras = (props: ResultExtrasProps) => (
  <QueryProvider>
    <Extras {...props} />
  </QueryProvider>
);
