'use client';

import { type ReactNode, useRef } from 'react';

/** A menu on native `details`: opens without scripts, closes after a choice. */
export function DisclosureMenu({ className, children }: { className?: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      className={className}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {children}
    </details>
  );
}
