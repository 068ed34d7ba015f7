'use client';

import { useEffect, useRef } from 'react';
import { formLimits } from '@/lib/domain/limits/texts';

/** Tells people from programs without asking anything: a hidden field, and how long the form was open. */
export function useSpamTrap() {
  const input = useRef<HTMLInputElement>(null);
  const openedAt = useRef<number | null>(null);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  const openMs = () => Date.now() - (openedAt.current ?? Date.now());
  /** Waits where a draft was sent again faster than anybody could type it. */
  const read = async () => {
    const missingMs = formLimits.fillingMinMs - openMs();
    if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs));
    return { website: input.current?.value ?? '', filledInMs: openMs() };
  };
  return { input, read };
}
