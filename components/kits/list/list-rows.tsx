'use client';

import { type ReactNode, useMemo, Fragment } from 'react';
import * as z from 'zod';
import { deviceStore } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { Href } from '@/lib/routes/href';
import { type Column, type RowName, isNothing } from './columns';
import { DataTable } from './data-table';
import { type RowDeed, useListKeys } from './use-list-keys';
import { useListTable, type ListTable } from './use-list-table';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { useDensity } from './density';
import { LaidOutRows, type RowLayout } from './laid-out-rows';
import { RowLink } from './row-link';

interface CardListProps<Row extends object> {
  table: ListTable<Row>;
  name: RowName<Row>;
  columns: readonly Column<Row>[];
  selectable: boolean;
}

/** The rows of the table as cards, from the same columns: where a table has no room. */
function CardList<Row extends object>(props: CardListProps<Row>) {
  return (
    <LaidOutRows count={props.table.getRowModel().rows.length}>
      {(layout) => <LaidOutCards {...props} layout={layout} />}
    </LaidOutRows>
  );
}

function LaidOutCards<Row extends object>(props: CardListProps<Row> & { layout: RowLayout }) {
  const { table, name, columns, selectable, layout } = props;
  const t = useTranslations('list');
  const [density] = useDensity();
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const contentsOf = (row: Row, place: Column<Row>['card']) =>
    visible
      .filter(({ card = 'line' }) => card === place)
      .map(({ id, header, cell }) => ({ id, header, content: cell(row) }))
      .filter(({ content }) => !isNothing(content));
  const rows = table.getRowModel().rows;
  const { body, laidOut, above, below, measure } = layout;
  return (
    <ul ref={body} data-records data-density={density} className="list-cards">
      {above > 0 && <li aria-hidden="true" style={{ height: above }} />}
      {laidOut.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const foot = contentsOf(row.original, 'foot');
        const beside = name.beside?.(row.original);
        const more = name.below?.(row.original);
        return (
          <li key={row.id} ref={measure} data-index={index}>
            <Card
              interactive={Boolean(name.href ?? name.onOpen)}
              className={cn('list-card', row.getIsSelected() && 'border-accent bg-accent-soft')}
            >
              {selectable && (
                <label className="list-card-check">
                  <input
                    type="checkbox"
                    aria-label={t('select', { name: name.name(row.original) })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </label>
              )}
              <div className="min-w-0 flex-1">
                <div className="list-card-head">
                  <h2>
                    <RowLink row={row.original} name={name} className={cardLinkStyle} />
                  </h2>
                  {contentsOf(row.original, 'badge').map(({ id, content }) => (
                    <Fragment key={id}>{content}</Fragment>
                  ))}
                </div>
                <div className="list-card-line">
                  {contentsOf(row.original, 'line').map(({ id, header, content }) => (
                    <span key={id} className="list-fact">
                      {/* A word alone does not say what it is; what is drawn by its column does. */}
                      {typeof content === 'string' && <span className="text-muted">{header} </span>}
                      {content}
                    </span>
                  ))}
                </div>
                {(foot.length > 0 || !isNothing(beside) || !isNothing(more)) && (
                  <div className="list-card-line text-muted">
                    {beside}
                    {foot.map(({ id, content }) => (
                      <span key={id} className="list-fact">
                        {content}
                      </span>
                    ))}
                    {more}
                  </div>
                )}
              </div>
              {contentsOf(row.original, 'deed').map(({ id, content }) => (
                <div key={id} className="list-card-deed">
                  {content}
                </div>
              ))}
            </Card>
          </li>
        );
      })}
      {below > 0 && <li aria-hidden="true" style={{ height: below }} />}
    </ul>
  );
}

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/** Sticks to the bottom of the window while rows are selected. */
function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTranslations('list');
  return (
    <section
      aria-label={t('bulk')}
      className="sticky bottom-[calc(var(--editor-foot,0px)+1rem)] z-30 flex flex-wrap items-center gap-3 rounded-lg border border-border bg-surface p-3 shadow-overlay"
    >
      <p role="status" className="mr-auto font-semibold">
        {t('selected', { count })}
      </p>
      {children}
      <Button variant="ghost" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </section>
  );
}

const choiceSchema = z.record(z.string(), z.boolean());
const noChoice: Record<string, boolean> = {};

/** Columns that this device has shown or hidden in the list of this path. */
export const useColumnChoice = (path: string) => {
  const store = deviceStore(`sala.list-columns:${path}`, choiceSchema, { scope: 'device' });
  return [useDeviceValue(store) ?? noChoice, store.write] as const;
};

export interface ListRowsProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  name: RowName<Row>;
  columns: readonly Column<Row>[];
  /** From `useColumnChoice`. */
  shown: Readonly<Record<string, boolean>>;
  sort: string;
  hrefOfSort: (sort: string) => Href;
  /** A row is open beside them. */
  isNarrow?: boolean;
  /** What keys do with rows. */
  deeds?: readonly RowDeed<Row>[] | undefined;
  /** The rows open beside the list, which then has keys for walking. */
  hasPanel?: boolean;
  /** Actions for selected rows; without it rows cannot be selected. */
  bulk?: (rows: Row[], onClear: () => void) => ReactNode;
}

/** The rows of a list: a table where there is room, else cards. The selection stays while the same rows are shown. */
export function ListRows<Row extends object>({
  bulk,
  isNarrow = false,
  hasPanel = false,
  deeds = [],
  ...props
}: ListRowsProps<Row>) {
  const { label, rows, name, shown, sort, hrefOfSort } = props;
  const columns = useMemo(
    () => (isNarrow ? props.columns.filter(({ onlyWide }) => !onlyWide) : props.columns),
    [isNarrow, props.columns],
  );
  const table = useListTable({ rows, name, columns, shown });
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  const clear = () => table.resetRowSelection(true);
  // One is dealt with at a time then, and the room is for the rows.
  const selectable = bulk !== undefined && !(isNarrow && chosen.length === 0);
  useListKeys({
    rows: table.getRowModel().rows.map(({ id, original }) => ({ key: id, row: original })),
    chosen,
    choose: selectable ? (key) => table.getRow(key).toggleSelected() : null,
    deeds,
    walks: !hasPanel,
  });
  const parts = { table, name, columns, selectable };
  return (
    <>
      {/* By the room in letters, not in pixels: larger text needs the cards earlier. */}
      <div className="@container">
        <div className={isNarrow ? '@max-[36rem]:hidden' : '@max-[52rem]:hidden'}>
          <DataTable {...parts} isNarrow={isNarrow} label={label} sort={sort} hrefOfSort={hrefOfSort} />
        </div>
        <div className={isNarrow ? '@min-[36rem]:hidden' : '@min-[52rem]:hidden'}>
          <CardList {...parts} />
        </div>
      </div>
      {bulk && chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          {bulk(chosen, clear)}
        </BulkBar>
      )}
    </>
  );
}
