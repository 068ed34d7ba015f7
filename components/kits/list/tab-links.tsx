'use client';

import { Icon } from '@/components/ui/icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface TabLink {
  key: string;
  label: string;
  /** A dot before the label, as for the steps of schools. */
  color?: string;
  /** null: the number is not known yet. */
  count?: number | null;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** The key of the current view. */
  current: string;
  hrefOf: (key: string) => Href;
  /** `switch` chooses the page or the way to look at it; a row of tabs chooses which records of it one sees. */
  shape?: keyof typeof shapes;
  /** At the end of the tabs. */
  children?: ReactNode;
}

const tabStyle =
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap px-3 text-sm font-medium text-muted hover:text-text focus-visible:-outline-offset-2 aria-[current=true]:font-semibold aria-[current=true]:text-text';
const shapes = {
  tabs: {
    row: 'border-b border-border',
    tab: `${tabStyle} -mb-px border-b-2 border-transparent aria-[current=true]:border-accent`,
  },
  switch: {
    row: 'max-w-full rounded-md bg-sunken p-0.5 sm:w-fit',
    tab: `${tabStyle} rounded-sm aria-[current=true]:bg-surface aria-[current=true]:shadow-soft`,
  },
};
const edgeStyle =
  'pointer-events-none absolute inset-y-0 flex w-12 items-center from-background from-50% to-transparent text-muted';

/**
 * Views of a list as links. Where they do not fit they scroll sideways, and an arrow at the edge shows that there are
 * more.
 */
export function TabLinks({ label, tabs, current, hrefOf, shape = 'tabs', children }: TabLinksProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ left: false, right: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const hidden = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setMore({ left: element.scrollLeft > 1, right: hidden > 1 });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [tabs.length]);

  // Not `scrollIntoView`, which would move the page too.
  useEffect(() => {
    const element = scroller.current;
    const tab = element?.querySelector<HTMLElement>('[aria-current]');
    if (element && tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
  }, [current, tabs.length]);

  return (
    <nav aria-label={label} data-tabs={shape} className="relative">
      <ul
        ref={scroller}
        className={cn('relative flex overflow-x-auto [scrollbar-width:none]', shapes[shape].row)}
      >
        {tabs.map(({ key, label: text, color, count }) => (
          <li key={key}>
            <Link
              href={hrefOf(key)}
              aria-current={key === current ? 'true' : undefined}
              scroll={false}
              className={shapes[shape].tab}
            >
              {color && (
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-full"
                  style={{ backgroundColor: color }}
                />
              )}
              {text}
              {count !== undefined && (
                <span
                  className={cn(
                    'min-w-6 rounded-full bg-sunken px-1.5 text-center text-xs tabular-nums',
                    count === null && 'text-transparent',
                  )}
                >
                  {count ?? 0}
                </span>
              )}
            </Link>
          </li>
        ))}
        {children && <li className="flex items-center pl-1">{children}</li>}
      </ul>
      {more.left && (
        <span aria-hidden="true" className={cn(edgeStyle, 'left-0 bg-linear-to-r')}>
          <Icon name="chevron-left" className="size-5" />
        </span>
      )}
      {more.right && (
        <span aria-hidden="true" className={cn(edgeStyle, 'right-0 justify-end bg-linear-to-l')}>
          <Icon name="chevron-right" className="size-5" />
        </span>
      )}
    </nav>
  );
}
