import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '@/lib/api/api-error';
import { keptKind, keptThings } from '@/lib/device/kept';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { keptQuery } from './kept-query';
import { makeQueryClient } from './query-client';

useIndexedDb();

const kind = keptKind('lesson', z.string());
const call = vi.fn<() => Promise<string>>();
const ask = (owner = 'dara') =>
  makeQueryClient().fetchQuery({
    ...keptQuery(
      { queryKey: ['lesson'], queryFn: call },
      { kind, owner, id: 'one', paper: (value) => ({ lang: 'en', title: value }) },
    ),
    retry: false,
  });
const signedIn = (is: boolean) => {
  document.cookie = `sala_signed_in=${is ? '1; path=/' : '; path=/; max-age=0'}`;
};

test('an answer is shown and kept; without a connection it is shown as of then', async () => {
  signedIn(true);
  call.mockResolvedValueOnce('Biology');
  expect(await ask()).toEqual({ value: 'Biology', keptAt: null });
  expect(await keptThings()).toMatchObject([{ kind: 'lesson', paper: { title: 'Biology' } }]);
  for (const status of [0, 502, 503]) {
    call.mockRejectedValueOnce(new ApiError(status, {}));
    expect(await ask()).toEqual({ value: 'Biology', keptAt: expect.any(Number) as number });
  }
});

test('a refusal is no lost connection', async () => {
  signedIn(true);
  call.mockResolvedValueOnce('Biology');
  await ask();
  call.mockRejectedValueOnce(new ApiError(404, {}));
  await expect(ask()).rejects.toMatchObject({ status: 404 });
  call.mockRejectedValueOnce(new ApiError(0, {}));
  await expect(ask('sophea')).rejects.toMatchObject({ status: 0 });
});

test('an answer that arrives after a log-out is not kept', async () => {
  signedIn(false);
  call.mockResolvedValueOnce('Biology');
  expect(await ask()).toEqual({ value: 'Biology', keptAt: null });
  expect(await keptThings()).toEqual([]);
});
