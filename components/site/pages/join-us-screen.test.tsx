import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { partnerRequests } from '@/backend/db/schema';
import { formLimits } from '@/lib/domain/limits/texts';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { JoinUsScreen } from './join-us-screen';

const backend = useScreenBackend();
afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const fillIn = async () => {
  for (const [label, value] of [
    ['Name of the school', 'Lotus School'],
    ['Your name', 'Sok Dara'],
    ['Your position at the school', 'Head'],
    ['Phone number', '012345678'],
    ['Your message', 'We want to join.'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

test('a school’s request is stored with the features that the address names', async () => {
  window.history.replaceState(null, '', '/join-us?features=ownSteps&features=wrong&features=schoolPage');
  renderScreen(<JoinUsScreen />);
  expect(screen.getByRole('checkbox', { name: 'Your own page' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Events' })).not.toBeChecked();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Your request is on its way', {}, { timeout: formLimits.fillingMinMs + 3_000 });
  expect(await backend.current.deps.db.select().from(partnerRequests)).toMatchObject([
    { school: 'Lotus School', phone: '+85512345678', email: null, locale: 'en' },
  ]);
});

test('in Khmer, a wrong number is named at its field and nothing is sent', async () => {
  renderScreen(<JoinUsScreen />, { locale: 'km' });
  const field = screen.getByLabelText('លេខទូរស័ព្ទ');
  await userEvent.type(field, '12');
  await userEvent.click(screen.getByRole('button', { name: 'ផ្ញើសំណើ' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveAttribute('aria-invalid', 'true');
});
