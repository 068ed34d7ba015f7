'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
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

interface ResultExtrasProps {
  /** At least one; the first one shown is `test`. */
  test: 'holland' | 'personality';
  holland: HollandScores | null;
  personality: PersonalityScores | null;
  /** A result that another person shared is unrelated to the reader's other test. */
  shared: boolean;
}

interface ResultNextProps extends Pick<ResultExtrasProps, 'test' | 'shared'> {
  /** One's own, latest first. */
  results: readonly StoredResult[];
  bothTaken: boolean;
}

const nothing = { majors: [], occupations: [] };

/** Sala's own list until the site's has come, and without a network; and the codes that the site knows. */
const useMajors = () => {
  const { data, isPending } = useQuery(categoriesQuery());
  return useMemo(() => {
    const stored = (data?.data ?? []).map(({ categoryId, ...major }) => ({ ...major, code: categoryId }));
    return { all: suggestedMajors(stored), known: new Set(stored.map(({ code }) => code)), isPending };
  }, [data, isPending]);
};

/** The suggestions of the result that is shown. */
function useSuggestions({ test, holland, personality, shared }: ResultExtrasProps) {
  const { all, known: knownCodes, isPending } = useMajors();
  const byInterests = test === 'holland' && holland ? suggestByInterests(holland, all) : nothing;
  const byType =
    test === 'personality' && personality
      ? suggestByPersonality(describePersonality(personality).type, all)
      : nothing;
  const { majors, occupations } = test === 'holland' ? byInterests : byType;
  const profile = holland && describeHolland(holland);
  const known = profile && !profile.flat ? profile.code : null;
  return {
    all,
    isPending,
    majors,
    occupations,
    isFlat: profile?.flat ?? false,
    code: test === 'holland' || !shared ? known : null,
    // A list refuses majors that it does not know.
    categories: majors.map(({ code }) => code).filter((code) => knownCodes.has(code)),
  };
}

function Majors(props: ResultExtrasProps) {
  const { test, holland, personality, shared } = props;
  const t = useTranslations('orientationResult');
  const { all, majors, occupations, isFlat, code } = useSuggestions(props);
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
          <p>{t('majors.none')}</p>
        )}
      </ResultSection>
      {!shared && holland && !isFlat && personality && (
        <TogetherSection test={test} holland={holland} personality={personality} majors={all} />
      )}
      {occupations.length > 0 && (
        <ResultSection title={t('jobs.title')} lead={t(`jobs.lead.${test}`)} folds>
          <SuggestionList suggestions={occupations} code={code} />
          <p className="mt-3 text-sm text-muted">{t('jobs.source')}</p>
        </ResultSection>
      )}
    </>
  );
}

function Programs(props: ResultExtrasProps) {
  const t = useTranslations('orientationResult');
  const { majors, categories, isPending } = useSuggestions(props);
  if (majors.length > 0 && isPending) return <Skeleton className="h-96" />;
  if (categories.length > 0) return <OpenPrograms categories={categories} />;
  return (
    <ResultSection title={t('programs.title')}>
      <LinkButton href={href('/course', undefined, { openNow: 'true' })} variant="secondary">
        {t('programs.all')}
      </LinkButton>
    </ResultSection>
  );
}

/** Majors and jobs; loaded after the result itself, since the tables are large. */
export const ResultMajors = (props: ResultExtrasProps) => (
  <QueryProvider>
    <Majors {...props} />
  </QueryProvider>
);

/** Open programs of these majors, and the schools that teach them. */
export const ResultPrograms = (props: ResultExtrasProps) => (
  <QueryProvider>
    <Programs {...props} />
  </QueryProvider>
);

/** Where to go from here. */
export function ResultNext({ test, shared, results, bothTaken }: ResultNextProps) {
  return (
    <QueryProvider>
      <AskLinks test={test} bothTaken={bothTaken} />
      <ReadingList />
      {!shared && <ResultHistory results={results} />}
    </QueryProvider>
  );
}
