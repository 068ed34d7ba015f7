import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formLimits } from '@/lib/domain/limits/texts';
import { useSpamTrap } from './use-spam-trap';

afterEach(() => vi.useRealTimers());

test('who sends a kept draft at once waits, and is no program, although the clock was set back meanwhile', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') });
  const { result } = renderHook(() => useSpamTrap());
  const reading = result.current.read();
  vi.setSystemTime(new Date('2026-11-27T07:00:00Z'));
  await vi.advanceTimersByTimeAsync(formLimits.fillingMinMs);
  const { filledInMs } = await reading;
  expect(filledInMs).toBeGreaterThanOrEqual(formLimits.fillingMinMs);
});
