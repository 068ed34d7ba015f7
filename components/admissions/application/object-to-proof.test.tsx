import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApplicationsDetailScreen } from '@/components/admissions/pages/profile/applications/applications-detail-screen';
import { placeAndApplication } from '@/tests/support/places';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ResultDesk } from './result-desk';

const backend = useScreenBackend();

test('a student reads which school says otherwise, and objects; a reason is needed', async () => {
  const { student, own, other, paper } = await placeAndApplication(backend.current);
  await paper(other, 'F');
  backend.signIn(student);
  navigation.params = { id: own.id };
  renderScreen(<ApplicationsDetailScreen />, { locale: 'en' });
  expect(await screen.findByText(/Your result is in doubt/)).toBeVisible();
  expect(screen.getByText(/Whether it stays yours is not decided yet/)).toBeVisible();
  const others = within((await screen.findByText('Confirmed by other schools')).parentElement as HTMLElement);
  expect(others.getByText(/^Grade F/)).toBeVisible();
  await userEvent.click(others.getByRole('button', { name: 'This is wrong' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Object' }));
  expect(await dialog.findByText('Please fill this in.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'This is not my paper.');
  await userEvent.click(dialog.getByRole('button', { name: 'Object' }));
  expect(await others.findByText(/objects .*: This is not my paper\.$/)).toBeVisible();
});

test('a desk withdraws its own proof, objects to that of others, and can still prove by its own record', async () => {
  const { own, other, paper, read } = await placeAndApplication(backend.current);
  await paper(other, 'B');
  backend.signIn(own.staff);
  const there = renderScreen(<ResultDesk application={await read(own, own.staff)} mayProve />, {
    locale: 'km',
  });
  const [exam] = await screen.findAllByRole('listitem');
  const tools = within(exam as HTMLElement);
  expect(tools.getByRole('button', { name: 'នេះខុស' })).toBeVisible();
  expect(tools.getByRole('button', { name: 'បញ្ជាក់តាមកំណត់ត្រារបស់យើង' })).toBeVisible();
  expect(tools.queryByRole('button', { name: 'ដកការបញ្ជាក់វិញ' })).toBeNull();
  there.unmount();
  backend.signIn(other.staff);
  renderScreen(<ResultDesk application={await read(other, other.staff)} mayProve />, { locale: 'km' });
  expect(await screen.findByRole('button', { name: 'ដកការបញ្ជាក់វិញ' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'នេះខុស' })).toBeNull();
});
