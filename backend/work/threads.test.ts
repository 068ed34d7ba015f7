import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pdf } from '@/tests/support/uploads';
import type { fileProblem } from '@/backend/core/files/file-problem';
import type { drawPdf } from '@/backend/core/papers/pdf-paper';
import { threadCall } from './threads';

const check = threadCall<typeof fileProblem>('checkFile');
const draw = threadCall<typeof drawPdf>('drawPaper');
const expected = { types: ['application/pdf' as const], maxBytes: 10 * 1024 * 1024 };

const longPaper = {
  locale: 'km' as const,
  title: 'ពាក្យសុំ',
  subtitle: '-',
  sections: [{ title: 'ទូទៅ', points: Array.from({ length: 20_000 }, (_, n) => `សាលារៀន ${n}`) }],
  note: '-',
  reference: '-',
};

test('work in a thread leaves the event loop to others', async () => {
  const stop = new AbortController();
  const drawing = draw([longPaper], stop.signal);
  // A timer would not be heard while papers were drawn here.
  const first = await Promise.race([drawing.then(() => 'the paper'), pause(1, 'the timer')]);
  stop.abort();
  await expect(drawing).rejects.toThrow(/abort/);
  expect(first).toBe('the timer');
});

test('a thread that was ended is replaced', async () => {
  const stop = AbortSignal.timeout(50);
  await expect(draw([longPaper], stop)).rejects.toThrow(/abort/);
  expect(await check([pdf(), expected])).toEqual({ type: 'application/pdf' });
});
