import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { cardsOf } from '@/components/kits/board/column-pages';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantList } from '@/lib/contract/admissions/applicants';
import type { BoardFilters } from '@/components/admissions/application/board-list';

/** A column with more pages is not read again as a whole: that is one call for each page. */
const pagesReadAgain = 4;

type Column = InfiniteData<ApplicantList>;

const allColumns = [...applicantApi.applicants.key, 'board'] as const;

export const columnKey = (step: string, filters: BoardFilters) => [...allColumns, step, filters] as const;

const isBoard = (key: QueryKey): boolean => allColumns.every((part, index) => key[index] === part);
const stepOf = (key: QueryKey): unknown => key[allColumns.length];

const without = (column: Column, ids: ReadonlySet<string>, isTarget: boolean): Column => {
  const moved = cardsOf(column).filter(({ applicantId }) => ids.has(applicantId)).length;
  const difference = isTarget ? ids.size : -moved;
  return {
    ...column,
    pages: column.pages.map((page, index) => ({
      ...page,
      data: isTarget ? page.data : page.data.filter(({ applicantId }) => !ids.has(applicantId)),
      countTotal:
        index === 0 && page.countTotal !== null ? Math.max(0, page.countTotal + difference) : page.countTotal,
    })),
  };
};

/** Takes moved applications out of the long columns, and reads everything else about applications again. */
export async function refreshAfterMove(
  client: QueryClient,
  moved: ReadonlySet<string>,
  target: string,
): Promise<void> {
  const isLong = (key: QueryKey) =>
    isBoard(key) && (client.getQueryData<Column>(key)?.pages.length ?? 0) > pagesReadAgain;
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: allColumns })) {
    if (!isLong(queryKey)) continue;
    client.setQueryData<Column>(
      queryKey,
      (column) => column && without(column, moved, stepOf(queryKey) === target),
    );
  }
  await Promise.all([
    client.invalidateQueries({
      queryKey: applicantApi.applicants.key,
      predicate: ({ queryKey }) => !isLong(queryKey),
    }),
    client.invalidateQueries({ queryKey: applicantApi.pipeline.key }),
  ]);
}
