import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '@/tests/support/press';
import { renderScreen } from '@/tests/support/screen';
import { showToast } from './toast';
import { ToastHost } from './toast-host';

vi.mock('sonner', () => {
  throw new Error('ChunkLoadError');
});

test('the words of a toast are shown where its library cannot be loaded', async () => {
  const onPress = vi.fn<() => void>();
  renderScreen(<ToastHost />);
  act(() => showToast({ kind: 'danger', message: 'No connection', action: { label: 'Again', onPress } }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No connection'));
  act(() => showToast({ kind: 'success', message: 'Something else', description: 'in two lines' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('in two lines'));
  await press('Again');
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).not.toHaveTextContent('No connection');
});
