'use client';

import type { ReactNode } from 'react';
import * as z from 'zod';
import { deviceStore } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';
import type { Href } from '@/lib/routes/href';
import { BulkBar } from './bulk-bar';
import { CardList } from './card-list';
import type { Column, RowName } from './columns';
import { DataTable } from './data-table';
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
  /** Actions for selected rows; without it rows cannot be selected. */
  bulk?: (rows: Row[], onClear: () => void) => ReactNode;
}

/** The rows of a list: a table where there is room, else cards. The selection stays while the same rows are shown. */
export function ListRows<Row extends object>({ bulk, ...props }: ListRowsProps<Row>) {
  const { label, rows, name, columns, shown, sort, hrefOfSort } = props;
  const table = useListTable({ rows, name, columns, shown });
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  const clear = () => table.resetRowSelection(true);
  const parts = { table, name, columns, selectable: bulk !== undefined };
  return (
    <>
      {/* By the room in letters, not in pixels: larger text needs the cards earlier. */}
      <div className="@container">
        <div className="@max-[52rem]:hidden">
          <DataTable {...parts} label={label} sort={sort} hrefOfSort={hrefOfSort} />
        </div>
        <div className="@min-[52rem]:hidden">
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
