'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { type Column, isNothing, type RowName } from './columns';
import { useDensity } from './density';
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
    <ul ref={body} data-density={density} className="list-cards">
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
