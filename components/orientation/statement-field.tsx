'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { answerOfKey, answersOf } from './answer-scale';
import type { OrientationTest } from './orientation-state';

interface StatementFieldProps {
  test: OrientationTest;
  questionId: string;
  text: string;
  number: number;
  total: number;
  value: number | undefined;
  /** Marks a missing answer. */
  missing: boolean;
  /** `byKey`: a number key was pressed, so the focus may move on. */
  onAnswer: (value: number, how: 'byKey' | 'byHand') => void;
}

const circle =
  'grid size-11 place-items-center rounded-full border-2 border-border-strong bg-surface text-sm font-semibold tabular-nums text-muted transition-colors peer-hover:border-accent peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent sm:size-12';

/** One statement with five answers: radios, so that arrows, number keys and touch all work. */
export function StatementField(props: StatementFieldProps) {
  const { test, questionId, text, number, total, value, missing, onAnswer } = props;
  const t = useTranslations('questionnaire');
  const options = answersOf(test);
  const label = (option: number) => t(`scale.${test}.${option}` as 'scale.holland.1');
  const [first = 0] = options;
  const last = options.at(-1) ?? 0;
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const answer = ctrlKey || metaKey || altKey ? undefined : answerOfKey(test, key);
    if (answer !== undefined) onAnswer(answer, 'byKey');
  };
  return (
    <fieldset
      id={`statement-${questionId}`}
      aria-describedby={missing ? `missing-${questionId}` : undefined}
      className={cn(
        'scroll-my-28 rounded-lg border bg-surface p-4 shadow-soft sm:p-6',
        missing ? 'border-danger' : 'border-border',
      )}
    >
      <legend className="sr-only">
        {t('question', { number, total })}: {text}
      </legend>
      <p aria-hidden="true" className="flex gap-2 text-lg font-semibold">
        <span className="text-muted tabular-nums">{number}.</span>
        {text}
      </p>
      {missing && (
        <p id={`missing-${questionId}`} className="mt-1 text-danger">
          {t('missing.one')}
        </p>
      )}
      <div className="mx-auto mt-3 grid max-w-2xl grid-cols-5">
        {options.map((option, index) => (
          <label key={option} className="flex flex-col items-center gap-1 py-1 text-center">
            <input
              type="radio"
              name={questionId}
              value={option}
              checked={value === option}
              onKeyDown={onKeyDown}
              onChange={() => onAnswer(option, 'byHand')}
              className="peer sr-only"
            />
            <span aria-hidden="true" className={circle}>
              {index + 1}
            </span>
            <span className="sr-only text-sm text-muted sm:not-sr-only peer-checked:font-semibold peer-checked:text-text">
              {label(option)}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-sm text-muted sm:hidden">
        {value === undefined ? (
          <>
            <span>{label(first)}</span>
            <span className="text-right">{label(last)}</span>
          </>
        ) : (
          <span className="w-full text-center font-semibold text-accent-text">{label(value)}</span>
        )}
      </p>
    </fieldset>
  );
}
