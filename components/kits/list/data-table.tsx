'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Href } from '@/lib/routes/href';
import { type Column, isNothing, type RowName, sortOf } from './columns';
import { LaidOutRows, type RowLayout } from './laid-out-rows';
import { RowLink } from './row-link';
import { useRowKeys } from './row-keys';
import { SortLink } from './sort-link';
import { useDensity } from './density';
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
  /** A row is open beside them. */
  isNarrow?: boolean;
}

/**
 * Rows as a table, for wide screens. Dense rows have one line: columns are as wide as their texts, and the name takes
 * what is left. The card list shows the same columns on phones.
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
  const [density] = useDensity();
  const rowKeys = useRowKeys((key) => {
    // An open row follows the focus.
    const row = name.openKey && rows.find(({ id }) => id === key);
    if (row) name.onOpen?.(row.original);
  });
  const width = visible.length + (selectable ? 2 : 1);
  const rowOf = (row: ListTableRow<Row>, index: number) => (
    <tr
      key={row.id}
      ref={measure}
      data-index={index}
      aria-rowindex={measure && index + 2}
      data-selected={row.getIsSelected() || undefined}
      data-open={name.openKey === row.id || undefined}
      className={cn(
        'relative',
        (name.href ?? name.onOpen) && 'hover:bg-sunken has-[[data-row-target]:focus-visible]:bg-sunken',
      )}
    >
      {selectable && (
        // Above the link of the row, which covers it.
        <td className="list-check">
          <label>
            <input
              type="checkbox"
              data-row-check
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
            <span className="sr-only">{t('select', { name: name.name(row.original) })}</span>
          </label>
        </td>
      )}
      <td className="list-name">
        <div>
          <RowLink
            row={row.original}
            name={name}
            className="font-semibold after:absolute after:inset-0 after:content-['']"
          />
          {name.beside?.(row.original)}
          <div className="list-below">{name.below?.(row.original)}</div>
        </div>
      </td>
      {visible.map(({ id, cell, className, isLong }) => {
        const content = cell(row.original);
        return (
          <td key={id} className={cn(isLong && 'list-long', className)}>
            <div>{isNothing(content) ? '–' : content}</div>
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
        data-density={density}
        data-narrow={props.isNarrow || undefined}
        className={measure ? 'list-table table-fixed' : 'list-table'}
      >
        <TableHead {...props} visible={visible} />
        <tbody ref={body} onKeyDown={rowKeys}>
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
}

function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { table, name, visible, sort, hrefOfSort, selectable } = props;
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
          <th scope="col" className="list-check">
            <SelectAll table={table} />
          </th>
        )}
        <th
          scope="col"
          aria-sort={name.sort === undefined ? undefined : sortOf(sort, name.sort)}
          className="list-name"
        >
          {heading(name)}
        </th>
        {visible.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={column.sort === undefined ? undefined : sortOf(sort, column.sort)}
            className={column.isLong ? 'list-long' : undefined}
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
    <label>
      <input
        ref={(element) => {
          if (element) element.indeterminate = !all && table.getIsSomeRowsSelected();
        }}
        type="checkbox"
        checked={all}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
      <span className="sr-only">{t('selectAll')}</span>
    </label>
  );
}
