import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Clicks a button as a person does: not before it is there and can be clicked. On a busy machine a click on one that
 * still waits for its data would do nothing.
 */
export async function press(name: string | RegExp, place?: HTMLElement): Promise<void> {
  const { getByRole } = place ? within(place) : screen;
  const button = await waitFor(() => {
    const found = getByRole('button', { name });
    expect(found).toBeEnabled();
    return found;
  });
  await userEvent.click(button);
}
