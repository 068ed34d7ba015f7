'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { QueryState } from '@/components/feedback/query-state';
import { Pagination } from '@/components/ui/pagination';
import { AboutList } from './about-list';
import { type Column, csvColumns, type RowName, tellingColumns } from './columns';
import { Deeds } from './deeds';
import { DeskHead } from './desk-head';
import { type CsvColumn, ExportCsv } from './export-csv';
import type { FilterField } from './filter-fields';
import type { ListAddress, ListState } from './list-address';
import { type EmptyText, ListEmpty } from './list-empty';
import { ListFilters } from './list-filters';
import { ListMenu } from './list-menu';
import { type ListTabs, ListTabsRow } from './list-tabs';
import type { Params, ValuesOf } from './list-params';
import { ListRows, type ListRowsProps, useColumnChoice } from './list-rows';
import { type ListQuery, queryOf } from './list-query';
import { ListSkeleton } from './list-skeleton';
import type { PanelOptions } from './opened-row';
import { focusPanel, usePanelBeside } from './panel-beside';
import { countOf, type ListAnswer } from './read-all-rows';
import { type ListNavigation, useListState } from './use-list-state';
import type { RowDeed } from './use-list-keys';
import { useSavedFilters } from './use-saved-filters';
import { Changing } from '@/components/ui/changing';

/**
 * The texts that every list has in its part of the messages: the name of the table, and what is said where nothing fits the
 * filters. The `useTranslations` of a part that has them fits.
 */
type ListTexts = (key: 'table' | 'noneTitle' | 'noneBody') => string;

/** Fetched beside the lists whose rows open beside them. */
const OpenedRow = lazyPart(
  () => import('./opened-row').then((module) => module.OpenedRow),
  () => null,
) as typeof import('./opened-row').OpenedRow;

interface ExportOptions<Row> {
  /** The file is called `sala-<name>-<day>.csv`. */
  fileName: string;
  /** The maximum of rows in one answer of the endpoint. */
  rowsPerCall: number;
  /** When the file has other columns than those with a `text`. */
  columns?: readonly CsvColumn<Row>[];
}

type RowOf<Answer extends ListAnswer<object>> = Answer['data'][number];

export interface ListPageProps<P extends Params, Answer extends ListAnswer<object>> {
  /** The heading of a page that is this list alone. */
  title?: string;
  /** What the list is for; behind a button. */
  lead?: string;
  /** The way to a new record, a `CreateButton`: always in sight. */
  primary?: ReactNode;
  /** What else can be done with the list as a whole; on phones behind one button. */
  actions?: ReactNode;
  /** The `actions` are behind one button on every screen. */
  foldsActions?: boolean;
  address: ListAddress<P>;
  /** The query options of the list endpoint for an address; declared beside the address, so that its types are known. */
  query: (state: ListState<ValuesOf<P>>) => ListQuery<Answer>;
  /** The translator of the list's own texts. */
  texts: ListTexts;
  name: RowName<RowOf<Answer>>;
  columns: readonly Column<RowOf<Answer>>[];
  filters: readonly FilterField<P>[];
  /** The count, in words. */
  shown: (count: number, answer: Answer) => string;
  /** There is nothing at all; where it is missing, a text for every list says so. */
  empty?: EmptyText & { when?: (answer: Answer) => boolean };
  /** Views of the list by one of its parameters, each with its count. */
  tabs?: ListTabs<P, Answer>;
  /** Above the rows once they are there: charts. */
  summary?: (answer: Answer, list: ListNavigation<ValuesOf<P>>) => ReactNode;
  exports?: ExportOptions<RowOf<Answer>>;
  bulk?: ListRowsProps<RowOf<Answer>>['bulk'];
  /** What keys do with the chosen rows, or with the one that has the focus, from anywhere on the page. */
  deeds?: readonly RowDeed<RowOf<Answer>>[];
  /** What a row's name opens over the list; null while it is closed. It gets the row as it is now. */
  detail?: (row: RowOf<Answer> | null, onClose: () => void) => ReactNode;
  /** What a row opens beside the list, at an address of its own. */
  panel?: PanelOptions<RowOf<Answer>>;
}

/** A list: views, one line of tools, rows as table or cards, pages. The address is its state. */
export function ListPage<P extends Params, Answer extends ListAnswer<object>>(
  props: ListPageProps<P, Answer>,
) {
  const { title, lead, primary, actions } = props;
  if (!title) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <List {...props} />
      </Suspense>
    );
  }
  return (
    <>
      <DeskHead title={title} lead={lead} primary={primary}>
        {actions}
      </DeskHead>
      <Suspense fallback={<ListSkeleton />}>
        <List {...props} lead={undefined} primary={undefined} actions={undefined} />
      </Suspense>
    </>
  );
}

