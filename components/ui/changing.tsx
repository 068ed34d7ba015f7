'use client';

import { type ReactNode, useState } from 'react';

interface ChangingProps {
  /** What is compared. */
  value: string | number;
  /** What is shown, where it is more than the value. */
  children?: ReactNode;
}

/** A number that is marked for a moment when it changes, so that the eye finds what moved. */
export function Changing({ value, children = value }: ChangingProps) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  // A new key begins the animation again.
  return (
    <span key={seen.changes} {...(seen.changes > 0 && { className: 'just-changed' })}>
      {children}
    </span>
  );
}
