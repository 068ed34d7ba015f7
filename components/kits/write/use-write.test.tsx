import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ToastHost } from '@/components/feedback/toast-host';
import { TextField } from '@/components/form/text-field';
import { ApiError } from '@/lib/api/api-error';
import { press } from '@/tests/support/press';
import { renderScreen } from '@/tests/support/screen';
import { useWrite, type WriteCall, type WriteOptions } from './use-write';
import { WriteButton } from './write-button';
import { WriteDialog } from './write-dialog';

interface Input {
  body: { title: string };
  idempotencyKey: string;
}
type Answer = { id: string };

const calls: Input[] = [];
let answers: (() => Promise<Answer>)[] = [];
const call: WriteCall<[Input], Answer> = Object.assign(
  (input: Input) => {
    calls.push(input);
    return (answers.shift() ?? (() => Promise.resolve({ id: '1' })))();
  },
  { callName: ['notes', 'create'] as const, takesKey: true },
);
const refused = (status: number, code: string) => () => Promise.reject(new ApiError(status, { code }));
const lost = refused(0, 'network');

afterEach(() => {
  calls.length = 0;
  answers = [];
});

function Example({ titles, ...options }: { titles: string[] } & WriteOptions<[Input], Answer>) {
  const write = useWrite(call, options);
  return (
    <>
      {titles.map((title) => (
        <WriteButton key={title} write={write} onWrite={() => write.run({ body: { title } })}>
          {title}
        </WriteButton>
      ))}
      <p>{`Problem: ${write.problem ?? 'none'}`}</p>
    </>
  );
}

const render = (part: ReactNode) =>
  renderScreen(
    <>
      <ToastHost />
      {part}
    </>,
  );
const expectText = (text: string | RegExp) => waitFor(() => expect(document.body).toHaveTextContent(text));
const keys = () => calls.map(({ idempotencyKey }) => idempotencyKey);

test('what got no answer is sent again under its key, also from a part that was opened anew', async () => {
  answers = [lost];
  const { unmount } = render(<Example titles={['One']} done="It is stored." />);
  await press('One');
  await expectText('No internet connection.');
  unmount();
  render(<Example titles={['One']} done="It is stored." />);
  await press('One');
  await expectText('It is stored.');
  expect(keys()[1]).toBe(keys()[0]);
});

test('the same words after an answer are another call', async () => {
  const said: string[] = [];
  render(<Example titles={['One']} done={({ id }) => void said.push(id)} />);
  await press('One');
  await waitFor(() => expect(said).toHaveLength(1));
  await press('One');
  await waitFor(() => expect(said).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a button of another row is no correction of a lost answer', async () => {
  answers = [lost];
  render(<Example titles={['Row one', 'Row two']} done="It is stored." />);
  await press('Row one');
  await expectText('No internet connection.');
  await press('Row two');
  await expectText('It is stored.');
  expect(document.body).not.toHaveTextContent('not there twice');
});

test('what was corrected in a form after a lost answer has a new key, and the reader is told', async () => {
  answers = [lost];
  render(<InDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Title'), 'First');
  await press('Send');
  await expectText('No internet connection.');
  await userEvent.type(screen.getByLabelText('Title'), ' and second');
  await press('Send');
  await expectText('Check that it is not there twice.');
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('a refusal has the sentence of its code, else of its status, else the general one', async () => {
  answers = [refused(409, 'taken'), refused(412, 'stale-version'), refused(403, 'forbidden')];
  render(<Example titles={['Four']} inPlace problems={{ taken: 'Taken.', 412: 'Too old.' }} />);
  for (const sentence of ['Taken.', 'Too old.', 'Access denied']) {
    await press('Four');
    await expectText(`Problem: ${sentence}`);
  }
});

test('sentences that a function finds are for answers; without one the connection is named', async () => {
  answers = [lost, refused(403, 'forbidden')];
  render(<Example titles={['Four']} inPlace problems={() => 'Not yours.'} />);
  await press('Four');
  await expectText('Problem: No internet connection.');
  await press('Four');
  await expectText('Problem: Not yours.');
});

test('a call that is on its way is not sent again, and both hear its answer', async () => {
  const held = Promise.withResolvers<Answer>();
  answers = [() => held.promise];
  const done = vi.fn();
  render(<Run attempts={2} onEnd={(ended) => done(ended)} />);
  await press('twice');
  held.resolve({ id: '1' });
  await waitFor(() => expect(done).toHaveBeenCalledWith([true, true]));
  expect(calls).toHaveLength(1);
});

function Run({ attempts, onEnd }: { attempts: number; onEnd: (ended: boolean[]) => void }) {
  const { run } = useWrite(call);
  const all = () => Promise.all(Array.from({ length: attempts }, () => run({ body: { title: 'Twice' } })));
  return <button onClick={() => void all().then(onEnd)}>twice</button>;
}

test('a question stays open after a refusal and closes once it is done', async () => {
  answers = [refused(409, 'already-published')];
  render(<Asking />);
  await press('Remove');
  await press('Yes, remove');
  await expectText('Somebody has published this meanwhile.');
  expect(screen.getByRole('dialog')).toBeVisible();
  await press('Yes, remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function Asking() {
  const write = useWrite(call);
  return (
    <WriteButton
      write={write}
      onWrite={() => write.run({ body: { title: 'Gone' } })}
      asks={{ title: 'Remove it?', confirmLabel: 'Yes, remove', danger: true }}
    >
      Remove
    </WriteButton>
  );
}

test('a form in a dialog shows a refusal at its field, keeps what was typed, and closes when it was sent', async () => {
  answers = [
    () =>
      Promise.reject(new ApiError(422, { code: 'invalid', issues: [{ path: 'title', code: 'too-long' }] })),
  ];
  const onClose = vi.fn();
  render(<InDialog onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('Title'), 'Five');
  await press('Send');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription());
  expect(screen.getByLabelText('Title')).toHaveValue('Five');
  expect(onClose).not.toHaveBeenCalled();
  await press('Send');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

function InDialog({ onClose }: { onClose: () => void }) {
  const { send } = useWrite(call);
  return (
    <WriteDialog
      title="A note"
      schema={z.object({ title: z.string().min(1) })}
      defaultValues={{ title: '' }}
      onSend={(body) => send({ body })}
      submitLabel="Send"
      onClose={onClose}
    >
      <TextField name="title" label="Title" />
    </WriteDialog>
  );
}

test('a lost connection says so, also where the page has a sentence for everything else', async () => {
  answers = [lost, refused(500, 'internal'), lost];
  const { unmount } = render(<Example titles={['One']} problems={{ other: 'It did not work.' }} inPlace />);
  await press('One');
  await expectText('Problem: No internet connection.');
  await press('One');
  await expectText('Problem: It did not work.');
  unmount();
  render(
    <Example titles={['One']} problems={{ network: 'Not moved.', other: 'It did not work.' }} inPlace />,
  );
  await press('One');
  await expectText('Problem: Not moved.');
});
