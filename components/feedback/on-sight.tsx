'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usesLessData } from '@/lib/device/display';

/** Far below counts as well, so that captures of the whole page miss nothing; a closed fold has no place at all. */
const anywhere = '100000px';
const near = '200px';

/** Renders its content once it has a place on the page; for who saves data, once it is scrolled to. */
export function OnSight({ before, children }: { before: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: usesLessData() ? near : anywhere },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen ? children : before}</div>;
}
