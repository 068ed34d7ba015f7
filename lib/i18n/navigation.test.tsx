import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { href } from '@/lib/routes/href';
import { navigation, renderScreen } from '@/tests/support/screen';
import { Link } from './navigation';
import { onNavigationStart } from './navigation-events';

// jsdom is never idle.
const whenIdle = vi.fn<typeof requestIdleCallback>(() => 0);
window.requestIdleCallback = whenIdle;
window.cancelIdleCallback = () => undefined;
const becomeIdle = () => whenIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });

beforeEach(() => {
  navigation.push.mockClear();
  navigation.prefetch.mockClear();
  whenIdle.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const link = (name = 'Schools') => screen.getByRole('link', { name });

describe('the page behind a link is fetched', () => {
  test('once somebody is near it', async () => {
    const onPointerEnter = vi.fn<() => void>();
    renderScreen(
      <Link href={href('/explore')} onPointerEnter={onPointerEnter}>
        Schools
      </Link>,
    );
    expect(navigation.prefetch).not.toHaveBeenCalled();
    await userEvent.hover(link());
    expect(navigation.prefetch).toHaveBeenCalledExactlyOnceWith('/en/explore');
    expect(onPointerEnter).toHaveBeenCalledOnce();
  });

  test('when the keyboard reaches it', async () => {
    renderScreen(<Link href={href('/explore')}>Schools</Link>);
    await userEvent.tab();
    expect(link()).toHaveFocus();
    expect(navigation.prefetch).toHaveBeenCalledExactlyOnceWith('/en/explore');
  });

  test('when the browser is idle, or never', async () => {
    renderScreen(
      <>
        <Link href={href('/explore')} prefetch="auto">
          Schools
        </Link>
        <Link href={href('/course')} prefetch={false}>
          Courses
        </Link>
      </>,
    );
    expect(navigation.prefetch).not.toHaveBeenCalled();
    expect(whenIdle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2_000 });
    becomeIdle();
    expect(navigation.prefetch).toHaveBeenCalledExactlyOnceWith('/en/explore');
    await userEvent.hover(link('Courses'));
    await userEvent.tab();
    await userEvent.tab();
    expect(link('Courses')).toHaveFocus();
    expect(navigation.prefetch).not.toHaveBeenCalledWith('/en/course');
  });

  test('not ahead for who saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    renderScreen(
      <Link href={href('/explore')} prefetch="auto">
        Schools
      </Link>,
    );
    becomeIdle();
    await userEvent.hover(link());
    expect(navigation.prefetch).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  test('opens the page without a new document, and says that it starts', async () => {
    const onStart = vi.fn<() => void>();
    const stop = onNavigationStart(onStart);
    renderScreen(<Link href={href('/explore')}>Schools</Link>);
    expect(link()).toHaveAttribute('href', '/en/explore');
    expect(fireEvent.click(link())).toBe(false);
    expect(navigation.push).toHaveBeenCalledExactlyOnceWith('/en/explore', { scroll: true });
    expect(onStart).toHaveBeenCalledOnce();
    stop();
  });

  test('in the other language, and without a jump to the top, where the link says so', () => {
    renderScreen(
      <Link href={href('/explore')} locale="km" scroll={false}>
        Schools
      </Link>,
    );
    fireEvent.click(link());
    expect(navigation.push).toHaveBeenCalledExactlyOnceWith('/explore', { scroll: false });
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }, {}],
    ['with ⌘', { metaKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['with Alt', { altKey: true }, {}],
    ['on a link to a new tab', {}, { target: '_blank' }],
    ['on a download', {}, { download: 'list.csv' }],
    ['on a download that keeps its name', {}, { download: '' }],
  ])('%s is left to the browser', (_case, keys, props) => {
    const onNavigate = vi.fn<() => void>();
    renderScreen(
      <Link href={href('/explore')} onNavigate={onNavigate} {...props}>
        Schools
      </Link>,
    );
    // jsdom would try to open the document.
    let wasPrevented = true;
    const look = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link(), keys);
    expect(wasPrevented).toBe(false);
    expect(onNavigate).not.toHaveBeenCalled();
    expect(navigation.push).not.toHaveBeenCalled();
  });

  test.each(['onClick', 'onNavigate'] as const)('can be taken over in %s', (handler) => {
    renderScreen(
      <Link href={href('/explore')} {...{ [handler]: (event: Event) => event.preventDefault() }}>
        Schools
      </Link>,
    );
    expect(fireEvent.click(link())).toBe(false);
    expect(navigation.push).not.toHaveBeenCalled();
  });
});