function List<P extends Params, Answer extends ListAnswer<object>>(props: ListPageProps<P, Answer>) {
  const { address, filters, tabs, summary, empty, name, detail, texts } = props;
  const { lead, primary, actions } = props;
  const t = useTranslations('list');
  const list = useListState(address);
  const query = useQuery({ ...queryOf(props.query(list.state)), placeholderData: keepPreviousData });
  const views = useSavedFilters(address.href());
  const [shown, setShown] = useColumnChoice(address.href());
  const narrowed = address.isNarrowed(list.state);
  const rows: readonly RowOf<Answer>[] = query.data?.data ?? [];
  // The row stays named when its dialog closes: it closes with a movement and gives the focus back.
  // A link to a list can name the row that it opens.
  const [opened, setOpened] = useState({ key: list.state.row, open: list.state.row !== '' });
  const opener = detail && { onOpen: (row: RowOf<Answer>) => setOpened({ key: name.key(row), open: true }) };
  const { panel } = props;
  const { state } = list;
  const isBeside = usePanelBeside() && panel !== undefined && state.row !== '';
  const link = panel && {
    href: (row: RowOf<Answer>) => list.hrefOf({ row: name.key(row), page: state.page }),
    // Once more on the open row leads into the panel.
    onOpen: (row: RowOf<Answer>) => (name.key(row) === state.row ? focusPanel() : list.open(name.key(row))),
    openKey: state.row,
  };
  return (
    <div className="grid grid-cols-1 gap-1 sm:gap-2">
      <ListTabsRow
        tabs={tabs}
        address={address}
        list={list}
        query={props.query}
        answer={query.data}
        views={views}
      />
      <div className="list-tools">
        <ListFilters address={address} list={list} fields={filters} />
        <div className="ml-auto flex items-center gap-2">
          {query.data && query.data.data.length > 0 && (
            <p aria-live="polite" className="sr-only text-sm text-muted md:not-sr-only">
              <Changing value={countOf(query.data)}>{props.shown(countOf(query.data), query.data)}</Changing>
            </p>
          )}
          {lead && <AboutList>{lead}</AboutList>}
          {actions && <Deeds folded={props.foldsActions ?? false}>{actions}</Deeds>}
          {primary}
          <ListMenu
            columns={props.columns}
            shown={shown}
            onShow={setShown}
            saved={views.saved}
            onRemove={views.remove}
          >
            {props.exports && <Export {...props} file={props.exports} state={list.state} />}
          </ListMenu>
        </div>
      </div>
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(answer) => {
          const nothing = empty?.when?.(answer) ?? (countOf(answer) === 0 && !narrowed);
          const nothingYet = empty ?? { title: t('nothingYet.title'), body: t('nothingYet.body') };
          return (
            <>
              {summary?.(answer, list)}
              {answer.data.length > 0 && (
                <Rows
                  {...props}
                  name={{ ...name, ...opener, ...link }}
                  list={list}
                  answer={answer}
                  chosen={shown}
                  isNarrow={isBeside}
                />
              )}
              {answer.data.length === 0 && (
                <ListEmpty
                  text={nothing ? nothingYet : { title: texts('noneTitle'), body: texts('noneBody') }}
                  // Nothing at all has no other list to offer.
                  href={
                    nothing ? undefined : address.href({}, narrowed ? address.cleared(list.state) : undefined)
                  }
                  action={narrowed ? t('clear') : t('all')}
                />
              )}
            </>
          );
        }}
      </QueryState>
      {panel && (
        <OpenedRow
          panel={panel}
          rows={query.data?.data}
          name={name}
          start={(state.page - 1) * state.pageSize}
          count={query.data ? countOf(query.data) : 0}
          row={state.row}
          open={list.open}
        />
      )}
      {opened.key !== '' &&
        detail?.((opened.open && rows.find((row) => name.key(row) === opened.key)) || null, () =>
          setOpened({ ...opened, open: false }),
        )}
    </div>
  );
}

interface ExportProps<P extends Params, Answer extends ListAnswer<object>> extends ListPageProps<P, Answer> {
  file: ExportOptions<RowOf<Answer>>;
  state: ListState<ValuesOf<P>>;
}

/** All rows that the filters leave, as a file. */
function Export<P extends Params, Answer extends ListAnswer<object>>(props: ExportProps<P, Answer>) {
  const { file, name, columns, query, state } = props;
  const client = useQueryClient();
  return (
    <ExportCsv
      {...file}
      keyOf={name.key}
      columns={file.columns ?? csvColumns(name, columns)}
      read={({ start, limit }) =>
        client.fetchQuery(queryOf(query({ ...state, page: start / limit + 1, pageSize: limit })))
      }
    />
  );
}

interface RowsProps<P extends Params, Answer extends ListAnswer<object>> extends ListPageProps<P, Answer> {
  list: ListNavigation<ValuesOf<P>>;
  answer: Answer;
  /** The columns that this device has chosen. */
  chosen: Readonly<Record<string, boolean>>;
  isNarrow: boolean;
}

function Rows<P extends Params, Answer extends ListAnswer<object>>(props: RowsProps<P, Answer>) {
  const { list, answer, name, columns, texts, bulk, chosen, isNarrow } = props;
  const { state, hrefOf } = list;
  return (
    <>
      <ListRows
        label={texts('table')}
        rows={answer.data}
        name={name}
        columns={tellingColumns(columns, answer.data)}
        shown={chosen}
        sort={state.sort}
        hrefOfSort={(sort) => hrefOf({ sort })}
        bulk={bulk}
        deeds={props.deeds}
        hasPanel={props.panel !== undefined}
        isNarrow={isNarrow}
      />
      <Pagination
        page={state.page}
        pageCount={Math.ceil(countOf(answer) / state.pageSize)}
        hrefOf={(page) => hrefOf({ page })}
      />
    </>
  );
}
