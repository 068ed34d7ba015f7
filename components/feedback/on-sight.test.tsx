import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeDisplay } from '@/lib/device/display';
import { OnSight } from './on-sight';

afterEach(() => {
  vi.unstubAllGlobals();
  changeDisplay({ dataUse: undefined });
});

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** An observer that a test controls. */
const watch = () => {
  const seen: { tell: Tell; margin: string; isWatching: boolean } = {
    tell: () => undefined,
    margin: '',
    isWatching: false,
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
        Object.assign(seen, { tell, margin: rootMargin });
      }
      observe = () => Object.assign(seen, { isWatching: true });
      disconnect = () => Object.assign(seen, { isWatching: false });
    },
  );
  return seen;
};
const part = (
  <OnSight before={<p>Later</p>}>
    <p>Map</p>
  </OnSight>
);

test('a part that has no place yet, such as in a closed fold, is not rendered', () => {
  const seen = watch();
  render(part);
  act(() => seen.tell([{ isIntersecting: false }]));
  expect(screen.getByText('Later')).toBeVisible();
  act(() => seen.tell([{ isIntersecting: true }]));
  expect(screen.getByText('Map')).toBeVisible();
  expect(screen.queryByText('Later')).toBeNull();
  expect(seen.isWatching).toBe(false);
});

test('far below is a place, but not for who saves data', () => {
  const seen = watch();
  render(part);
  expect(Number.parseInt(seen.margin)).toBeGreaterThan(50_000);
  changeDisplay({ dataUse: 'less' });
  render(part);
  expect(seen.margin).toBe('200px');
});
