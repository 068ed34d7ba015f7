'use client';

import { type ReactNode, useMemo } from 'react';
import * as z from 'zod';
import { deviceStore } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { Href } from '@/lib/routes/href';
import { BulkBar } from './bulk-bar';
import { CardList } from './card-list';
import type { Column, RowName } from './columns';
import { DataTable } from './data-table';
import { type RowDeed, useListKeys } from './use-list-keys';
import { useListTable } from './use-list-table';

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
