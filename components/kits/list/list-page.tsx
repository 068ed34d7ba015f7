'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { type ReactNode, Suspense, useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { PageTitle } from '@/components/ui/page-title';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { type Column, csvColumns, type RowName } from './columns';
import { type CsvColumn, ExportCsv } from './export-csv';
import type { FilterField } from './filter-fields';
import type { ListAddress, ListState } from './list-address';
import { type EmptyText, ListEmpty } from './list-empty';
import { type ListTabs, StatusTabs } from './status-tabs';
import type { ListTexts } from './list-texts';
import type { Params, ValuesOf } from './list-params';
import { ListRows, type ListRowsProps, useColumnChoice } from './list-rows';
import { type ListQuery, queryOf } from './list-query';
import { ListSkeleton } from './list-skeleton';
import { countOf, type ListAnswer } from './read-all-rows';
import { type ListNavigation, useListState } from './use-list-state';

const loadFilters = () => import('./filter-form');
const FilterForm = dynamic(() => loadFilters().then((module) => module.FilterForm), {
  loading: () => <Skeleton className="h-[12.5rem] rounded-lg sm:h-[7.75rem]" />,
}) as typeof import('./filter-form').FilterForm;
// Loads beside the list that it narrows, not before the page.
if (typeof window !== 'undefined') void loadFilters().catch(() => undefined);

const ListTools = dynamic(() => import('./list-tools').then((module) => module.ListTools), {
  ssr: false,
  loading: () => <Skeleton className="h-9 w-52" />,
}) as typeof import('./list-tools').ListTools;

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
  title?: string;
  lead?: string;
  /** Beside the title or the lead: what can be done with the list as a whole. */
  actions?: ReactNode;
  address: ListAddress<P>;
  /** The query options of the list endpoint for an address; declared beside the address, so that its types are known. */
  query: (state: ListState<ValuesOf<P>>) => ListQuery<Answer>;
  /** The translator of the list's own texts. */
  texts: ListTexts;
  name: RowName<RowOf<Answer>>;
  columns: readonly Column<RowOf<Answer>>[];
  filters: readonly FilterField<P>[];
  /** The label of the filters' button where "Filter" does not fit. */
  apply?: string;
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
  /** What a row's name opens over the list; null while it is closed. It gets the row as it is now. */
  detail?: (row: RowOf<Answer> | null, onClose: () => void) => ReactNode;
}

/** A list: filters, rows as table or cards, pages. The address is its state. */
export function ListPage<P extends Params, Answer extends ListAnswer<object>>(
  props: ListPageProps<P, Answer>,
) {
  const { title, lead, actions } = props;
  return (
    <>
      {title && <PageTitle>{title}</PageTitle>}
      {(lead || actions) && (
        <div className="mb-5 mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-prose text-muted">{lead}</p>
          {actions}
        </div>
      )}
      <Suspense fallback={<ListSkeleton />}>
        <List {...props} />
      </Suspense>
    </>
  );
}

function List<P extends Params, Answer extends ListAnswer<object>>(props: ListPageProps<P, Answer>) {
  const { address, filters, apply, tabs, summary, empty, name, detail, texts } = props;
  const t = useTranslations('list');
  const list = useListState(address);
  const query = useQuery({ ...queryOf(props.query(list.state)), placeholderData: keepPreviousData });
  const narrowed = address.isNarrowed(list.state);
  const rows: readonly RowOf<Answer>[] = query.data?.data ?? [];
  // The row stays named when its dialog closes: it closes with a movement and gives the focus back.
  const [opened, setOpened] = useState({ key: '', open: false });
  const opener = detail && { onOpen: (row: RowOf<Answer>) => setOpened({ key: name.key(row), open: true }) };
  return (
    <div className="grid grid-cols-1 gap-5">
      <FilterForm address={address} list={list} fields={filters} apply={apply} />
      {tabs && <StatusTabs tabs={tabs} list={list} answer={query.data} />}
      <QueryState query={query} skeleton={<ListSkeleton />}>
        {(answer) => {
          const nothing = empty?.when?.(answer) ?? (countOf(answer) === 0 && !narrowed);
          const nothingYet = empty ?? { title: t('nothingYet.title'), body: t('nothingYet.body') };
          return (
            <>
              {summary?.(answer, list)}
              {answer.data.length > 0 && (
                <Rows {...props} name={{ ...name, ...opener }} list={list} answer={answer} />
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
      {opened.key !== '' &&
        detail?.((opened.open && rows.find((row) => name.key(row) === opened.key)) || null, () =>
          setOpened({ ...opened, open: false }),
        )}
    </div>
  );
}

interface RowsProps<P extends Params, Answer extends ListAnswer<object>> extends ListPageProps<P, Answer> {
  list: ListNavigation<ValuesOf<P>>;
  answer: Answer;
}

function Rows<P extends Params, Answer extends ListAnswer<object>>(props: RowsProps<P, Answer>) {
  const { address, list, answer, name, columns, texts, bulk, exports: file, query } = props;
  const { state, hrefOf } = list;
  const rows: readonly RowOf<Answer>[] = answer.data;
  const path = address.href();
  const [shown, setShown] = useColumnChoice(path);
  const client = useQueryClient();
  const count = countOf(answer);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="mr-auto text-sm text-muted">
          {props.shown(count, answer)}
        </p>
        <ListTools
          path={path}
          address={address}
          list={list}
          columns={columns}
          shown={shown}
          onShow={setShown}
        />
        {file && (
          <ExportCsv
            {...file}
            keyOf={name.key}
            columns={file.columns ?? csvColumns(name, columns)}
            read={({ start, limit }) =>
              client.fetchQuery(queryOf(query({ ...state, page: start / limit + 1, pageSize: limit })))
            }
          />
        )}
      </div>
      <ListRows
        label={texts('table')}
        rows={rows}
        name={name}
        columns={columns}
        shown={shown}
        sort={state.sort}
        hrefOfSort={(sort) => hrefOf({ sort })}
        bulk={bulk}
      />
      <Pagination
        page={state.page}
        pageCount={Math.ceil(count / state.pageSize)}
        hrefOf={(page) => hrefOf({ page })}
      />
    </div>
  );
}
