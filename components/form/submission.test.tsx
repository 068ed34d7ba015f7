import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { WorkForm } from '@/components/kits/work/work-form';
import { useRouter } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { navigation, renderScreen } from '@/tests/support/screen';
import { CodeField } from './code-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { useZodForm } from './use-zod-form';

const told: Record<string, string>[] = [];

beforeEach(() => {
  told.length = 0;
  window.history.replaceState(null, '', '/en/signup/verify');
  vi.spyOn(globalThis, 'fetch').mockImplementation((_path, init) => {
    told.push(JSON.parse(String(init?.body)) as Record<string, string>);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = z.object({ code: z.string().min(1) });

interface ExampleProps {
  send: (code: string) => Promise<unknown>;
  schema?: z.ZodType<{ code: string }, { code: string }>;
  next?: boolean;
}

function Example({ send, schema = open, next = false }: ExampleProps) {
  const form = useZodForm(schema, { defaultValues: { code: '' } });
  const router = useRouter();
  const submit = async ({ code }: { code: string }) => {
    await send(code);
    if (next) router.push(href('/signup/newpin'));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const button = () => screen.getByRole('button', { name: /Send/ });
const type = (text: string) => userEvent.type(screen.getByLabelText('Code'), text);
const submitNow = () => act(() => document.querySelector('form')?.requestSubmit());
/** Next changes the address once the page is there. */
const arrive = () => window.history.replaceState(null, '', '/en/signup/newpin');

test('any two taps are one submission: at once, after the answer, and while the next page takes its time', async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn<(code: string) => Promise<void>>(() => answer.promise);
  renderScreen(<Example send={send} next />);
  await type('123456');
  submitNow();
  submitNow();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  submitNow();
  await act(async () => answer.resolve());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  for (let second = 0; second < 5; second += 1) {
    submitNow();
    act(() => void vi.advanceTimersByTime(1_000));
  }
  vi.useRealTimers();
  await act(() => Promise.resolve());
  expect(send).toHaveBeenCalledOnce();
  expect(navigation.push).toHaveBeenCalledOnce();
});

test('the button waits until the page after it is there, and works again on the way back', async () => {
  const send = vi.fn<(code: string) => Promise<void>>(() => Promise.resolve());
  renderScreen(<Example send={send} next />);
  await type('1');
  await userEvent.click(button());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  arrive();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
  window.history.replaceState(null, '', '/en/signup/verify');
  await type('2');
  await userEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenLastCalledWith('12'));
});

test('a form that was refused is free at once, and one that stays on its page can be sent again', async () => {
  const send = vi
    .fn<(code: string) => Promise<void>>()
    .mockRejectedValueOnce({ code: 'invalid-code', issues: [{ path: 'code', code: 'invalid-code' }] })
    .mockResolvedValue(undefined);
  renderScreen(<Example send={send} />);
  await type('1');
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Invalid Code' })).toBeVisible();
  await type('2');
  await userEvent.click(button());
  await userEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(told).toEqual([]);
});

test('the second tap on the button before does nothing in the form that has come to its place', async () => {
  const send = () => Promise.resolve();
  const first = renderScreen(<Example send={send} next />);
  await type('1');
  await userEvent.click(button());
  await waitFor(() => expect(navigation.push).toHaveBeenCalledOnce());
  arrive();
  first.unmount();
  renderScreen(<Example send={send} />);
  submitNow();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // Whoever has typed means it.
  await type('2{Backspace}');
  await waitFor(async () => {
    submitNow();
    expect(await screen.findByRole('alert', {}, { timeout: 100 })).toHaveTextContent('Code is required');
  });
});

const sentences: [Locale, RegExp][] = [
  ['en', /Something went wrong on our side\. Nothing of what you typed is lost/],
  ['km', /អ្វីដែលអ្នកបានវាយមិនបាត់ទេ/],
];

test.for(sentences)(
  'what a check or a handler throws is said and told to the server (%s)',
  async ([locale, sentence]) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const broken = open.superRefine(({ code }) => {
      if (isBroken) throw new RangeError(`No total in ${locale}: ${code} "Dara"`);
    });
    const send = vi.fn<(code: string) => Promise<void>>().mockImplementationOnce(() => {
      throw new TypeError(`x is not a function ${locale}`);
    });
    renderScreen(<Example send={send} schema={broken} />, { locale });
    await type('501');
    await userEvent.click(button());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('501');
    expect(send).not.toHaveBeenCalled();
    isBroken = false;
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(told).toEqual([
      expect.objectContaining({
        page: '/en/signup/verify',
        name: 'RangeError',
        message: `No total in ${locale}: # …`,
      }),
      expect.objectContaining({ name: 'TypeError', message: `x is not a function ${locale}` }),
    ]);
    expect(errors).toHaveBeenCalled();
  },
);

function Steps({ onSubmit }: { onSubmit: () => unknown }) {
  const form = useZodForm(open, { defaultValues: { code: '' } });
  return (
    <WorkForm form={form} area={{ current: null }} elsewhere={null} onSubmit={onSubmit}>
      <CodeField name="code" label="Code" />
    </WorkForm>
  );
}

test('a form in steps says it too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onSubmit = vi.fn<() => unknown>().mockRejectedValueOnce(new RangeError('of steps'));
  renderScreen(<Steps onSubmit={onSubmit} />);
  submitNow();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing of what you typed is lost');
  submitNow();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(told).toEqual([expect.objectContaining({ message: 'of steps' })]);
});
