import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types a day into a field of the form kit, day first, in place of what it shows. */
export async function typeDay(
  name: string | RegExp,
  day: string,
  within: Pick<typeof screen, 'getByRole'> = screen,
) {
  const field = within.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, day);
}
