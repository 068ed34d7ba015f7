'use client';

import { ColumnChoice } from './column-choice';
import type { Column } from './columns';
import type { ListAddress } from './list-address';
import type { Params, ValuesOf } from './list-params';
import { SavedFilters } from './saved-filters';
import type { ListNavigation } from './use-list-state';
import { useSavedFilters } from './use-saved-filters';

interface ListToolsProps<P extends Params> {
  /** The plain address of the list. */
  path: string;
  address: ListAddress<P>;
  list: ListNavigation<ValuesOf<P>>;
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'optional'>[];
  shown: Readonly<Record<string, boolean>>;
  onShow: (shown: Record<string, boolean>) => void;
}

/** Personal settings: the columns, and named filters. */
export function ListTools<P extends Params>(props: ListToolsProps<P>) {
  const { path, address, list, columns, shown, onShow } = props;
  const { saved, save, remove } = useSavedFilters(path);
  const [, search = ''] = list.hrefOf({}).split('?');
  return (
    <>
      <SavedFilters
        saved={saved.map((filter) => ({
          ...filter,
          href: address.href({}, address.read(new URLSearchParams(filter.search))),
        }))}
        onSave={search === '' ? undefined : (name) => save({ name, search })}
        onRemove={remove}
      />
      <ColumnChoice
        columns={columns.map(({ id, header, optional = false }) => ({
          id,
          header,
          shown: shown[id] ?? !optional,
        }))}
        onChange={(id, isShown) => onShow({ ...shown, [id]: isShown })}
      />
    </>
  );
}
