'use client';

import { useTranslations } from 'next-intl';
import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import type { GradeStep } from '@/lib/domain/school-day/grading-scale';
import { courseProgress, neededFor } from '@/lib/domain/school-day/needed-score';
import { countedScore } from '@/lib/domain/school-day/results';

interface NeededGradesProps {
  scores: CourseScores;
  steps: readonly GradeStep[];
}

/** What the rest of the course must bring for each grade. */
export function NeededGrades({ scores, steps }: NeededGradesProps) {
  const t = useTranslations('gradebook.needed');
  const { absence, closed: isClosed } = scores;
  const assessments = scores.assessments.map((test) => ({
    ...test,
    counted: countedScore(test, { absence, isClosed }),
  }));
  const { left } = courseProgress(assessments);
  // Without weights, and by months, nobody can say how much of the course is left.
  if (isClosed || scores.byMonth || left === 0 || assessments.every((test) => test.weightPercent === 0))
    return null;
  return (
    <details className="rounded-lg border border-border px-4 py-3">
      <summary className="cursor-pointer font-medium">{t('title')}</summary>
      <p className="mt-2 text-sm text-muted">{t('how', { left: Math.round(left * 10) / 10 })}</p>
      <ul className="mt-2 grid gap-1">
        {steps
          .filter(({ fromPercent }) => fromPercent > 0)
          .map((step) => {
            const needed = neededFor(step, assessments);
            return (
              <li key={step.letter} className="flex justify-between gap-4 tabular-nums">
                <span>
                  <span className="font-semibold">{step.letter}</span>{' '}
                  <span className="text-sm text-muted">{t('from', { percent: step.fromPercent })}</span>
                </span>
                <span>
                  {needed.kind === 'percent' ? t('percent', { percent: needed.percent }) : t(needed.kind)}
                </span>
              </li>
            );
          })}
      </ul>
    </details>
  );
}
