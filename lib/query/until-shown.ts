import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { timings } from '@/lib/domain/limits/pages';

const { pollMs, pollAtMostMs } = timings;

/** Reads again every 500 ms until the change shows, ten seconds at most: another backend may answer a list from before it. */
export async function untilShown(read: () => Promise<unknown>, isShown: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < pollAtMostMs && !isShown(); waitedMs += pollMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    await read();
  }
}

/** True when no list on the page has such a row. */
export const noneShows = <Row>(client: QueryClient, lists: QueryKey, isIt: (row: Row) => boolean): boolean =>
  client
    .getQueriesData<{ data: readonly Row[] }>({ queryKey: lists, type: 'active' })
    .every(([, answer]) => !answer?.data.some(isIt));
