import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { renderScreen } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { CodeField } from './code-field';
import { ComboboxField } from './combobox-field';
import { DateField } from './date-field';
import { Form } from './form';
import { PhoneField } from './phone-field';
import { RadioField } from './radio-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({
  name: z.string().min(1, 'required').max(6),
  email: z.union([z.literal(''), z.email('invalid-email')]),
  phone: z.string().min(1, 'invalid-phone'),
  birthday: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, 'invalid-date'),
  gender: z.enum(['male', 'female']),
  province: z.string().min(1, 'required'),
  code: z.string().regex(/^\d{6}$/, 'invalid-code'),
});

const provinces = [
  { value: '02', label: 'បាត់ដំបង', alias: 'Battambang' },
  { value: '12', label: 'ភ្នំពេញ', alias: 'Phnom Penh' },
];

function Example({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useZodForm(schema, {
    defaultValues: { name: '', email: '', phone: '', birthday: '', province: '', code: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" optional />
      <PhoneField name="phone" label="Phone" />
      <DateField name="birthday" label="Date of birth" />
      <RadioField
        name="gender"
        label="Gender"
        options={[
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ]}
      />
      <ComboboxField name="province" label="Province" options={provinces} />
      <CodeField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Sokha');
  await userEvent.type(screen.getByLabelText('Phone'), '០១២៣៤៥៦៧៨');
  await typeDay('Date of birth', '៥/៤/២០០៨');
  await userEvent.click(screen.getByLabelText('Female'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Province' }), 'phnom{Enter}');
  await userEvent.type(screen.getByLabelText('Code'), '១២ ៣៤៥៦');
}

it('names each missing field in a summary that takes the focus, and leads to the field', async () => {
  const onSubmit = vi.fn<() => Promise<void>>();
  renderScreen(<Example onSubmit={onSubmit} />);
  await send();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name is required',
    'Phone is required',
    'Date of birth is required',
    'Gender is required',
    'Province is required',
    'Code is required',
  ]);
  await vi.waitFor(() => expect(summary.parentElement).toHaveFocus());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await userEvent.click(within(summary).getByRole('link', { name: 'Date of birth is required' }));
  expect(screen.getByLabelText('Date of birth')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes Khmer digits, and sends what the schema makes of it', async () => {
  const onSubmit = vi.fn<(values: z.output<typeof schema>) => Promise<void>>().mockResolvedValue();
  renderScreen(<Example onSubmit={onSubmit} />);
  await fill();
  await send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Sokha',
    email: '',
    phone: '012 345 678',
    birthday: '04/05/2008',
    gender: 'female',
    province: '12',
    code: '123456',
  });
});

it('says what is wrong in the words of the page’s language', async () => {
  renderScreen(<Example onSubmit={vi.fn<() => Promise<void>>()} />, { locale: 'km' });
  await userEvent.type(screen.getByLabelText('Name'), 'Sokhavichea');
  await userEvent.type(screen.getByLabelText(/^Email/), 'a@');
  await userEvent.tab();
  expect(await screen.findByText('Name មិនអាចលើសពី 6 តួអក្សរ')).toBeVisible();
  expect(await screen.findByText('អ៊ីមែលមិនត្រឹមត្រូវ')).toBeVisible();
});

it('puts the backend’s issues at their fields and keeps what was typed', async () => {
  const refusal = {
    code: 'invalid',
    issues: [
      { path: 'phone', code: 'invalid-phone' },
      { path: 'somewhere.else', code: 'unknown-place' },
    ],
  };
  renderScreen(<Example onSubmit={() => Promise.reject(refusal)} />);
  await fill();
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Data is invalid.');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Invalid phone number');
  expect(screen.getByLabelText('Name')).toHaveValue('Sokha');
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

it('says above the form what belongs to no field', async () => {
  renderScreen(<Example onSubmit={() => Promise.reject({ code: 'network' })} />);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection. Nothing is lost');
});

it('names a field by its label that only the refusal brought', async () => {
  function Asking() {
    const [isAsked, setAsked] = useState(false);
    const form = useZodForm(z.object({ name: z.string(), reason: z.string() }), {
      defaultValues: { name: '', reason: '' },
    });
    const refuse = async () => {
      setAsked(true);
      throw { code: 'invalid', issues: [{ path: 'reason', code: 'required' }] };
    };
    return (
      <Form form={form} onSubmit={refuse}>
        <TextField name="name" label="Name" />
        {isAsked && <TextField name="reason" label="Why it moves" />}
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  }
  renderScreen(<Asking />);
  await send();
  const summary = await screen.findByRole('alert');
  await userEvent.click(await within(summary).findByRole('link', { name: 'Why it moves is required' }));
  expect(screen.getByLabelText('Why it moves')).toHaveFocus();
});
