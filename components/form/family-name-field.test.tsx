import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { khmerFamilyName, latinFamilyName, latinName } from '@/lib/contract/person-fields';
import { renderScreen } from '@/tests/support/screen';
import { FamilyNameField, SecondFamilyNameField } from './family-name-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({ lastName: latinFamilyName, lastNameKm: khmerFamilyName, firstName: latinName });

function Example({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useZodForm(schema, { defaultValues: { lastName: '', lastNameKm: '', firstName: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FamilyNameField name="lastName" beside="lastNameKm" label="Last name" />
      <SecondFamilyNameField name="lastNameKm" label="Last name in Khmer" />
      <TextField name="firstName" label="First name" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('asks for a forgotten family name, and not of somebody who has one name', async () => {
  const onSubmit = vi.fn<(values: unknown) => Promise<void>>(() => Promise.resolve());
  renderScreen(<Example onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Rahman');
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only one name' }));
  expect(screen.queryByLabelText('Last name')).toBeNull();
  expect(screen.queryByLabelText('Last name in Khmer')).toBeNull();
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ lastName: '-', lastNameKm: '-', firstName: 'Rahman' });
});

it('gives back what was typed when the choice is taken back', async () => {
  renderScreen(<Example onSubmit={() => Promise.resolve()} />);
  await userEvent.type(screen.getByLabelText('Last name'), 'Sok');
  const choice = screen.getByRole('checkbox', { name: 'Only one name' });
  await userEvent.click(choice);
  await userEvent.click(choice);
  expect(screen.getByLabelText('Last name')).toHaveValue('Sok');
});
