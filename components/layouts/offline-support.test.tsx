import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { navigation, renderScreen } from '@/tests/support/screen';
import { OfflineSupport } from './offline-support';

const waiting = { postMessage: vi.fn<(message: unknown) => void>() };

/** A browser whose worker is `controller`, and which has found a new one. */
const stubWorkers = (controller: object | null) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      serviceWorker: Object.assign(new EventTarget(), {
        controller,
        getRegistration: () => Promise.resolve(undefined),
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

/** What the site says when it is asked for a file of the build. */
const answerFiles = (answer: () => Promise<{ status: number }>) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const offer = () => screen.queryByText('A new version of Sala is ready');

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
  answerFiles(async () => ({ status: 404 }));
  renderScreen(<OfflineSupport />);
  failScript('https://elsewhere.example/a.js');
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
  failScript('http://localhost/_next/static/chunks/gone.js');
  expect(await screen.findByText('A new version of Sala is ready')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Sala is ready')).not.toBeInTheDocument();
  failScript('http://localhost/_next/static/chunks/gone.js');
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the site still has it', async () => ({ status: 200 })],
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a script that failed on a weak connection is no new version: %s', async (_why, answer) => {
  const fetched = answerFiles(answer);
  renderScreen(<OfflineSupport />);
  failScript('http://localhost/_next/static/chunks/slow.js');
  await act(async () => void (await Promise.allSettled(fetched.mock.results.map(({ value }) => value))));
  expect(fetched).toHaveBeenCalledOnce();
  expect(offer()).not.toBeInTheDocument();
});

test('the offer waits until the test is left, whose answers it would stand over', async () => {
  stubWorkers({});
  navigation.pathname = '/en/orientation-test/MBTI/start';
  const { unmount } = renderScreen(<OfflineSupport />);
  await vi.waitFor(() => expect(navigator.serviceWorker.register).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(offer()).not.toBeInTheDocument();
  navigation.pathname = '/en/orientation-test/MBTI/result';
  unmount();
  renderScreen(<OfflineSupport />);
  expect(await screen.findByText('A new version of Sala is ready')).toBeVisible();
});
