import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderScreen } from '@/tests/support/screen';
import { BirthdayField } from './birthday-field';
import { Form } from './form';
import { InstantField } from './instant-field';
import { MonthField } from './month-field';
import { SubmitButton } from './submit-button';
import { useZodForm } from './use-zod-form';

const schema = z.object({ born: z.string().min(1), left: z.string(), starts: z.string() });
const onSubmit = vi.fn<(values: z.output<typeof schema>) => void>();

function Example() {
  const form = useZodForm(schema, { defaultValues: { born: '', left: '02/29/2028', starts: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <BirthdayField name="born" label="Born" autoComplete="bday" />
      <MonthField name="left" label="Left" />
      <InstantField name="starts" label="Starts" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const part = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  onSubmit.mockReset();
  renderScreen(<Example />);
});

test('a day, a month and an instant are sent as the form keeps them', async () => {
  await userEvent.type(part('Born', 'Day'), '១៤');
  await userEvent.selectOptions(part('Born', 'Month'), 'March');
  await userEvent.type(part('Born', 'Year'), '20081');
  expect(part('Left', 'Month')).toHaveDisplayValue('February');
  await userEvent.selectOptions(part('Left', 'Month'), 'December');
  await userEvent.type(part('Starts', 'Day'), '5/1/2027');
  fireEvent.change(part('Starts', 'Time'), { target: { value: '09:30' } });
  await userEvent.tab();
  expect(part('Starts', 'Day')).toHaveValue('05/01/2027');
  await send();
  await vi.waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      born: '03/14/2008',
      left: '12/31/2028',
      starts: '2027-01-05T02:30:00.000Z',
    }),
  );
});

test('only a birthday is filled in by the browser, part by part', () => {
  expect(part('Born', 'Day')).toHaveAttribute('autocomplete', 'bday-day');
  expect(part('Born', 'Month')).toHaveAttribute('autocomplete', 'bday-month');
  expect(part('Starts', 'Day')).toHaveAttribute('autocomplete', 'off');
});

test('an error leads to the first part, and every part carries it', async () => {
  await send();
  const link = await screen.findByRole('link', { name: 'Born is required' });
  await userEvent.click(link);
  expect(part('Born', 'Day')).toHaveFocus();
  for (const name of ['Day', 'Month', 'Year']) expect(part('Born', name)).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});
