import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { OfflineSupport } from './offline-support';

const waiting = { postMessage: vi.fn<(message: unknown) => void>() };

/** A browser whose worker is `controller`, and which has found a new one. */
const stubWorkers = (controller: object | null) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      serviceWorker: Object.assign(new EventTarget(), {
        controller,
        register: vi
          .fn<() => Promise<object>>()
          .mockResolvedValue(Object.assign(new EventTarget(), { waiting })),
      }),
    }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  waiting.postMessage.mockClear();
});

test('a new version is offered and begins when the visitor agrees', async () => {
  stubWorkers({});
  renderScreen(<OfflineSupport />);
  expect(await screen.findByText('A new version of Sala is ready')).toBeVisible();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('it can wait', async () => {
  stubWorkers({});
  renderScreen(<OfflineSupport />);
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
  expect(waiting.postMessage).not.toHaveBeenCalled();
});

test('the first worker of a browser replaces nothing and is not offered', async () => {
  stubWorkers(null);
  renderScreen(<OfflineSupport />);
  await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalledOnce());
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
});

/** What a browser does when a script of the page cannot be fetched. */
const failScript = (src: string) =>
  act(() => {
    const script = document.createElement('script');
    // The tests' own environment must not fetch it.
    Object.defineProperty(script, 'src', { value: src });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  });

test('a tab that is older than the last deployment is offered the new version, and stays as it is until then', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  renderScreen(<OfflineSupport />);
  failScript('https://elsewhere.example/a.js');
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
  failScript('http://localhost/_next/static/chunks/gone.js');
  expect(screen.getByText('A new version of Sala is ready')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
  failScript('http://localhost/_next/static/chunks/gone.js');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledOnce();
});
