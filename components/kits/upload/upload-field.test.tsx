import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { uploads } from '@/backend/db/schema';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { pdf } from '@/tests/support/uploads';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { UploadField } from './upload-field';

const backend = useScreenBackend();
const schema = z.object({ paper: z.string().min(1) });
type Values = z.output<typeof schema>;

let photo: Uint8Array<ArrayBuffer>;
beforeEach(async () => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3366aa' } });
  photo = new Uint8Array(await picture.jpeg().toBuffer());
});
afterEach(() => vi.unstubAllGlobals());

function Example({ onSubmit }: { onSubmit: (values: Values) => Promise<void> }) {
  const form = useZodForm(schema);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <UploadField name="paper" label="Paper" destination={{ purpose: 'loan-document' }} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const open = async () => {
  const person = await makePerson(backend.current);
  backend.signIn(person);
  const onSubmit = vi.fn<(values: Values) => Promise<void>>().mockResolvedValue();
  renderScreen(<Example onSubmit={onSubmit} />);
  return { person, onSubmit };
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Paper: Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
const paper = (bytes: Uint8Array<ArrayBuffer> = photo, type = 'image/jpeg') =>
  new File([bytes], 'paper.jpg', { type });
const rowsOf = ({ id }: Person) =>
  backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, id));

test('a chosen file is sent at once; the form holds its key, and asks for it when there is none', async () => {
  const { person, onSubmit } = await open();
  await press('Send');
  expect(await screen.findByText('Paper is required', { selector: 'p' })).toBeVisible();
  choose(paper());
  expect(await screen.findByRole('button', { name: 'View paper.jpg' })).toBeVisible();
  const [row] = await rowsOf(person);
  expect(row).toMatchObject({ purpose: 'loan-document', state: 'stored' });
  await press('Send');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paper: row?.key }));
  expect(screen.queryByRole('button', { name: 'Paper: Choose a file' })).toBeNull();
});

test('both buttons say which paper they add', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Paper: Take a photo' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Paper: Choose a file' })).toBeVisible();
});

test('without a line it says so and can be tried again, or be given up', async () => {
  const { person } = await open();
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choose(paper());
  expect(await screen.findByText(/The file did not arrive\. It is tried again by itself/)).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'View paper.jpg' })).toBeVisible();
  expect(await rowsOf(person)).toHaveLength(1);
});

test.each([
  ['a text', () => paper(photo, 'text/plain'), /This kind of file cannot be sent/],
  [
    'a photo of an iPhone',
    () => new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'paper.jpg', { type: '' }),
    /in the format HEIC, which this browser cannot open/,
  ],
  ['no picture at all', () => paper(new Uint8Array([1, 2, 3])), /was checked and refused/],
  [
    'a PDF with a script',
    () => paper(new Uint8Array(pdf('5 0 obj<</S/JavaScript>>endobj')), 'application/pdf'),
    /programs, attachments/,
  ],
  ['a PDF of 11 MB', () => paper(new Uint8Array(11_000_000), 'application/pdf'), /too large.+10 MB/],
])('%s is refused with its reason and cannot be tried again', async (_what, file, reason) => {
  await open();
  choose(file());
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Dismiss paper.jpg');
  expect(screen.getByRole('button', { name: 'Paper: Choose a file' })).toBeVisible();
});

test('what a busy server did not take stays there and can be tried again', async () => {
  const { person } = await open();
  backend.answer(uploadsResource.endpoints.promise, { status: 503, code: 'busy' }, 'once');
  choose(paper());
  expect(await screen.findByText(/It is tried again by itself/)).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'View paper.jpg' })).toBeVisible();
  expect(await rowsOf(person)).toHaveLength(1);
});

test('a large picture that the browser cannot draw is unreadable', async () => {
  await open();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  choose(paper(new Uint8Array(600_000)));
  expect(await screen.findByText(/This picture cannot be read/)).toBeVisible();
});

test('a private file is opened by a link of its own, and removed after a question', async () => {
  const { person, onSubmit } = await open();
  choose(paper());
  const tab = { opener: window, location: { href: '' }, close: () => undefined };
  vi.stubGlobal('open', () => tab);
  await userEvent.click(await screen.findByRole('button', { name: 'View paper.jpg' }));
  await waitFor(() => expect(tab.location.href).toContain('private/loans/'));
  expect(tab.opener).toBeNull();
  await press('Remove paper.jpg');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Paper: Choose a file' })).toBeVisible();
  expect((await rowsOf(person)).filter(({ state }) => state === 'stored')).toEqual([]);
  await press('Send');
  expect(await screen.findByText('Paper is required', { selector: 'p' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
