import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeDisplay } from '@/lib/device/display';
import { watchSight } from '@/tests/support/watch-sight';
import { OnSight } from './on-sight';

afterEach(() => {
  vi.unstubAllGlobals();
  changeDisplay({ dataUse: undefined });
});

const part = (
  <OnSight before={<p>Later</p>}>
    <p>Map</p>
  </OnSight>
);

test('a part that has no place yet, such as in a closed fold, is not rendered', () => {
  const seen = watchSight();
  render(part);
  act(() => seen.tell([{ isIntersecting: false }]));
  expect(screen.getByText('Later')).toBeVisible();
  act(() => seen.tell([{ isIntersecting: true }]));
  expect(screen.getByText('Map')).toBeVisible();
  expect(screen.queryByText('Later')).toBeNull();
  expect(seen.isWatching).toBe(false);
});

test('far below is a place, but not for who saves data', () => {
  const seen = watchSight();
  render(part);
  expect(Number.parseInt(seen.margin ?? '')).toBeGreaterThan(50_000);
  changeDisplay({ dataUse: 'less' });
  render(part);
  expect(seen.margin).toBe('200px');
});
