import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Changing } from './changing';

it('marks a number when it changes, again at each change, and never at first', () => {
  const { rerender } = render(<Changing value={3} />);
  const first = screen.getByText('3');
  expect(first).not.toHaveClass('just-changed');
  rerender(<Changing value={3} />);
  expect(screen.getByText('3')).toBe(first);
  rerender(<Changing value={4} />);
  const second = screen.getByText('4');
  expect(second).toHaveClass('just-changed');
  rerender(<Changing value={5} />);
  expect(screen.getByText('5')).not.toBe(second);
  expect(screen.getByText('5')).toHaveClass('just-changed');
});
