import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { href } from '@/lib/routes/href';
import { renderScreen } from '@/tests/support/screen';
import { Pagination, pagesShown } from './pagination';

it('shows the ends, the neighbours and the gaps', () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
  expect(pagesShown(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pagesShown(9, 9)).toEqual([1, 0, 8, 9]);
});

it('links pages with their relations, in the language of the page', () => {
  renderScreen(<Pagination page={2} pageCount={3} hrefOf={(page) => href('/', undefined, { page })} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/en?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('is not there for a single page', () => {
  const { container } = renderScreen(<Pagination page={1} pageCount={1} hrefOf={() => href('/')} />);
  expect(container).toBeEmptyDOMElement();
});
