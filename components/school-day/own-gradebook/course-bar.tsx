'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/select';
import type { CourseScores } from '@/lib/contract/school-day/record-shapes';
import type { GradeStep } from '@/lib/domain/school-day/grading-scale';
import { courseProgress, neededFor, nextTarget } from '@/lib/domain/school-day/needed-score';
import { countedScore } from '@/lib/domain/school-day/results';
import { pickName } from '@/lib/i18n/pick';

const tenths = (value: number) => Math.round(value * 10) / 10;

interface BarProps {
  reached: number;
  possible: number;
  /** Where the chosen grade begins. */
  target?: number;
}

function Bar({ reached, possible, target }: BarProps) {
  const t = useTranslations('gradebook.bar');
  const isOpen = possible > reached;
  return (
    <span className="grid gap-1">
      <span aria-hidden="true" className="relative block h-3 overflow-hidden rounded-full bg-sunken">
        <span className="absolute inset-y-0 left-0 bg-accent/30" style={{ width: `${possible}%` }} />
        <span className="absolute inset-y-0 left-0 bg-accent" style={{ width: `${reached}%` }} />
        {target !== undefined && (
          <span className="absolute inset-y-0 w-0.5 bg-text" style={{ left: `${target}%` }} />
        )}
      </span>
      <span className="text-sm text-muted tabular-nums">
        {t('reached', { percent: reached })}
        {isOpen && ` · ${t('possible', { percent: possible })}`}
      </span>
    </span>
  );
}

/** Where a course stands: reached, still possible, and what a chosen grade needs of the rest. */
export function CourseBar({ scores, steps }: { scores: CourseScores; steps: readonly GradeStep[] }) {
  const t = useTranslations('gradebook');
  const locale = useLocale();
  const { absence, closed: isClosed, byMonth, percent, course } = scores;
  const tests = scores.assessments.map((test) => ({
    ...test,
    counted: countedScore(test, { absence, isClosed }),
  }));
  const { collected, left } = courseProgress(tests);
  const [chosen, setChosen] = useState<string | null>(null);
  // Without weights, and by months, nobody can say how much of the course is left.
  const isCounted = !isClosed && !byMonth && left > 0 && tests.some(({ weightPercent }) => weightPercent > 0);
  if (!isCounted)
    return percent === null ? null : (
      <div className="col-span-full">
        <Bar reached={percent} possible={percent} />
      </div>
    );
  const goals = steps.filter(({ fromPercent }) => fromPercent > 0);
  const goal = goals.find(({ letter }) => letter === chosen) ?? nextTarget(goals, tests, percent);
  const needed = goal && neededFor(goal, tests);
  return (
    <>
      <div className="own-course-bar">
        <Bar
          reached={tenths(collected)}
          possible={tenths(collected + left)}
          {...(goal && { target: goal.fromPercent })}
        />
      </div>
      {goal && needed && (
        <div className="own-course-target">
          <Select
            dense
            aria-label={t('needed.targetOf', { course: pickName(course, locale) })}
            value={goal.letter}
            onChange={({ target }) => setChosen(target.value)}
          >
            {goals.map(({ letter, fromPercent }) => (
              <option key={letter} value={letter}>
                {t('needed.target', { letter, percent: fromPercent })}
              </option>
            ))}
          </Select>
          <p role="status" className="text-sm tabular-nums">
            {needed.kind === 'percent'
              ? t('needed.percent', { percent: needed.percent })
              : t(`needed.${needed.kind}`)}
          </p>
        </div>
      )}
    </>
  );
}
