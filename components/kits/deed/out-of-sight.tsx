'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface OutOfSightProps {
  /** The id of the section. */
  of: string;
  children: ReactNode;
}

/** What stands for a section of the page once it has left the view, so that one deed is not seen twice at once. */
export function OutOfSight({ of, children }: OutOfSightProps) {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const section = document.getElementById(of);
    if (!section) return undefined;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false));
    observer.observe(section);
    return () => observer.disconnect();
  }, [of]);
  return isOut ? children : null;
}
