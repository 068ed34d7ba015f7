import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { renderScreen } from '@/tests/support/screen';
import { CenterList } from './center-list';

const center = (id: string, province: string) => ({
  id,
  province,
  card: <p>{`${id} in full`}</p>,
  row: `${id} in short`,
});
const centers = [center('River', '12'), center('Temple', '17')];
afterEach(() => act(() => seekerStore.write(null)));

test('the first center stands in full until a province is known, then the one there', () => {
  renderScreen(<CenterList centers={centers} />);
  expect(screen.getByText('River in full')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Temple in short');
  act(() => seekerStore.write({ ...silentSeeker, home: '17' }));
  expect(screen.getByText('Temple in full')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('River in short');
});

test('a province without a center changes nothing', () => {
  act(() => seekerStore.write({ ...silentSeeker, home: '24' }));
  renderScreen(<CenterList centers={centers} />);
  expect(screen.getByText('River in full')).toBeVisible();
});
