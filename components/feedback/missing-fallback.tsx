'use client';

import type { ReactNode } from 'react';

interface MissingFallbackProps {
  /** For the HTML of a page that turns out not to exist. */
  missing: ReactNode;
  /** For the browser while a page comes. */
  waiting: ReactNode;
}

/**
 * `notFound()` in a prerender answers 404 with whatever fallback stands around it, and that HTML must say so without scripts.
 * The same fallback shows in the browser during a navigation, where "not found" would be a lie.
 */
export function MissingFallback({ missing, waiting }: MissingFallbackProps) {
  return typeof window === 'undefined' ? missing : waiting;
}
