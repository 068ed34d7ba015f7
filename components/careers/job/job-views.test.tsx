import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { navigation, renderScreen } from '@/tests/support/screen';
import { JobViews } from './job-views';

it.each([
  ['en', 'Applied', 'All'],
  ['km', 'បានដាក់ពាក្យ', 'ទាំងអស់'],
] as const)('a menu leads to one’s own applications by the address, in %s', async (locale, applied, all) => {
  navigation.search = new URLSearchParams('view=applied');
  renderScreen(
    <JobViews organizationId="5a1a0000-0000-4000-8000-000000000001">
      <p>55 jobs</p>
    </JobViews>,
    { locale },
  );
  expect(await screen.findByRole('button', { name: applied, pressed: true })).toBeVisible();
  expect(screen.getByText('55 jobs')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: all }));
  expect(screen.getByText('55 jobs')).toBeVisible();
});
