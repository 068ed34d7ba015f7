'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { KeyDeed } from '@/components/ui/keys/shown-keys';
import { useKeys } from '@/components/ui/keys/use-keys';
import { focusedRow, focusRow } from './focus-row';

/** What a key does with the chosen rows, or with the row that has the focus. */
export interface RowDeed<Row> {
  key: string;
  words: string;
  deed: (rows: readonly Row[]) => void;
}

interface ListKeys<Row> {
  rows: readonly { key: string; row: Row }[];
  chosen: readonly Row[];
  /** Chooses a row, or no longer; null where rows are not chosen. */
  choose: ((key: string) => void) | null;
  deeds: readonly RowDeed<Row>[];
  /** A list whose rows open beside it has keys of its own for walking. */
  walks: boolean;
}

/** The keys of a list from anywhere on its page. */
export function useListKeys<Row>({ rows, chosen, choose, deeds, walks }: ListKeys<Row>): void {
  const t = useTranslations('list.keys');
  const last = useRef<string | undefined>(undefined);
  const here = () => focusedRow() ?? last.current;
  const walk = (step: number) => {
    const at = rows.findIndex(({ key }) => key === here());
    const next = rows[at < 0 ? 0 : at + step];
    if (!next || !focusRow(next.key)) return false;
    last.current = next.key;
    return undefined;
  };
  const withRow = (work: (key: string, row: Row) => void) => () => {
    const found = rows.find(({ key }) => key === focusedRow());
    return found ? work(found.key, found.row) : (false as const);
  };
  const keys: KeyDeed[] = [
    ...(walks
      ? [
          { keys: ['j'] as const, words: t('down'), deed: () => walk(1) },
          { keys: ['k'] as const, words: t('up'), deed: () => walk(-1) },
        ]
      : []),
    ...(choose ? [{ keys: ['x'] as const, words: t('choose'), deed: withRow(choose) }] : []),
    ...deeds.map(({ key, words, deed }): KeyDeed => {
      const one = withRow((_, row) => deed([row]));
      return { keys: [key], words, deed: () => (chosen.length > 0 ? deed(chosen) : one()) };
    }),
  ];
  useKeys(t('page'), keys);
}
