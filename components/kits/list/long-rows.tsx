'use client';

import type { LaidOutRowsProps } from './laid-out-rows';
import { useLongRows } from './use-long-rows';

/** Renders only the rows near the viewport. */
export const LongRows = ({ count, children }: LaidOutRowsProps) => children(useLongRows(count));
