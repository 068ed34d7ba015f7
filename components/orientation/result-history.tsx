import { useLocale, useTranslations } from 'next-intl';
import { readScores, writeScores } from '@/lib/domain/orientation/orientation-code';
import { describeHolland } from '@/lib/domain/orientation/orientation-holland';
import { testOfCode } from '@/lib/domain/orientation/result-code';
import { formatDate } from '@/lib/domain/dates/dates';
import type { StoredResult } from './orientation-state';
import { ResultSection } from './result-section';

/** Interests that are too close together for a code. */
const isEven = (code: string, scores: StoredResult['scores']): boolean => {
  const known = testOfCode(code) === 'holland' ? readScores('holland', writeScores('holland', scores)) : null;
  return known !== null && describeHolland(known).flat;
};

/** The latest and the earlier results, by day. */
export function ResultHistory({ results }: { results: readonly StoredResult[] }) {
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
