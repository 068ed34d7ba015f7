import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { useKeptValues } from './use-kept-values';

const names = ['username'] as const;

function Field() {
  const form = useForm<{ username: string }>();
  useKeptValues(form, 'kept-form', names, null);
  return <input aria-label="Phone" {...form.register('username')} />;
}

beforeEach(() => sessionStorage.clear());

test('what was typed before the scripts had loaded is there after a reload', () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Field />);
  const field = page.querySelector('input');
  if (field) field.value = '012 345 678';
  const { unmount } = render(<Field />, { container: page, hydrate: true });
  expect(screen.getByLabelText('Phone')).toHaveValue('012 345 678');
  unmount();
  render(<Field />);
  expect(screen.getByLabelText('Phone')).toHaveValue('012 345 678');
});

test('without anything typed nothing is kept', () => {
  render(<Field />);
  expect(sessionStorage).toHaveLength(0);
});
