import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hostToasts, type Toast } from '@/components/feedback/toast';
import { academicApi } from '@/lib/api/academic';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { OfflineNotice } from './offline-notice';

const backend = useScreenBackend();

test.each([
  ['en', 'Sala does not answer right now'],
  ['km', 'ប្រព័ន្ធមិនឆ្លើយតបនៅពេលនេះទេ'],
] as const)(
  'a reader in %s is told that the service does not answer, until it does',
  async (locale, title) => {
    const { search } = schoolsResource.endpoints;
    renderScreen(<OfflineNotice />, { locale });
    expect(screen.queryByText(title)).toBeNull();
    backend.answer(search, { status: 503 }, 'once');
    await act(() => academicApi.schools.search().catch(() => undefined));
    expect(screen.getByText(title)).toBeVisible();
    await act(() => academicApi.schools.search());
    expect(screen.queryByText(title)).toBeNull();
  },
);

test('comes and goes with the connection', () => {
  renderScreen(<OfflineNotice />);
  expect(screen.queryByText('No internet connection')).toBeNull();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('No internet connection')).toBeVisible();
  const toasts: Toast[] = [];
  const stop = hostToasts((toast) => toasts.push(toast));
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('No internet connection')).toBeNull();
  expect(toasts).toEqual([{ kind: 'success', message: 'The connection is back' }]);
  stop();
});

test('gives way after ten seconds, so that it covers nothing that can be done without a connection', () => {
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderScreen(<OfflineNotice />);
  expect(screen.getByText('No internet connection')).toBeVisible();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('No internet connection')).toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void vi.advanceTimersByTime(1));
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('No internet connection')).toBeVisible();
  vi.useRealTimers();
});
