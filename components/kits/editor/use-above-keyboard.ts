'use client';

import { useEffect } from 'react';

const zoomed = 1.01;

/** How much of the page the keyboard of a phone covers; a page that is zoomed has none. */
const covered = ({ height, offsetTop, scale }: VisualViewport) =>
  scale > zoomed ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));

/** A field that is higher than what is left scrolls by its caret. */
const scrollsItself = 0.5;

/** Keeps `--keyboard` on the page, above which a bar at its foot stands, and the field in which one types in sight. */
export function useAboveKeyboard(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    let last = 0;
    const place = () => {
      const now = covered(view);
      if (now === last) return;
      last = now;
      style.setProperty('--keyboard', `${now}px`);
      const field = document.activeElement;
      if (now > 0 && field && field.clientHeight < view.height * scrollsItself)
        field.scrollIntoView({ block: 'nearest' });
    };
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
      style.removeProperty('--keyboard');
    };
  }, []);
}
