import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { renderScreen } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { DateField } from './date-field';
import { dayOfText, textOfDay, textOfValue, valueOfText } from './day-text';
import { Form } from './form';
import { IsoDayInput } from './iso-day-input';
import { SubmitButton } from './submit-button';
import { useZodForm } from './use-zod-form';

test('a day is read day first in all its spellings, and what is none stays as it is typed', () => {
  for (const typed of [
    '5/12/2026',
    '05/12/2026',
    '5.12.2026',
    '5-12-2026',
    '05122026',
    '៥/១២/២០២៦',
    '2026-12-05',
  ])
    expect(valueOfText(typed)).toBe('12/05/2026');
  expect(textOfValue('12/05/2026')).toBe('05/12/2026');
  expect(valueOfText('31/2/2026')).toBe('02/31/2026');
  for (const typed of ['5/12', '5/12/26', 'soon', '12/2026']) {
    expect(valueOfText(typed)).toBe(typed);
    expect(textOfValue(typed)).toBe(typed);
  }
  expect(valueOfText(' ')).toBe('');
  expect([dayOfText('31/2/2026'), dayOfText('28/2/2026')]).toEqual([null, '2026-02-28']);
  expect(textOfDay('2026-02-28')).toBe('28/02/2026');
});

const schema = z.object({ ends: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, 'invalid-date') });
const onSubmit = vi.fn<(values: z.output<typeof schema>) => void>();

function Example() {
  const form = useZodForm(schema, { defaultValues: { ends: '12/24/2026' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateField name="ends" label="Ends" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const calendar = async () => {
  renderScreen(<Example />);
  await userEvent.click(screen.getByRole('button', { name: /Ends$/ }));
  return within(await screen.findByRole('dialog', { name: 'Ends' }));
};

test('the calendar begins on Monday at the day, and is walked and taken from by keys', async () => {
  onSubmit.mockReset();
  const month = await calendar();
  expect((await month.findAllByRole('columnheader')).map((head) => head.getAttribute('abbr'))[0]).toBe(
    'Monday',
  );
  expect(month.getByRole('button', { name: 'Thursday 24 December 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(month.getByText('January 2027')).toBeVisible();
  await userEvent.keyboard('{PageDown}{Home}');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Ends')).toHaveValue('01/02/2027');
  expect(screen.getByRole('button', { name: 'Calendar: Ends' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ends: '02/01/2027' }));
});

test('a field is not wrong while its calendar is open, and is once it is left empty', async () => {
  renderScreen(<Example />);
  const field = screen.getByLabelText('Ends');
  await userEvent.clear(field);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ends' });
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.getByRole('button', { name: 'Calendar: Ends' })).toHaveFocus();
  expect(field).toBeValid();
  await userEvent.tab();
  await vi.waitFor(() => expect(field).toBeInvalid());
});

test('what is typed is not changed before the field is left, and is never lost', async () => {
  renderScreen(<Example />);
  const field = screen.getByLabelText('Ends');
  await typeDay('Ends', '5/1/2027');
  expect(field).toHaveValue('5/1/2027');
  await userEvent.tab();
  expect(field).toHaveValue('05/01/2027');
  await typeDay('Ends', '5/1');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^This date does not exist/, { selector: 'p' })).toBeVisible();
  expect(field).toHaveValue('5/1');
});

test('the calendar offers no day outside its bounds', async () => {
  const told = vi.fn<(day: string) => void>();
  renderScreen(<IsoDayInput label="Day" day="2026-12-24" min="2026-12-24" max="2026-12-25" onDay={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar: Day' }));
  const day = (name: string) => screen.findByRole('button', { name });
  await userEvent.click(await day('Wednesday 23 December 2026'));
  await userEvent.click(await day('Saturday 26 December 2026'));
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(await day('Friday 25 December 2026'));
  expect(told).toHaveBeenCalledExactlyOnceWith('2026-12-25');
});

test('outside a form a whole day is told, and none while it is half typed', async () => {
  const told = vi.fn<(day: string) => void>();
  function Outside() {
    const [day, setDay] = useState('2026-12-24');
    return (
      <IsoDayInput
        aria-label="Day"
        label="Day"
        day={day}
        onDay={(next) => {
          told(next);
          setDay(next);
        }}
      />
    );
  }
  renderScreen(<Outside />);
  await typeDay('Day', '26/12/202');
  await userEvent.tab();
  expect(told).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('textbox')).toHaveValue('26/12/202');
  await userEvent.type(screen.getByRole('textbox'), '6');
  expect(told).toHaveBeenLastCalledWith('2026-12-26');
});
