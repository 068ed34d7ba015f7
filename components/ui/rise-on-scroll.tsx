'use client';

import { useEffect, useRef } from 'react';
import { timings } from '@/lib/domain/limits/pages';

const distancePx = 24;

/**
 * Lets the following sections rise a little when they are scrolled to, each once. The content is always visible, so
 * that captures of the whole page and readers without scripts miss nothing.
 */
export function RiseOnScroll() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const sections = [...(place.current?.parentElement?.children ?? [])].filter(
      (child) => child.tagName === 'SECTION',
    );
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.animate([{ translate: `0 ${distancePx}px` }, { translate: '0 0' }], {
          duration: timings.scrollAnimationMs,
          easing: 'ease-out',
        });
      }
    });
    const isBelow = (section: Element) => section.getBoundingClientRect().top >= innerHeight;
    for (const section of sections.filter(isBelow)) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} hidden />;
}
