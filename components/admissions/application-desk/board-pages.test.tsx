import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cardsOf, nextStart } from '@/components/kits/board/column-pages';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import type { ApplicantList } from '@/lib/contract/admissions/applicants';
import { columnKey, refreshAfterMove } from './board-pages';

const filters = { keyword: '', schoolId: '', assigneeId: '' };
const cardsAPage = 50;

const page = (from: number, countTotal: number | null): ApplicantList => ({
  data: Array.from({ length: cardsAPage }, (_, index) => ({ applicantId: `a${from + index}` }) as Applicant),
  countTotal,
  countAllData: null,
  countByStatus: null,
});
const column = (pages: number, countTotal: number) => ({
  pages: Array.from({ length: pages }, (_, index) =>
    page(index * cardsAPage, index === 0 ? countTotal : null),
  ),
  pageParams: [],
});

test('a page begins after the cards that are there, also when one has been moved away', () => {
  const { pages } = column(2, 5_000);
  expect(nextStart(pages)).toBe(100);
  const [first, ...rest] = pages;
  expect(first && nextStart([{ ...first, data: first.data.slice(1), countTotal: 4_999 }, ...rest])).toBe(99);
  expect(nextStart(column(2, 100).pages)).toBeUndefined();
  expect(nextStart([{ ...page(0, null), data: [] }])).toBeUndefined();
});

test('a long column loses the moved card without being read again; short ones are read again', async () => {
  const client = new QueryClient();
  const [pending, interview, accepted] = ['pending', 'interview', 'accepted'].map((step) =>
    columnKey(step, filters),
  );
  client.setQueryData(pending ?? [], column(100, 5_000));
  client.setQueryData(interview ?? [], column(20, 1_000));
  client.setQueryData(accepted ?? [], column(1, 50));
  await refreshAfterMove(client, new Set(['a120']), 'interview');
  const after = client.getQueryData<ReturnType<typeof column>>(pending ?? []);
  expect(cardsOf(after)).toHaveLength(4_999);
  expect(cardsOf(after).some(({ applicantId }) => applicantId === 'a120')).toBe(false);
  expect(after?.pages[0]?.countTotal).toBe(4_999);
  expect(client.getQueryData<ReturnType<typeof column>>(interview ?? [])?.pages[0]?.countTotal).toBe(1_001);
  const isRead = (key: readonly unknown[] | undefined) => client.getQueryState(key ?? [])?.isInvalidated;
  expect([isRead(pending), isRead(interview), isRead(accepted)]).toEqual([false, false, true]);
});
