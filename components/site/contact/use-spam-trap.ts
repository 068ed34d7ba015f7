'use client';

import { useEffect, useRef } from 'react';
import { formLimits } from '@/lib/domain/limits/texts';

/** Tells people from programs without asking anything: a hidden field, and how long the form was open. */
export function useSpamTrap() {
  const input = useRef<HTMLInputElement>(null);
  const openedAt = useRef<number | null>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  // The clock of a phone may be set while the form is open; this one only goes on.
  const openMs = () => Math.round(performance.now() - (openedAt.current ?? performance.now()));
  /** Waits where a draft was sent again faster than anybody could type it. */
  const read = async () => {
    const missingMs = formLimits.fillingMinMs - openMs();
    if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs));
    // A timer may end a millisecond early, and the message would be answered without being stored.
    return { website: input.current?.value ?? '', filledInMs: Math.max(openMs(), formLimits.fillingMinMs) };
  };
  return { input, read };
}
