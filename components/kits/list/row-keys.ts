'use client';

import { useTranslations } from 'next-intl';
import { usePartKeys } from '@/components/ui/keys/use-keys';

const columns = ['[data-row-target]', '[data-row-check]'];

/** Moves the focus in the column of links or of check boxes. @returns false outside both */
function moveTo(event: KeyboardEvent, placeOf: (at: number, last: number) => number): HTMLElement | false {
  const from = event.target;
  const column = from instanceof HTMLElement && columns.find((selector) => from.matches(selector));
  if (!column) return false;
  const rows = from.closest('tbody')?.querySelectorAll<HTMLElement>(column) ?? [];
  const targets = [...rows];
  const last = targets.length - 1;
  const target = targets[Math.min(Math.max(placeOf(targets.indexOf(from), last), 0), last)] ?? from;
  target.focus();
  return target;
}

/**
 * Arrow keys, j and k, Home and End move from row to row; Tab still reaches everything.
 * @param onMove gets the key of the row that they have moved to
 * @returns the handler of the rows
 */
export function useRowKeys(onMove?: (key: string) => void) {
  const t = useTranslations('list.keys');
  const move = (placeOf: (at: number, last: number) => number) => (event: KeyboardEvent) => {
    const target = moveTo(event, placeOf);
    // At the end of the list nothing has moved.
    if (target && target !== event.target && target.dataset['rowKey']) onMove?.(target.dataset['rowKey']);
    return target ? undefined : (false as const);
  };
  return usePartKeys(t('rows'), [
    { keys: ['j', 'ArrowDown'], words: t('down'), deed: move((at) => at + 1) },
    { keys: ['k', 'ArrowUp'], words: t('up'), deed: move((at) => at - 1) },
    { keys: ['Home'], words: t('first'), deed: move(() => 0) },
    { keys: ['End'], words: t('last'), deed: move((_, last) => last) },
  ]);
}
