import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { useAboveKeyboard } from './use-above-keyboard';

class View extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
  become(change: Partial<View>) {
    Object.assign(this, change);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

function Field() {
  useAboveKeyboard();
  return <input aria-label="Title" />;
}

const keyboard = () => document.documentElement.style.getPropertyValue('--keyboard');
afterEach(() => vi.unstubAllGlobals());

test('a bar at the foot is told how high the keyboard is, and the field in which one types comes in sight', () => {
  const view = new View();
  vi.stubGlobal('visualViewport', view);
  const { unmount } = renderScreen(<Field />);
  const field = screen.getByLabelText('Title');
  const scroll = vi.fn<() => void>();
  field.scrollIntoView = scroll;
  field.focus();
  view.become({ height: window.innerHeight - 300 });
  expect(keyboard()).toBe('300px');
  expect(scroll).toHaveBeenCalledOnce();
  view.become({ height: window.innerHeight });
  expect(keyboard()).toBe('0px');
  unmount();
  expect(keyboard()).toBe('');
});

test('a page that is zoomed has no keyboard', () => {
  const view = new View();
  vi.stubGlobal('visualViewport', view);
  renderScreen(<Field />);
  view.become({ height: window.innerHeight / 2, scale: 2 });
  expect(keyboard()).toBe('');
});
