'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';

interface NarrowedListProps {
  /** Says what is searched; shown as the placeholder too. */
  label: string;
  /** Nothing fits. */
  none: string;
  /**
   * The whole list, rendered on the server: rows with `data-find`, the words that they are found by, in groups with
   * `data-find-group`, words that all their rows are found by. Groups may be `details`: they open for what is found in
   * them, and for an address with the id of something in them.
   */
  children: ReactNode;
}

/** A list that is short enough to stand whole in the page: typing hides what does not fit, in any spelling of the same Khmer. */
export function NarrowedList({ label, none, children }: NarrowedListProps) {
  const t = useTranslations('ui');
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef('');
  // The groups that the reader had opened before the search.
  const opened = useRef<ReadonlySet<Element> | null>(null);
  const [count, setCount] = useState<number | null>(null);

  // Not every browser opens what an address leads into.
  useEffect(() => {
    const openNamed = () => {
      const named = list.current?.querySelector(`[id="${CSS.escape(window.location.hash.slice(1))}"]`);
      const group = named?.closest('details');
      if (!group || group.open) return;
      group.open = true;
      group.scrollIntoView({ block: 'start' });
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => window.removeEventListener('hashchange', openNamed);
  }, []);

  // Folding Khmer is fetched when somebody types, not with the page.
  const narrow = async (typed: string) => {
    latest.current = typed;
    const { fold } = await import('@/lib/domain/khmer/khmer');
    if (!list.current || latest.current !== typed) return;
    const wanted = fold(typed);
    const rows = [...list.current.querySelectorAll<HTMLElement>('[data-find]')];
    // The rows are the server's and never drawn again, so the document itself says which are shown.
    for (const row of rows) {
      const ofGroup = row.closest<HTMLElement>('[data-find-group]')?.dataset.findGroup ?? '';
      row.hidden = !fold(`${row.dataset.find ?? ''} ${ofGroup}`).includes(wanted);
    }
    const groups = [...list.current.querySelectorAll<HTMLElement>('[data-find-group]')];
    opened.current ??= new Set(groups.filter((group) => group instanceof HTMLDetailsElement && group.open));
    for (const group of groups) {
      group.hidden = !group.querySelector('[data-find]:not([hidden])');
      if (group instanceof HTMLDetailsElement) group.open = wanted !== '' || opened.current.has(group);
    }
    if (wanted === '') opened.current = null;
    setCount(wanted === '' ? null : rows.filter((row) => !row.hidden).length);
  };

  return (
    <>
      <div role="search" className="relative max-w-2xl">
        <Icon
          name="search"
          className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          className="pl-11"
          onChange={(event) => void narrow(event.target.value)}
        />
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {count === 0 ? none : count !== null && t('narrowed', { count })}
      </p>
      <div ref={list}>{children}</div>
    </>
  );
}
