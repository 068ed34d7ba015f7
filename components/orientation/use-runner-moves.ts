'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { orientationLimits } from '@/lib/domain/limits/orientation';
import { timings } from '@/lib/domain/limits/pages';
import { showStatement } from './move-focus';
import type { OrientationTest } from './orientation-state';
import { goToPage } from './orientation-store';
import { useOrientation } from './use-orientation';

export interface Statement {
  questionId: string;
  text: string;
}

const perPage = orientationLimits.itemsPerPage;
const pageOf = (index: number) => Math.floor(index / perPage) + 1;

/** The position in a questionnaire: the page, and for a phone the statement. */
export function useRunnerMoves(test: OrientationTest, items: readonly Statement[]) {
  const { answers, page: kept } = useOrientation(test);
  const [wanted, setWanted] = useState(false);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const arrival = useRef<string | 'heading' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const pages = Math.ceil(items.length / perPage);
  const page = Math.min(kept, pages);
  /** The number of statements before those of the page. */
  const before = (page - 1) * perPage;
  const shown = items.slice(before, before + perPage);
  const missing = shown.filter(({ questionId }) => answers[questionId] === undefined);
  const current = shown.find(({ questionId }) => questionId === currentId) ?? missing[0] ?? shown[0];
  const place = items.findIndex((item) => item === current);

  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const to = arrival.current;
    arrival.current = null;
    if (to === null) return;
    if (to !== 'heading') return showStatement(to, { focus: true });
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  });

  const turnTo = (next: number) => {
    stop();
    setWanted(false);
    arrival.current = 'heading';
    goToPage(test, next);
  };
  const moveTo = useCallback(
    (index: number, isWanted = false) => {
      const target = items[index];
      if (!target) return;
      stop();
      setWanted(isWanted);
      setCurrentId(target.questionId);
      arrival.current = target.questionId;
      goToPage(test, pageOf(index));
      // When it is visible already, React may render nothing.
      showStatement(target.questionId, { focus: true });
    },
    [items, stop, test],
  );
  /** After an answer the statement stays for a moment, so that the choice is seen. */
  const holdThenMove = (questionId: string, moves: boolean) => {
    stop();
    setCurrentId(questionId);
    const next = items.findIndex((item) => item.questionId === questionId) + 1;
    if (moves) timer.current = setTimeout(() => moveTo(next), timings.answerSeenMs);
  };
  return {
    answers,
    page,
    pages,
    before,
    shown,
    missing,
    current,
    place,
    wanted,
    heading,
    turnTo,
    moveTo,
    holdThenMove,
  };
}
