'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { OrientationTest } from './orientation-state';
import { hollandRange } from '@/lib/domain/orientation/orientation-holland';
import { personalityRange } from '@/lib/domain/orientation/orientation-personality';

const ranges = { holland: hollandRange, personality: personalityRange } as const;

/** The answers of a test, lowest first. */
const answersOf = (test: OrientationTest): number[] => {
  const { min, max } = ranges[test];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

const keys = ['1', '2', '3', '4', '5'];
const khmerKeys = ['១', '២', '៣', '៤', '៥'];

/** Keys 1 to 5, on either keyboard, select by position from the left. */
const answerOfKey = (test: OrientationTest, key: string): number | undefined => {
  const place = Math.max(keys.indexOf(key), khmerKeys.indexOf(key));
  return place < 0 ? undefined : answersOf(test)[place];
};

/** By a number key; by a tap or click; or by arrow keys and other changes of a radio. */
export type AnsweredBy = 'number' | 'tap' | 'other';

interface StatementFieldProps {
  test: OrientationTest;
  questionId: string;
  text: string;
  number: number;
  total: number;
  value: number | undefined;
  /** Marks a missing answer. */
  missing: boolean;
  /** The one that a phone shows. */
  isCurrent: boolean;
  onAnswer: (value: number, by: AnsweredBy) => void;
}

/** Stronger answers are larger; the colours go from clay to teal (`app/globals.css`). */
const circles = [
  'answer-1 size-5 sm:size-8',
  'answer-2 size-6 sm:size-9',
  'answer-3 size-7 sm:size-10',
  'answer-4 size-8 sm:size-11',
  'answer-5 size-9 sm:size-12',
];

/** One statement with five answers: radios, so that arrows, number keys and touch all work. */
export function StatementField(props: StatementFieldProps) {
  const { test, questionId, text, number, total, value, missing, isCurrent, onAnswer } = props;
  const t = useTranslations('questionnaire');
  // Screen readers click without a pointer; with them and with arrow keys people review answers before they decide.
  const isTap = useRef(false);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    isTap.current = false;
    const answer = ctrlKey || metaKey || altKey ? undefined : answerOfKey(test, key);
    if (answer !== undefined) onAnswer(answer, 'number');
  };
  return (
    <fieldset
      id={`statement-${questionId}`}
      aria-describedby={missing ? `missing-${questionId}` : undefined}
      className={cn(
        'statement scroll-my-28 rounded-lg border bg-surface p-4 shadow-soft sm:p-6',
        !isCurrent && 'max-sm:hidden',
        missing ? 'border-danger' : 'border-border',
      )}
    >
      <legend className="sr-only">
        {t('question', { number, total })}: {text}
      </legend>
      <p aria-hidden="true" className="flex gap-2 text-lg font-semibold max-sm:min-h-[3.5em]">
        <span className="text-muted tabular-nums">{number}.</span>
        {text}
      </p>
      {missing && (
        <p id={`missing-${questionId}`} className="mt-1 text-danger">
          {t('missing.one')}
        </p>
      )}
      <div
        className="mx-auto mt-3 grid max-w-2xl gap-2 sm:grid-cols-5 sm:gap-0"
        onPointerDown={() => {
          isTap.current = true;
        }}
      >
        {answersOf(test).map((option, index) => (
          <label key={option} className="answer">
            <input
              type="radio"
              name={questionId}
              value={option}
              checked={value === option}
              onKeyDown={onKeyDown}
              onClick={() => {
                // Tapping the stored answer changes nothing, but confirms it.
                if (value === option && isTap.current) onAnswer(option, 'tap');
              }}
              onChange={() => onAnswer(option, isTap.current ? 'tap' : 'other')}
              className="sr-only"
            />
            <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center sm:size-12">
              <span className={cn('answer-circle', circles[index])}>
                <span className="max-sm:hidden">{index + 1}</span>
              </span>
            </span>
            <span className="min-w-0 sm:text-sm">{t(`scale.${test}.${option}` as 'scale.holland.1')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
