'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type Column, isNothing, type RowName } from './columns';
import { LaidOutRows, type RowLayout } from './laid-out-rows';
import { RowLink } from './row-link';
import type { ListTable } from './use-list-table';

interface CardListProps<Row extends object> {
  table: ListTable<Row>;
  name: RowName<Row>;
  columns: readonly Column<Row>[];
  selectable: boolean;
}

/** The rows of the table as cards, from the same columns: where a table has no room. */
export function CardList<Row extends object>(props: CardListProps<Row>) {
  return (
    <LaidOutRows count={props.table.getRowModel().rows.length}>
      {(layout) => <LaidOutCards {...props} layout={layout} />}
    </LaidOutRows>
  );
}

function LaidOutCards<Row extends object>(props: CardListProps<Row> & { layout: RowLayout }) {
  const { table, name, columns, selectable, layout } = props;
  const t = useTranslations('list');
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const contentsOf = (row: Row, place: Column<Row>['card']) =>
    visible
      .filter(({ card = 'line' }) => card === place)
      .map(({ id, header, cell }) => ({ id, header, content: cell(row) }))
      .filter(({ content }) => !isNothing(content));
  const rows = table.getRowModel().rows;
  const { body, laidOut, above, below, measure } = layout;
  return (
    <ul ref={body}>
      {above > 0 && <li aria-hidden="true" style={{ height: above }} />}
      {laidOut.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const badges = contentsOf(row.original, 'badge');
        const foot = contentsOf(row.original, 'foot');
        const beside = name.beside?.(row.original);
        return (
          <li key={row.id} ref={measure} data-index={index} className="pb-3 last:pb-0">
            <Card
              interactive={Boolean(name.href ?? name.onOpen)}
              className={cn('p-4', row.getIsSelected() && 'border-accent bg-accent-soft')}
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h2 className="text-base">
                  <RowLink row={row.original} name={name} className={cardLinkStyle} />
                </h2>
                {badges.map(({ id, content }) => (
                  <Fragment key={id}>{content}</Fragment>
                ))}
              </div>
              <div className="text-sm">{name.below?.(row.original)}</div>
              {contentsOf(row.original, 'line').map(({ id, header, content }) => (
                <div key={id} className="mt-1.5 flex gap-x-2 text-sm">
                  {/* A word alone does not say what it is; what is drawn by its column does. */}
                  {typeof content === 'string' && <span className="shrink-0 text-muted">{header}</span>}
                  <div className="min-w-0">{content}</div>
                </div>
              ))}
              {!isNothing(beside) && <div className="mt-1.5 flex flex-wrap gap-2 empty:hidden">{beside}</div>}
              {(foot.length > 0 || selectable) && (
                <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-border pt-2 text-sm tabular-nums text-muted">
                  {selectable && (
                    <label className="relative z-10 flex min-h-11 items-center gap-2">
                      <input
                        type="checkbox"
                        aria-label={t('select', { name: name.name(row.original) })}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                        className="size-5 accent-accent"
                      />
                      {t('choose')}
                    </label>
                  )}
                  {foot.map(({ id, content }) => (
                    <span key={id}>{content}</span>
                  ))}
                </div>
              )}
            </Card>
          </li>
        );
      })}
      {below > 0 && <li aria-hidden="true" style={{ height: below }} />}
    </ul>
  );
}
