import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { useVersioned } from './use-versioned';

interface Note {
  version: number;
  text: string;
}
type Save = (text: string, version: number) => Promise<Note>;

const note = (version: number, text: string): Note => ({ version, text });
const refusal = (status: number) => new ApiError(status, { code: 'refused' });

const open = (save: Save, refresh = vi.fn<() => Promise<void>>().mockResolvedValue(), since?: number) => {
  const view = renderHook(({ record }) => useVersioned({ record, since, save, refresh }), {
    initialProps: { record: note(1, 'first') },
  });
  return { ...view, refresh };
};

test('a save goes on top of the version seen, and the next one on top of its answer', async () => {
  const save = vi.fn<Save>().mockImplementation((text, version) => Promise.resolve(note(version + 1, text)));
  const { result, rerender } = open(save);
  await act(async () => expect(await result.current.save('a')).toBe('saved'));
  rerender({ record: note(2, 'a') });
  expect(result.current.theirs).toBeNull();
  await act(async () => expect(await result.current.save('b')).toBe('saved'));
  expect(save.mock.calls).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a stale version shows theirs; mine goes on top of it only when it is sent again', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(refusal(412)).mockResolvedValueOnce(note(3, 'mine'));
  const { result, rerender, refresh } = open(save);
  await act(async () => expect(await result.current.save('mine')).toBe('conflict'));
  expect(refresh).toHaveBeenCalledOnce();
  rerender({ record: note(2, 'theirs') });
  expect(result.current.theirs).toEqual(note(2, 'theirs'));
  act(() => result.current.keepMine());
  expect(result.current.theirs).toBeNull();
  expect(save).toHaveBeenCalledOnce();
  await act(async () => expect(await result.current.save('mine')).toBe('saved'));
  expect(save).toHaveBeenLastCalledWith('mine', 2);
});

test('theirs can be taken', () => {
  const { result, rerender } = open(vi.fn<Save>());
  rerender({ record: note(2, 'theirs') });
  let taken: Note | undefined;
  act(() => void (taken = result.current.takeTheirs()));
  expect(taken).toEqual(note(2, 'theirs'));
  expect(result.current.theirs).toBeNull();
});

test('work that began on an older version is a conflict from the start', () => {
  const { result } = open(vi.fn<Save>(), undefined, 0);
  expect(result.current.theirs).toEqual(note(1, 'first'));
});

test('a record that is gone is an outcome; other failures are thrown, also that of reading again', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(refusal(404)).mockRejectedValueOnce(refusal(500));
  const { result, refresh } = open(save);
  await act(async () => expect(await result.current.save('a')).toBe('gone'));
  await act(async () => expect(result.current.save('a')).rejects.toMatchObject({ status: 500 }));
  save.mockRejectedValueOnce(refusal(412));
  refresh.mockRejectedValueOnce(new Error('offline'));
  await act(async () => expect(result.current.save('a')).rejects.toMatchObject({ status: 412 }));
  expect(result.current.isSaving).toBe(false);
});
