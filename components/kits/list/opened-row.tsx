'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '@/components/ui/keys/use-keys';
import { SkeletonText } from '@/components/ui/skeleton';
import { useRouter } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import type { RowName } from './columns';
import { focusRow } from './focus-row';
import { type ListQuery, queryOf } from './list-query';
import { usePanelBeside } from './panel-beside';
import { RowPanel } from './row-panel';

/** What the content of a panel can do with the list. */
interface PanelWalk {
  /** Opens the next row, after this one was dealt with; the last one stays. */
  onNext: () => void;
  onClose: () => void;
}

export interface PanelOptions<Row> {
  /** What a row is, in a word; without it the head says the row's name. */
  title?: string;
  /** What the panel reads, so that the next row is there before it is opened. */
  query?: (key: string, row: Row | null) => ListQuery<unknown> | null;
  /** The page of its own. */
  href?: (key: string, row: Row | null) => Href | undefined;
  /** By its key alone, also where the list does not show it. */
  show?: (key: string, walk: PanelWalk) => ReactNode;
  /** The row as it is now, where the list is all that can be read of it. */
  showRow?: (row: Row, walk: PanelWalk) => ReactNode;
}

const isRow = (element: Element | null) => element?.matches('[data-row-key]') ?? false;

interface OpenedRowProps<Row> {
  panel: PanelOptions<Row>;
  /** Those that the list shows; undefined while they are read. */
  rows: readonly Row[] | undefined;
  name: Pick<RowName<Row>, 'key' | 'name'>;
  /** The number of the first of them, from 0. */
  start: number;
  count: number;
  row: string;
  open: (row: string) => void;
}

/** The open row of a list, and the keys that walk through the list from anywhere on the page. */
export function OpenedRow<Row>({ panel, rows, name, start, count, row, open }: OpenedRowProps<Row>) {
  const keys = (rows ?? []).map(name.key);
  const rowOf = (key: string) => rows?.find((each) => name.key(each) === key) ?? null;
  const t = useTranslations('list.panel');
  const client = useQueryClient();
  const router = useRouter();
  const isBeside = usePanelBeside();
  const frame = useRef<HTMLDivElement>(null);
  const at = keys.indexOf(row);
  // A row that has left the list leaves its place to the one after it.
  const place = useRef({ at: 0, row });
  const wasOpen = useRef(row !== '');
  useEffect(() => {
    if (at >= 0) place.current = { at, row };
  }, [at, row]);

  const next = row !== '' && at < 0 ? keys[place.current.at] : keys[at + 1];
  const previous = row !== '' && at < 0 ? keys[place.current.at - 1] : keys[at - 1];

  const backToList = () => {
    if (!focusRow(place.current.row)) focusRow(keys[place.current.at] ?? '');
  };
  useEffect(() => {
    if (row !== '' && !wasOpen.current) frame.current?.focus({ preventScroll: true });
    // A sheet gives the focus back itself.
    if (row === '' && wasOpen.current && isBeside) backToList();
    wasOpen.current = row !== '';
    // Where there is a table, its row comes into view; the focus stays where it is.
    if (row !== '' && at >= 0)
      document.querySelector(`tr[data-open]`)?.scrollIntoView?.({ block: 'nearest' });
  });

  const { query } = panel;
  const following = next ?? '';
  useEffect(() => {
    const options = row !== '' && following !== '' ? query?.(following, rowOf(following)) : null;
    if (options) void client.prefetchQuery(queryOf(options));
    // The options are made anew in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, row, following]);

  const walkTo = (key: string | undefined) => {
    if (key === undefined) return false;
    const inList = isRow(document.activeElement);
    const inPanel = frame.current?.contains(document.activeElement);
    if (row === '') return void focusRow(key);
    open(key);
    if (inList) focusRow(key);
    else if (inPanel) frame.current?.focus({ preventScroll: true });
    return;
  };
  const close = () => open('');
  const shown = rowOf(row);
  const page = row === '' ? undefined : panel.href?.(row, shown);

  useKeys(t('keys'), [
    { keys: ['j'], words: t('next'), deed: () => walkTo(next) },
    { keys: ['k'], words: t('previous'), deed: () => walkTo(previous) },
    ...(row === '' ? [] : [{ keys: ['Escape'] as const, words: t('close'), deed: close }]),
    ...(page ? [{ keys: ['o'] as const, words: t('page'), deed: () => router.push(page) }] : []),
  ]);

  if (row === '') return null;
  const walk = {
    onNext: () => {
      if (next !== undefined) open(next);
      frame.current?.focus({ preventScroll: true });
    },
    onClose: close,
  };
  return (
    <RowPanel
      title={panel.title ?? (shown ? name.name(shown) : t('row'))}
      place={at < 0 ? null : { at: start + at + 1, count }}
      page={page}
      onPrevious={previous === undefined ? undefined : () => walkTo(previous)}
      onNext={next === undefined ? undefined : () => walkTo(next)}
      onClose={close}
      frame={frame}
      onCloseFocus={backToList}
      isBeside={isBeside}
    >
      {panel.show?.(row, walk)}
      {panel.showRow && shown && <Fragment key={row}>{panel.showRow(shown, walk)}</Fragment>}
      {panel.showRow && !shown && (rows ? <p>{t('gone')}</p> : <SkeletonText lines={8} />)}
    </RowPanel>
  );
}
