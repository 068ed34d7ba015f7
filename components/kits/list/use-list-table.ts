'use client';

import {
  columnVisibilityFeature,
  type Row as TableRow,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, RowName } from './columns';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
export type ListTableRow<Row extends object> = TableRow<typeof features, Row>;

interface ListTableOptions<Row extends object> {
  rows: readonly Row[];
  name: RowName<Row>;
  columns: readonly Column<Row>[];
  /** Columns that the user has shown or hidden; the others as declared. */
  shown: Readonly<Record<string, boolean>>;
}

const nothingChosen: RowSelectionState = {};

/**
 * The headless table of a list. The server sorts and paginates, so it manages only visible columns and selected rows.
 * The selection stays while the same rows are shown. Its options must be the same objects in every render, or it
 * renders endlessly.
 */
export function useListTable<Row extends object>({ rows, name, columns, shown }: ListTableOptions<Row>) {
  const ids = columns.map(({ id }) => id).join(' ');
  const visibleIds = columns
    .filter(({ id, optional = false }) => shown[id] ?? !optional)
    .map(({ id }) => id)
    .join(' ');
  const definitions = useMemo(() => ids.split(' ').map((id) => ({ id })), [ids]);
  const columnVisibility = useMemo(() => {
    const visible = new Set(visibleIds.split(' '));
    return Object.fromEntries(ids.split(' ').map((id) => [id, visible.has(id)]));
  }, [ids, visibleIds]);
  const [rowSelection, setRowSelection] = useState(nothingChosen);
  const keys = rows.map(name.key).join(' ');
  const [chosenAmong, setChosenAmong] = useState(keys);
  if (chosenAmong !== keys) {
    setChosenAmong(keys);
    setRowSelection(nothingChosen);
  }
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: name.key,
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: setRowSelection,
  });
}
export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>;
