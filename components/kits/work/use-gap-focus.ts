'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Leads to the first field that is marked as wrong, and to the reason why sending failed. */
export function useGapFocus(area: RefObject<HTMLElement | null>, problem: object | null) {
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0) return;
    // A closing dialog restores the focus first.
    const frame = requestAnimationFrame(() => {
      const control = area.current?.querySelector('[aria-invalid="true"]');
      const target = control?.matches('[role="radiogroup"]') ? control.querySelector('input') : control;
      if (target instanceof HTMLElement) target.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, area]);

  useEffect(() => {
    if (!problem) return;
    const frame = requestAnimationFrame(() =>
      area.current?.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [problem, area]);

  return () => setAsked((before) => before + 1);
}
