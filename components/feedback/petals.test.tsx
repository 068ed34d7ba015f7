import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { Petals } from './petals';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const petalsOf = (container: HTMLElement) => container.querySelector('.petals');

test('a moment is said once and celebrated once, and leaves by itself', () => {
  const { container, unmount } = renderScreen(<Petals moment="sent:1" announce="It is sent." />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('It is sent.');
  expect(petalsOf(container)).toHaveAttribute('aria-hidden', 'true');
  pass(5_000);
  expect(petalsOf(container)).toBeNull();
  unmount();

  const again = renderScreen(<Petals moment="sent:1" announce="It is sent." />);
  pass(10);
  expect(petalsOf(again.container)).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  again.unmount();

  const other = renderScreen(<Petals moment="sent:2" announce="It is sent." />);
  pass(10);
  expect(petalsOf(other.container)).not.toBeNull();
});

test('what happened on another day is not celebrated now', () => {
  const { container } = renderScreen(<Petals moment="test:1" at="2020-01-01T00:00:00Z" announce="Done." />);
  pass(10);
  expect(petalsOf(container)).toBeNull();
});
