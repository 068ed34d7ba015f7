import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { renderScreen } from '@/tests/support/screen';
import { ConfirmDialog } from './confirm-dialog';
import { ErrorScreen } from './error-screen';
import { PageError } from './page-error';
import { reloadStalePage } from './reload-stale-page';
import { showToast, timeoutMsOf } from './toast';
import { ToastHost } from './toast-host';

describe('ErrorScreen', () => {
  it.each([
    [404, "Sorry, we couldn't find this page"],
    [403, 'Access denied'],
    [401, 'Unauthorized response'],
    [400, 'Bad request'],
    [500, 'An error occurred'],
    [418, 'An error occurred'],
  ])('%i says %s and leads home', (status, title) => {
    renderScreen(<ErrorScreen status={status} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(`Error ${status}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/en');
  });

  it.each([
    ['event', 'Event not available or removed'],
    ['job', 'Job not found'],
  ] as const)('a missing %s has words of its own', (missing, title) => {
    renderScreen(<ErrorScreen status={404} missing={missing} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Error 404')).toBeVisible();
  });
});

describe('PageError', () => {
  it.each([
    [{ status: 403 }, 'Error 403'],
    [{ statusCode: 401 }, 'Error 401'],
    [{ response: { status: 404 } }, 'Error 404'],
    [new Error('boom'), 'Error 500'],
    ['thrown text', 'Error 500'],
  ])('finds the status, case %#', (error, shown) => {
    renderScreen(<PageError error={error} retry={() => undefined} />);
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('tries again', async () => {
    const retry = vi.fn<() => void>();
    renderScreen(<PageError error={new Error('boom')} retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

/** A script that failed to load, as the build's loader says it. */
const chunkFailure = () =>
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/a1.js from module 7'), {
    name: 'ChunkLoadError',
  });

describe('what never reached the reader', () => {
  it.each([
    ['a script', chunkFailure()],
    ['a page, in Chromium', new TypeError('Failed to fetch')],
    ['an answer of the backend', new ApiError(0, { code: 'network' })],
  ])('%s is no error 500 of ours', (_what, error) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    renderScreen(<PageError error={error} retry={() => undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not everything loaded');
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    vi.unstubAllGlobals();
  });
});

describe('reloadStalePage', () => {
  const reload = vi.fn<() => void>();
  const head = vi.fn<() => Promise<{ status: number }>>();
  beforeEach(() => {
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', head.mockReset().mockResolvedValue({ status: 404 }));
    vi.useFakeTimers({ now: 1_000_000 });
    reload.mockReset();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('reloads at most once a minute, and for nothing else', async () => {
    expect(await reloadStalePage(new Error('other'))).toBe(false);
    expect(await reloadStalePage(chunkFailure())).toBe(true);
    expect(head).toHaveBeenCalledWith('/_next/static/chunks/a1.js', { method: 'HEAD', cache: 'no-store' });
    vi.setSystemTime(1_059_999);
    expect(await reloadStalePage(chunkFailure())).toBe(false);
    vi.setSystemTime(1_060_000);
    expect(await reloadStalePage(chunkFailure())).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.setSystemTime(2_000_000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await reloadStalePage(chunkFailure())).toBe(false);
  });

  it('leaves a page alone whose script the site still has, cannot be asked for, or beside typed text', async () => {
    head.mockResolvedValueOnce({ status: 200 });
    expect(await reloadStalePage(chunkFailure())).toBe(false);
    head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reloadStalePage(chunkFailure())).toBe(false);
    expect(await reloadStalePage(chunkFailure(), () => false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('toasts', () => {
  it('shows what came before and after the toaster was there', async () => {
    showToast({ kind: 'warning', message: 'Please re-login to continue.' });
    renderScreen(<ToastHost />);
    expect(await screen.findByText('Please re-login to continue.')).toBeInTheDocument();
    act(() => showToast({ kind: 'success', message: 'Saved' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('stay as long as the specification says', () => {
    expect([
      timeoutMsOf('default'),
      timeoutMsOf('warning'),
      timeoutMsOf('denied'),
      timeoutMsOf('danger'),
    ]).toEqual([5_000, 10_000, 10_000, 20_000]);
  });
});

describe('ConfirmDialog', () => {
  it('waits for what was confirmed, then closes', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const pending = Promise.withResolvers<void>();
    renderScreen(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Are you sure?"
        onConfirm={() => pending.promise}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => pending.resolve());
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('gives the focus back to what opened it', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Remove
          </button>
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Are you sure?"
            onConfirm={() => undefined}
          />
        </>
      );
    }
    renderScreen(<Page />);
    const opener = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
