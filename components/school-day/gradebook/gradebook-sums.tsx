'use client';

import { useTranslations } from 'next-intl';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import type { GradebookStore } from './gradebook-store';
import { averageOf, averageTotal, totalOf } from './standing';
import { useCells } from './use-gradebook';

interface OfBook {
  book: Gradebook;
  store: GradebookStore;
}

const none = -1;

/** Where one student stands by all that is typed. */
export function TotalCell({ book, store, studentId }: OfBook & { studentId: string }) {
  const t = useTranslations('gradebook');
  const total = useCells(store, () => totalOf(book, store, studentId) ?? none);
  return (
    <td className="border-b border-l border-border bg-sunken px-2 text-right font-semibold tabular-nums">
      {total === none ? '–' : t('percent', { percent: total })}
    </td>
  );
}

/** The average of one test, and how many are marked in it. */
export function AverageCell({
  book,
  store,
  assessmentId,
  className,
}: OfBook & { assessmentId: string; className: string }) {
  const t = useTranslations('gradebook');
  // As one text, so that it is drawn again only where it is another.
  const text = useCells(store, () => {
    const { average, marked } = averageOf(book, store, assessmentId);
    return `${average ?? '–'} ${marked}`;
  });
  const [average, marked = '0'] = text.split(' ');
  const count = book.data.length;
  return (
    <td className={className}>
      <span className="font-semibold">{average}</span>
      <span className={Number(marked) < count ? 'block text-xs text-danger' : 'block text-xs text-muted'}>
        {t('markedOf', { done: Number(marked), count })}
      </span>
    </td>
  );
}

/** The average of all totals. */
export function AverageTotal({ book, store, className }: OfBook & { className: string }) {
  const t = useTranslations('gradebook');
  const total = useCells(store, () => averageTotal(book, store) ?? none);
  return (
    <td className={`${className} font-semibold`}>
      {total === none ? '–' : t('percent', { percent: total })}
    </td>
  );
}
