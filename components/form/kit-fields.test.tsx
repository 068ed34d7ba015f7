import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { press } from '@/tests/support/press';
import { renderScreen } from '@/tests/support/screen';
import { ArrayField } from './array-field';
import { BilingualField } from './bilingual-field';
import { Form } from './form';
import { WordsField } from './limited-text';
import { MoneyField } from './money-field';
import { MultiSelectField } from './multi-select-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';
import { useLazyZodForm } from './use-lazy-zod-form';
import { useZodForm } from './use-zod-form';

const days = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label.slice(0, 3), label }));
const schema = z.object({
  title: z.object({ km: z.string().min(1), en: z.string().min(1) }),
  fee: z.number().min(0).nullable(),
  days: z.array(z.string()).min(1),
  contacts: z.array(z.object({ name: z.string().min(1) })).max(2),
});
type Values = z.output<typeof schema>;

function Example({ onSubmit }: { onSubmit: (values: Values) => Promise<void> }) {
  const form = useZodForm(schema, {
    defaultValues: { title: { km: '', en: '' }, fee: null, days: [], contacts: [] },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <BilingualField name="title" label="Title" />
      <MoneyField name="fee" label="Fee" optional />
      <MultiSelectField name="days" label="Days" options={days} />
      <ArrayField
        name="contacts"
        label="Contacts"
        entryLabel={(number) => `Contact ${number}`}
        addLabel="Add a contact"
        empty={{ name: '' }}
        max={2}
      >
        {(path) => <TextField name={`${path}.name`} label="Name" />}
      </ArrayField>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const open = () => {
  const onSubmit = vi.fn<(values: Values) => Promise<void>>().mockResolvedValue();
  renderScreen(<Example onSubmit={onSubmit} />);
  return onSubmit;
};

test('both languages, an amount in Khmer digits, several choices and a list of entries are sent', async () => {
  const onSubmit = open();
  await userEvent.type(screen.getByLabelText('Title in Khmer'), 'សាលា');
  await userEvent.type(screen.getByLabelText('Title in English'), 'School');
  await userEvent.type(screen.getByLabelText(/^Fee/), '១,២៥០.៥');
  await userEvent.click(screen.getByLabelText('Wednesday'));
  await userEvent.click(screen.getByLabelText('Monday'));
  await press('Add a contact');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'Dara');
  await press('Send');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    title: { km: 'សាលា', en: 'School' },
    fee: 1250.5,
    days: ['Mon', 'Wed'],
    contacts: [{ name: 'Dara' }],
  });
});

test('a new entry is not wrong before anybody has typed in it', async () => {
  open();
  await press('Add a contact');
  const name = screen.getByLabelText('Name');
  // The list is checked as a whole, after the entry has been added.
  await new Promise((resolve) => setTimeout(resolve));
  await vi.waitFor(() => expect(name).not.toHaveAttribute('aria-invalid', 'true'));
  expect(screen.queryByText('Name is required')).toBeNull();
  await userEvent.click(screen.getByLabelText('Title in English'));
  expect(await screen.findByText('Name is required')).toBeVisible();
});

test('each language is asked for by name, and no day is a missing field', async () => {
  const onSubmit = open();
  await press('Send');
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Title in Khmer is required',
    'Title in English is required',
    'Days needs at least 1 characters',
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an amount is grouped once it is left; what is none stays as it is typed and is refused', async () => {
  open();
  const fee = screen.getByLabelText(/^Fee/);
  await userEvent.type(fee, '1250');
  await userEvent.tab();
  expect(fee).toHaveValue('1,250');
  await userEvent.clear(fee);
  await userEvent.type(fee, 'five');
  await userEvent.tab();
  expect(fee).toHaveValue('five');
  expect(await screen.findByText('Fee is not valid', { selector: 'p' })).toBeVisible();
});

