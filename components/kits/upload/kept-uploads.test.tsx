import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { uploads } from '@/backend/db/schema';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { uploadsResource } from '@/lib/contract/files/uploads';
import { dropFilesOf, keepFile, keptFilesAt } from '@/lib/device/kept-files';
import { rememberPerson } from '@/lib/device/session-news';
import { forgetPerson } from '@/lib/session/forget-person';
import { useIndexedDb } from '@/tests/support/indexed-db';
import { makePerson, type Person } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { pdf } from '@/tests/support/uploads';
import { UploadField } from './upload-field';

useIndexedDb();
const backend = useScreenBackend();
const place = '/apply loan-document papers';
let person: Person;

beforeEach(async () => {
  person = await makePerson(backend.current);
  backend.signIn(person);
  rememberPerson(person.id);
  navigation.pathname = '/apply';
});

const schema = z.object({ papers: z.array(z.string()) });
function Example() {
  const form = useZodForm(schema, { defaultValues: { papers: [] } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <UploadField name="papers" label="Papers" max={7} destination={{ purpose: 'loan-document' }} />
    </Form>
  );
}
const paper = (name: string) => new File([new Uint8Array(pdf(''))], name, { type: 'application/pdf' });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Papers: Choose a file', { selector: 'input' }), {
    target: { files: names.map(paper) },
  });
const kept = async () => (await keptFilesAt(person.id, place)).map(({ file }) => file.name);
const stored = async () =>
  (await backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, person.id)))
    .filter(({ state }) => state === 'stored')
    .map(({ fileName }) => fileName)
    .toSorted();

test('what did not arrive is kept, and sent by itself when the page is open again', async () => {
  for (const _ of ['a', 'b', 'c']) backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  const first = renderScreen(<Example />);
  choose('a.pdf', 'b.pdf', 'c.pdf');
  await waitFor(() => expect(screen.getAllByText(/It is tried again by itself/)).toHaveLength(3));
  await waitFor(async () => expect((await kept()).toSorted()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
  first.unmount();
  renderScreen(<Example />);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^View/ })).toHaveLength(3));
  expect(await stored()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('a line that is back sends at once what has failed', async () => {
  renderScreen(<Example />);
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choose('a.pdf');
  await screen.findByText(/It is tried again by itself/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'View a.pdf' })).toBeVisible();
});

test('what is given up, refused or arrived is not kept', async () => {
  renderScreen(<Example />);
  choose('fine.pdf');
  expect(await screen.findByRole('button', { name: 'View fine.pdf' })).toBeVisible();
  await waitFor(async () => expect(await kept()).toEqual([]));
  backend.answer(uploadsResource.endpoints.promise, 'network-error', 'once');
  choose('given-up.pdf');
  await screen.findByText(/It is tried again by itself/);
  await waitFor(async () => expect(await kept()).toEqual(['given-up.pdf']));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss given-up.pdf' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('nothing stays for somebody else: after a log-out, for another person, at another page, after a day', async () => {
  expect(await keepFile(person.id, place, 'one', paper('a.pdf'))).toBe(true);
  expect(await keptFilesAt('somebody-else', place)).toEqual([]);
  expect(await keptFilesAt(person.id, '/other loan-document papers')).toEqual([]);
  await dropFilesOf('/apply/other');
  expect(await kept()).toEqual(['a.pdf']);
  await forgetPerson(person.id);
  expect(await kept()).toEqual([]);
  await keepFile(person.id, place, 'two', paper('b.pdf'));
  await dropFilesOf('/apply');
  expect(await kept()).toEqual([]);
  await keepFile(person.id, place, 'three', paper('c.pdf'));
  backend.current.clock.advance(25 * 3_600);
  expect(await kept()).toEqual([]);
});
