'use client';

import type { ReactNode } from 'react';
import { useToday } from './use-today';

interface DayPhase {
  /** The first ISO day of validity; empty: valid from the beginning. */
  from: string;
  content: ReactNode;
}

interface ByDayProps {
  /** In order of their days. */
  phases: readonly DayPhase[];
  /** The day on which the page was rendered. */
  madeOn?: string | undefined;
}

/** The value of today, out of the values of all days: a page that is cached for days does not show yesterday's. */
export function ByDay({ phases, madeOn }: ByDayProps) {
  const today = useToday(madeOn);
  return phases.findLast(({ from }) => from <= today)?.content;
}