test('entries are moved and removed; at the limit none is added', async () => {
  open();
  await press('Add a contact');
  await userEvent.type(screen.getByLabelText('Name'), 'Dara');
  await press('Add a contact');
  const names = () => screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
  await userEvent.type(screen.getAllByLabelText('Name')[1] ?? document.body, 'Bopha');
  expect(screen.getByRole('button', { name: 'Add a contact' })).toBeDisabled();
  await press('Move Contact 2 up');
  expect(names()).toEqual(['Bopha', 'Dara']);
  await press('Remove Contact 1');
  expect(names()).toEqual(['Dara']);
  expect(screen.getByRole('button', { name: 'Move Contact 1 up' })).toBeDisabled();
});

test('an empty field says the same under both form hooks', async () => {
  const one = z.object({ year: z.string().regex(/^\d{4}$/, 'invalid-year') });
  const load = () => Promise.resolve(one);
  function Both() {
    const now = useZodForm(one, { defaultValues: { year: '' } });
    const later = useLazyZodForm(load, { defaultValues: { year: '' } });
    return (
      <>
        <Form form={now} onSubmit={() => undefined} aria-label="now">
          <TextField name="year" label="Year" />
          <SubmitButton>Send</SubmitButton>
        </Form>
        <Form form={later} onSubmit={() => undefined} aria-label="later">
          <TextField name="year" label="Year" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </>
    );
  }
  renderScreen(<Both />);
  for (const name of ['now', 'later']) {
    const form = within(screen.getByRole('form', { name }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Year is required', { selector: 'p' })).toBeVisible();
  }
});

function Limited({ onSubmit }: { onSubmit: (values: { text: string }) => void }) {
  const form = useZodForm(z.object({ text: z.string().max(5) }), { defaultValues: { text: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextareaField name="text" label="Text" maxLength={5} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

test('a text over the limit is not cut: how much too long it is is said, and nothing is sent', async () => {
  const onSubmit = vi.fn<(values: { text: string }) => void>();
  renderScreen(<Limited onSubmit={onSubmit} />);
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.paste('សាលារៀន');
  expect(screen.getByLabelText('Text')).toHaveValue('សាលារៀន');
  expect(screen.getByText('2 letters too many. At most 5 can be sent.')).toBeVisible();
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Text'), '{Backspace}{Backspace}');
  expect(screen.queryByText(/too many/)).not.toBeInTheDocument();
  await press('Send');
  expect(onSubmit).toHaveBeenCalledWith({ text: 'សាលារ' });
});

function Question({ onConfirm }: { onConfirm: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog open onOpenChange={() => undefined} title="Why?" onConfirm={() => onConfirm(reason)}>
      <WordsField
        label="Reason"
        hint="The applicant reads it."
        value={reason}
        max={100}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

test('the reason of a question says what is left and what is too much, and is sent whole or not at all', async () => {
  const onConfirm = vi.fn<(reason: string) => void>();
  const { unmount } = renderScreen(<Question onConfirm={onConfirm} />);
  const field = screen.getByLabelText('Reason');
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(89));
  expect(screen.queryByText(/letters? left/)).not.toBeInTheDocument();
  await userEvent.paste('b'.repeat(10));
  expect(screen.getByText('1 letter left')).toBeVisible();
  await userEvent.paste('cd');
  expect(screen.getByText('1 letter too many. At most 100 can be sent.')).toBeVisible();
  expect(field).toBeInvalid();
  await press('Confirm');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveValue(`${'a'.repeat(89)}${'b'.repeat(10)}cd`);
  await userEvent.type(field, '{Backspace}');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('The applicant reads it. 0 letters left');
  await press('Confirm');
  expect(onConfirm).toHaveBeenCalledWith(`${'a'.repeat(89)}${'b'.repeat(10)}c`);
  unmount();
  renderScreen(<Question onConfirm={onConfirm} />, { locale: 'km' });
  await userEvent.click(screen.getByLabelText('Reason'));
  await userEvent.paste('ក'.repeat(103));
  expect(screen.getByText('លើស 3 តួអក្សរ។ អាចផ្ញើបានយ៉ាងច្រើន 100 តួអក្សរ។')).toBeVisible();
});
