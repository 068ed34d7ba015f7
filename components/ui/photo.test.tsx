import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeDisplay } from '@/lib/device/display';
import { renderScreen } from '@/tests/support/screen';
import { Photo } from './photo';

afterEach(() => changeDisplay({ dataUse: undefined }));

const url = '/storage/public/articles/8c1/0d5f3a52-7f0e-4a55-9a77-1f4a8b0c2d11.jpg';

test('an uploaded picture has its sizes, its alternative text and a blur', () => {
  renderScreen(<Photo url={url} alt="Pupils at a laptop" sizes="100vw" fallback={<p>drawing</p>} />);
  const image = screen.getByRole('img', { name: 'Pupils at a laptop' });
  expect(image).toHaveAttribute('srcset', expect.stringContaining('1536w'));
  expect(image).toHaveAttribute('sizes', '100vw');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.style.backgroundImage).toContain('/_content/picture/24/');
});

test('a drawing stands in for a picture that cannot be loaded', () => {
  renderScreen(<Photo url={url} alt="Pupils" sizes="100vw" fallback={<p>drawing</p>} />);
  fireEvent.error(screen.getByRole('img', { name: 'Pupils' }));
  expect(screen.getByText('drawing')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Pupils' })).not.toBeInTheDocument();
});

test('who saves data sees it after a tap', () => {
  changeDisplay({ dataUse: 'less' });
  expect(document.documentElement.dataset.lessData).toBe('');
  renderScreen(<Photo url={url} alt="Pupils" sizes="100vw" fallback={null} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show the picture: Pupils' }));
  expect(screen.getByRole('img', { name: 'Pupils' })).not.toHaveAttribute('data-photo');
});
