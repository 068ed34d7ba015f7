'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { usePartKeys } from '@/components/ui/keys/use-keys';
import type { GridPlace } from './gradebook-cell';

const placeOf = ({ dataset }: HTMLInputElement): GridPlace => ({
  row: Number(dataset['row']),
  column: Number(dataset['column']),
});

/** Where a key leads to; null where it stays in its field. */
const stepOf = ({ key, shiftKey }: KeyboardEvent, field: HTMLInputElement): GridPlace | null => {
  const { row, column } = placeOf(field);
  const { selectionStart: start, selectionEnd: end, value } = field;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return { row: row + 1, column };
  if (key === 'ArrowUp' || key === 'Enter') return { row: row - 1, column };
  if (key === 'ArrowLeft' && (isWhole || end === 0)) return { row, column: column - 1 };
  if (key === 'ArrowRight' && (isWhole || start === value.length)) return { row, column: column + 1 };
  return null;
};

/** Arrows and Enter lead from mark to mark. @returns the handler of the table */
export function useGridKeys(table: RefObject<HTMLTableElement | null>) {
  const t = useTranslations('gradebook');
  const move = (event: KeyboardEvent): void | false => {
    if (!(event.target instanceof HTMLInputElement)) return false;
    const next = stepOf(event, event.target);
    if (!next) return false;
    const field = table.current?.querySelector<HTMLInputElement>(
      `input[data-row="${next.row}"][data-column="${next.column}"]`,
    );
    if (field) field.focus();
    else event.target.blur();
  };
  return usePartKeys(t('title'), [
    { keys: ['ArrowDown', 'Enter'], words: t('keys.below'), deed: move },
    { keys: ['ArrowUp'], words: t('keys.above'), deed: move },
    { keys: ['ArrowRight'], words: t('keys.right'), deed: move },
    { keys: ['ArrowLeft'], words: t('keys.left'), deed: move },
    { keys: ['Escape'], words: t('keys.undo'), deed: () => false },
  ]);
}
