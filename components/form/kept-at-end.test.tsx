import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { forgetSessionNews, rememberPerson, tellSessionNews } from '@/lib/device/session-news';
import { navigation, renderScreen } from '@/tests/support/screen';
import { Form } from './form';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

interface Note {
  text: string;
  secret: string;
}

const refused = async () => {
  tellSessionNews('ended');
  throw new ApiError(401, { code: 'unauthorized' });
};

function NoteForm({ began = '', send = refused }: { began?: string; send?: () => Promise<void> }) {
  const form = useForm<Note>({ defaultValues: { text: began, secret: '' } });
  return (
    <Form form={form} onSubmit={send}>
      <TextField name="text" label="Note" />
      <PasswordField name="secret" label="PIN" showLabel="Show" hideLabel="Hide" autoComplete="off" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** The session of Dara ends while a note is sent; the page is left for the log-in. */
const typeAndLeave = async () => {
  navigation.pathname = '/en/advisor/notes';
  rememberPerson('dara');
  const { unmount } = renderScreen(<NoteForm />);
  await userEvent.type(screen.getByLabelText('Note'), 'Call her on Monday');
  await userEvent.type(screen.getByLabelText('PIN'), '735291');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return unmount;
};
/** Another document, in which somebody is signed in. */
const comeBack = (person: string, began = '', send?: () => Promise<void>) => {
  forgetSessionNews();
  rememberPerson(person);
  renderScreen(<NoteForm began={began} {...(send && { send })} />);
};
const note = () => screen.getByLabelText('Note');
const restored = () => screen.queryByText(/is here again/);

test('in every form the end of a session is said where one looks, with the way back and the text', async () => {
  const leave = await typeAndLeave();
  expect(await screen.findByText('Please log in again to continue.')).toBeVisible();
  expect(screen.getByText(/What you typed is kept/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/en/login?redirect=%2Fadvisor%2Fnotes',
  );
  expect(note()).toHaveValue('Call her on Monday');
  leave();
  const sent: string[] = [];
  comeBack('dara', '', async () => void sent.push('sent'));
  expect(note()).toHaveValue('Call her on Monday');
  expect(restored()).toBeVisible();
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['sent']);
  expect(restored()).not.toBeInTheDocument();
});

test('nobody else finds the text, and no other record', async () => {
  const leave = await typeAndLeave();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('735291');
  leave();
  comeBack('bopha');
  expect(note()).toHaveValue('');
  expect(restored()).not.toBeInTheDocument();
});

test('the form of another record keeps its own values', async () => {
  const leave = await typeAndLeave();
  leave();
  comeBack('dara', 'Another note');
  expect(note()).toHaveValue('Another note');
});
