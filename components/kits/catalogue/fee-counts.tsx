'use client';

import { createContext, type ReactNode, use } from 'react';

const Counts = createContext<readonly number[]>([]);

/** How many there are in each band of the fee filter; from the server, so that the filter makes no call. */
export const FeeCounts = ({ counts, children }: { counts: readonly number[]; children: ReactNode }) => (
  <Counts value={counts}>{children}</Counts>
);

/** Empty where the page gives none. */
export const useFeeCounts = (): readonly number[] => use(Counts);
