'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Href } from '@/lib/routes/href';
import { type Column, isNothing, type RowName, sortOf } from './columns';
import { LaidOutRows, type RowLayout } from './laid-out-rows';
import { RowLink } from './row-link';
import { useDensity } from './density';
import type { ListTable, ListTableRow } from './use-list-table';
import { usePartKeys } from '@/components/ui/keys/use-keys';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';

const icons = { ascending: 'arrow-up', descending: 'arrow-down', none: 'chevrons-up-down' } as const;

interface SortLinkProps {
  header: string;
  sort: string;
  /** The sort order in the address. */
  current: string;
  hrefOf: (sort: string) => Href;
}

/** A column heading as a link that sorts by it; a second click reverses the order. */
function SortLink({ header, sort, current, hrefOf }: SortLinkProps) {
  const order = sortOf(current, sort);
  return (
    <Link
      href={hrefOf(order === 'ascending' ? `-${sort}` : sort)}
      scroll={false}
      className="inline-flex min-h-9 items-center gap-1 hover:text-text"
    >
      {header}
      <Icon name={icons[order ?? 'none']} className="size-4 shrink-0" />
    </Link>
  );
}

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
function useRowKeys(onMove?: (key: string) => void) {
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
