'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Href } from '@/lib/routes/href';
import { type Column, isNothing, type RowName, sortOf } from './columns';
import { LaidOutRows, type RowLayout } from './laid-out-rows';
import { RowLink } from './row-link';
import { moveBetweenRows } from './row-keys';
import { SortLink } from './sort-link';
import type { ListTable, ListTableRow } from './use-list-table';

export interface DataTableProps<Row extends object> {
  label: string;
  table: ListTable<Row>;
  name: RowName<Row>;
  columns: readonly Column<Row>[];
  sort: string;
  hrefOfSort: (sort: string) => Href;
  /** Rows have check boxes. */
  selectable: boolean;
}

const headStyle = 'px-4 py-3 font-semibold first:rounded-tl-lg last:rounded-tr-lg';
const cellStyle = 'px-4 py-3 align-top break-words';
/** From this number of columns on, equal widths would cut names into many lines. */
const manyColumns = 5;

/**
 * Rows as a table, for wide screens. Its layout is fixed, so that it never scrolls sideways and its header can stick
 * to the top; the card list shows the same columns on phones.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return (
    <LaidOutRows count={props.table.getRowModel().rows.length}>
      {(layout) => <LaidOutTable {...props} layout={layout} />}
    </LaidOutRows>
  );
}

function LaidOutTable<Row extends object>(props: DataTableProps<Row> & { layout: RowLayout }) {
  const { label, table, name, columns, selectable, layout } = props;
  const t = useTranslations('list');
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const rows = table.getRowModel().rows;
  const { body, laidOut, above, below, measure } = layout;
  const isCrowded = visible.length >= manyColumns;
  const width = visible.length + (selectable ? 2 : 1);
  const rowOf = (row: ListTableRow<Row>, index: number) => (
    <tr
      key={row.id}
      ref={measure}
      data-index={index}
      aria-rowindex={measure && index + 2}
      data-selected={row.getIsSelected() || undefined}
      className={cn(
        'relative border-b border-border last:border-b-0 data-selected:bg-accent-soft',
        (name.href ?? name.onOpen) && 'hover:bg-sunken has-[[data-row-target]:focus-visible]:bg-sunken',
      )}
    >
      {selectable && (
        // Above the link of the row, which covers it.
        <td className="relative z-10 p-0 align-top">
          <label className="flex size-12 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              data-row-check
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
              className="size-5 accent-accent"
            />
            <span className="sr-only">{t('select', { name: name.name(row.original) })}</span>
          </label>
        </td>
      )}
      <td className={cellStyle}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <RowLink
            row={row.original}
            name={name}
            className="text-base font-semibold after:absolute after:inset-0 after:content-['']"
          />
          {name.beside?.(row.original)}
        </span>
        {name.below?.(row.original)}
      </td>
      {visible.map(({ id, cell, className }) => {
        const content = cell(row.original);
        return (
          <td key={id} className={cn(cellStyle, className)}>
            {isNothing(content) ? '–' : content}
          </td>
        );
      })}
    </tr>
  );
  return (
    <div className="rounded-lg border border-border bg-surface">
      <table
        aria-label={label}
        aria-rowcount={measure && rows.length + 1}
        className={cn(
          'w-full table-fixed border-collapse text-left text-sm',
          isCrowded && '[&_:is(th,td):not(:first-child)]:px-2.5',
        )}
      >
        <TableHead {...props} visible={visible} isCrowded={isCrowded} />
        <tbody ref={body} onKeyDown={moveBetweenRows}>
          <Gap px={above} columns={width} />
          {laidOut.map((index) => {
            const row = rows[index];
            return row && rowOf(row, index);
          })}
          <Gap px={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

interface TableHeadProps<Row extends object> extends DataTableProps<Row> {
  visible: readonly Column<Row>[];
  isCrowded: boolean;
}

function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { table, name, visible, sort, hrefOfSort, selectable, isCrowded } = props;
  const heading = ({ header, sort: order }: Pick<Column<Row>, 'header' | 'sort'>) =>
    order === undefined ? (
      header
    ) : (
      <SortLink header={header} sort={order} current={sort} hrefOf={hrefOfSort} />
    );
  return (
    <thead className="sticky top-16 z-20 bg-sunken text-muted">
      <tr>
        {selectable && (
          <th scope="col" className="w-12 p-0">
            <SelectAll table={table} />
          </th>
        )}
        <th
          scope="col"
          aria-sort={name.sort === undefined ? undefined : sortOf(sort, name.sort)}
          className={headStyle}
          style={{ width: name.width ?? (isCrowded ? '25%' : undefined) }}
        >
          {heading(name)}
        </th>
        {visible.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sort === undefined ? undefined : sortOf(sort, column.sort)}
            className={headStyle}
            style={{ width: column.width }}
          >
            {heading(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Reserves the height of rows that are not rendered. */
const Gap = ({ px, columns }: { px: number; columns: number }) =>
  px > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: px }} />
    </tr>
  );

function SelectAll<Row extends object>({ table }: { table: ListTable<Row> }) {
  const t = useTranslations('list');
  const all = table.getIsAllRowsSelected();
  return (
    <label className="flex size-12 cursor-pointer items-center justify-center">
      <input
        ref={(element) => {
          if (element) element.indeterminate = !all && table.getIsSomeRowsSelected();
        }}
        type="checkbox"
        checked={all}
        onChange={table.getToggleAllRowsSelectedHandler()}
        className="size-5 accent-accent"
      />
      <span className="sr-only">{t('selectAll')}</span>
    </label>
  );
}
