'use client';

import { useQuery, useQueries } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
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
import { href, type Href } from '@/lib/routes/href';
import { OpenPrograms } from './open-programs';
import type { StoredResult, OrientationTest } from './orientation-state';
import { ResultSection } from './result-section';
import { SuggestedMajors } from './suggestion-list';
import { TogetherSection } from './together-section';
import { isOffered, type PagePath } from '@/lib/routes/pages';
import { otherTest, testPaths } from './test-paths';
import { newsApi } from '@/lib/api/news';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { safeHref } from '@/lib/routes/safe-href';
import { readScores, writeScores } from '@/lib/domain/orientation/orientation-code';
import { testOfCode } from '@/lib/domain/orientation/result-code';
import { formatDate } from '@/lib/domain/dates/dates';

/** Interests that are too close together for a code. */
const isEven = (code: string, scores: StoredResult['scores']): boolean => {
  const known = testOfCode(code) === 'holland' ? readScores('holland', writeScores('holland', scores)) : null;
  return known !== null && describeHolland(known).flat;
};

/** The latest and the earlier results, by day. */
function ResultHistory({ results }: { results: readonly StoredResult[] }) {
  const t = useTranslations('orientationResult.history');
  const locale = useLocale();
  if (results.length < 2) return null;
  return (
    <ResultSection title={t('title')} folds>
      <ol className="grid max-w-md gap-2">
        {results.map(({ takenAt, code, scores }, index) => (
          <li
            key={takenAt}
            className="flex items-baseline justify-between gap-4 border-b border-border pb-2 last:border-b-0"
          >
            <span className="text-muted">
              {formatDate(takenAt, locale)}
              {index === 0 && ` · ${t('now')}`}
            </span>
            <span className="font-semibold tabular-nums">{isEven(code, scores) ? t('even') : code}</span>
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}

const pagesOf = {
  scholarship: '/scholarship/[slug]',
  careerGuide: '/career/[slug]',
} as const satisfies Record<string, PagePath>;
type ReadingType = keyof typeof pagesOf;

const pageOf = (type: ReadingType): PagePath => pagesOf[type];
const linkOf = (type: ReadingType, slug: string) =>
  safeHref(pageOf(type).replace('[slug]', encodeURIComponent(slug)));
const shownPerType = 3;

const types = (Object.keys(pagesOf) as ReadingType[]).filter((type) => isOffered(pageOf(type)));

/** The newest scholarships and career guides, where there are some. */
function ReadingList() {
  const t = useTranslations('orientationResult.reading');
  const locale = useLocale();
  const found = useQueries({
    queries: types.map((type) =>
      newsApi.articles.search.queryOptions({
        query: { type, order: 'published_date', sort: 'desc', limit: shownPerType },
      }),
    ),
  });
  const rows = found.flatMap(({ data }, index) =>
    (data?.data ?? []).flatMap((article) => {
      const type = types[index];
      const link = type && linkOf(type, article.slug);
      return link ? [{ ...article, link }] : [];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <ResultSection title={t('title')} folds className="print:hidden">
      <ul className="grid gap-2">
        {rows.map(({ id, link, title_en: en, title_kh: km }) => (
          <li key={id}>
            <Link href={link} className="text-accent-text underline-offset-4 hover:underline">
              {pickText({ en, km }, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

const helpPath = '/help-center/categories/self-discovery';
const forumPath = '/forum';
const contactPath = '/contact-us';

const links = (): { key: 'help' | 'forum' | 'contact'; to: Href }[] => [
  ...(isOffered(helpPath) ? [{ key: 'help' as const, to: href(helpPath) }] : []),
  ...(isOffered(forumPath) ? [{ key: 'forum' as const, to: href(forumPath) }] : []),
  ...(isOffered(contactPath) ? [{ key: 'contact' as const, to: href(contactPath) }] : []),
];

/** Links to discuss a result, if those pages exist, and the other test. */
function AskLinks({ test, bothTaken }: { test: OrientationTest; bothTaken: boolean }) {
  const t = useTranslations('orientationResult');
  const people = links();
  const other = otherTest[test];
  return (
    <div className="grid gap-8 print:hidden">
      {!bothTaken && (
        <LinkButton href={testPaths[other].about} variant="soft" className="justify-self-start">
          {t(`other.${other}`)}
        </LinkButton>
      )}
      {people.length > 0 && (
        <ResultSection title={t('ask.title')}>
          <div className="flex flex-wrap gap-3">
            {people.map(({ key, to }) => (
              <LinkButton key={key} href={to} variant="secondary">
                {t(`ask.${key}`)}
              </LinkButton>
            ))}
          </div>
        </ResultSection>
      )}
    </div>
  );
}

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
          <SuggestedMajors
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
          <SuggestedMajors suggestions={occupations} code={code} />
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
