'use client';

import type { ReactNode } from 'react';
import { useToday } from './use-today';

export interface DayPhase {
  /** The first ISO day of it; empty: it has always been so. */
  from: string;
  content: ReactNode;
}

interface ByDayProps {
  /** In order of their days. */
  phases: readonly DayPhase[];
  /** The day on which the page was made. */
  madeOn?: string | undefined;
}

/** What holds today, out of all that will hold: a page that is kept for days does not show yesterday's. */
export function ByDay({ phases, madeOn }: ByDayProps) {
  const today = useToday(madeOn);
  return phases.findLast(({ from }) => from <= today)?.content;
}
