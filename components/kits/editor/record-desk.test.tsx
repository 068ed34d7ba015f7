import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ToastHost } from '@/components/feedback/toast-host';
import { BilingualField } from '@/components/form/bilingual-field';
import { ApiError } from '@/lib/api/api-error';
import { href } from '@/lib/routes/href';
import { makePerson } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { RecordDesk } from './record-desk';

const backend = useScreenBackend();
const schema = z.object({ name: z.object({ km: z.string().min(1), en: z.string().min(1) }) });
type Body = z.output<typeof schema>;
interface Room extends Body {
  id: string;
  version: number;
}
const room: Room = { id: 'r1', version: 3, name: { km: 'បន្ទប់', en: 'Room' } };
const fresh: Room = { id: '', version: 0, name: { km: '', en: '' } };

interface Calls {
  read: () => Promise<Room>;
  create: (body: Body, key: string) => Promise<Room>;
  update: (body: Body, version: number, stored: Room) => Promise<Room>;
}

function Example({ record, read, create, update }: Calls & { record: Room }) {
  const query = useQuery({
    queryKey: ['rooms', record.id],
    queryFn: read,
    initialData: record,
    staleTime: Infinity,
  });
  const shown = query.data;
  return (
    <RecordDesk
      name={`room:${shown.id || 'new'}`}
      record={shown}
      list={{ href: href('/advisor/fair'), label: 'All rooms' }}
      heading="New room"
      names={({ name }) => name}
      schema={schema}
      toValues={({ name }) => ({ name })}
      create={create}
      update={update}
      keys={[['rooms']]}
      editHref={({ id }) => href('/advisor/fair/[fairid]/edit', { fairid: id })}
      saved="The room is saved"
      meta="Second floor"
      removal={{ body: 'Its lessons go too.', remove: () => Promise.resolve() }}
      above={<p>Above the fields</p>}
      aside={<p>Beside the fields</p>}
    >
      <BilingualField name="name" label="Name" />
    </RecordDesk>
  );
}

const open = async (record: Room, given: Partial<Calls> = {}) => {
  backend.signIn(await makePerson(backend.current));
  const calls = {
    read: vi.fn<Calls['read']>().mockResolvedValue(record),
    create: vi
      .fn<Calls['create']>()
      .mockImplementation((body) => Promise.resolve({ ...body, id: 'r9', version: 1 })),
    update: vi
      .fn<Calls['update']>()
      .mockImplementation((body, version, { id }) => Promise.resolve({ ...body, id, version: version + 1 })),
    ...given,
  };
  renderScreen(
    <>
      <Example record={record} {...calls} />
      <ToastHost />
    </>,
  );
  await screen.findByLabelText('Name in English');
  return calls;
};
const typeName = async (language: 'Khmer' | 'English', text: string) => {
  const field = screen.getByLabelText(`Name in ${language}`);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const toast = () => waitFor(() => expect(document.body).toHaveTextContent('The room is saved'));
const lost = () => new ApiError(0, { code: 'network' });
const keysOf = (create: Calls['create']) => vi.mocked(create).mock.calls.map(([, key]) => key);

test('a new record is added once, and its address takes the place of the form’s', async () => {
  const { create, update } = await open(fresh);
  expect(screen.getByRole('heading', { name: 'New room' })).toBeVisible();
  for (const text of ['Second floor', 'Above the fields', 'Beside the fields'])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await typeName('Khmer', 'ថ្មី');
  await typeName('English', 'New');
  await save();
  await waitFor(() => expect(navigation.replace.mock.calls[0]?.[0]).toBe('/en/advisor/fair/r9/edit'));
  await toast();
  expect(create).toHaveBeenCalledExactlyOnceWith({ name: { km: 'ថ្មី', en: 'New' } }, expect.any(String));
  // The other page is on its way, and somebody goes on typing: this is the same room.
  await typeName('English', 'Newer');
  await save();
  await waitFor(() =>
    expect(update).toHaveBeenCalledExactlyOnceWith(
      { name: { km: 'ថ្មី', en: 'Newer' } },
      1,
      expect.objectContaining({ id: 'r9' }),
    ),
  );
  expect(create).toHaveBeenCalledOnce();
});

test('a stored record is changed where it is, and read again', async () => {
  const { read, create, update } = await open(room);
  expect(screen.getByRole('heading', { name: 'Room' })).toBeVisible();
  for (const text of ['Second floor', 'Above the fields', 'Beside the fields'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', '/en/advisor/fair');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await typeName('English', 'Hall');
  await save();
  await toast();
  expect(update).toHaveBeenCalledExactlyOnceWith({ name: { km: 'បន្ទប់', en: 'Hall' } }, 3, room);
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(create).not.toHaveBeenCalled();
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('somebody else was faster: what was typed stays, and both names are said', async () => {
  const theirs: Room = { ...room, version: 4, name: { km: 'បន្ទប់', en: 'Library' } };
  const { update } = await open(room, {
    read: () => Promise.resolve(theirs),
    update: vi
      .fn<Calls['update']>()
      .mockRejectedValueOnce(new ApiError(412, {}))
      .mockImplementation((body, version) => Promise.resolve({ ...body, id: 'r1', version: version + 1 })),
  });
  await typeName('English', 'Hall');
  await save();
  const row = await screen.findByRole('group', { name: 'Name in English' });
  expect(screen.getByText('Somebody else has changed this meanwhile')).toBeVisible();
  expect(within(row).getByText('Library', { selector: 'dd' })).toBeVisible();
  expect(screen.getByLabelText('Name in English')).toHaveValue('Hall');
  await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await save();
  await toast();
  expect(update).toHaveBeenLastCalledWith({ name: { km: 'បន្ទប់', en: 'Hall' } }, 4, theirs);
});

test('after a lost answer the same is sent under the same key, what was corrected under another', async () => {
  const create = vi
    .fn<Calls['create']>()
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost())
    .mockImplementation((body) => Promise.resolve({ ...body, id: 'r9', version: 1 }));
  await open(fresh, { create });
  await typeName('Khmer', 'ថ្មី');
  await typeName('English', 'New');
  await save();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Name in English')).toHaveValue('New');
  await save();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  const [first, second] = keysOf(create);
  expect(second).toBe(first);
  await typeName('English', 'Corrected');
  await save();
  await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
  expect(keysOf(create)[2]).not.toBe(first);
  // The first try may have been stored after all.
  await waitFor(() => expect(document.body).toHaveTextContent('An earlier try got no answer.'));
  await toast();
});

test('save and leave goes back to the list once it is saved, not before', async () => {
  const { update } = await open(room, {
    update: vi
      .fn<Calls['update']>()
      .mockRejectedValueOnce(lost())
      .mockImplementation((body, version) => Promise.resolve({ ...body, id: 'r1', version: version + 1 })),
  });
  await typeName('English', 'Hall');
  const leave = () => userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
  await leave();
  await screen.findByText('Not saved: no connection');
  expect(navigation.push).not.toHaveBeenCalled();
  await leave();
  await waitFor(() => expect(navigation.push.mock.calls[0]?.[0]).toBe('/en/advisor/fair'));
  expect(update).toHaveBeenCalledTimes(2);
});
