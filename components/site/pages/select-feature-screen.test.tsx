import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { navigation, renderScreen } from '@/tests/support/screen';
import { FeaturePackageScreen } from './feature-package-screen';
import { SelectFeatureScreen } from './select-feature-screen';

test('every feature leads to a page where it can be seen, every package of schools to its choice', () => {
  renderScreen(<FeaturePackageScreen />);
  const schools = within(screen.getByRole('region', { name: 'For schools' }));
  const choices = schools.getAllByRole('link', { name: 'Choose this package' });
  expect(choices.map((link) => link.getAttribute('href'))).toEqual([
    '/en/select-feature?package=presence',
    '/en/select-feature?package=admission',
    '/en/select-feature?package=reach',
  ]);
  expect(schools.getByRole('link', { name: 'Jobs and internships' })).toHaveAttribute('href', '/en/job');
});

test('a choice is counted and goes into the form as it is', async () => {
  renderScreen(<SelectFeatureScreen />);
  expect(screen.getByText('Nothing chosen yet')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Your own page/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Events/ }));
  expect(screen.getByText('Chosen: 2')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Continue with this choice' }).closest('form');
  expect(form).toHaveAttribute('action', '/en/join-us');
  expect(new FormData(form ?? undefined).getAll('features')).toEqual(['schoolPage', 'eventPosts']);
});

test('the address ticks a package', () => {
  navigation.search = new URLSearchParams('package=admission');
  renderScreen(<SelectFeatureScreen />, { locale: 'km' });
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(screen.getByText('បានជ្រើសរើស៖ 3')).toBeVisible();
});
