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
  /** Columns that somebody has shown or hidden; the rest as declared. */
  shown: Readonly<Record<string, boolean>>;
}

const nothingChosen: RowSelectionState = {};

/**
 * The headless table of a list. The server sorts and cuts pages, so that it knows visible columns and chosen rows alone. Rows stay
 * chosen while the same rows are shown. Its options must be the same objects from render to render, else it renders for ever.
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
