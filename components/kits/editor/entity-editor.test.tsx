import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { BilingualField } from '@/components/form/bilingual-field';
import { ApiError } from '@/lib/api/api-error';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EntityEditor } from './entity-editor';

const backend = useScreenBackend();
const schema = z.object({ title: z.object({ km: z.string().min(1), en: z.string().min(1) }) });
type Values = z.output<typeof schema>;
interface Note extends Values {
  version: number;
}
const first: Note = { version: 1, title: { km: 'មួយ', en: 'One' } };
const theirs: Note = { version: 2, title: { km: 'ពីរ', en: 'Theirs' } };

interface ExampleProps {
  save: (values: Values, version: number) => Promise<Note>;
  onSaved?: () => void;
  onCancel?: () => void;
  record?: Note;
  /** What the button on the same page changes of the record. */
  deed?: Partial<Note>;
}

function Example(props: ExampleProps) {
  const { save, onSaved = () => undefined, onCancel, record = first, deed } = props;
  const [current, setCurrent] = useState(record);
  return (
    <>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <button type="button" onClick={() => setCurrent({ ...current, ...deed, version: current.version + 1 })}>
        Publish
      </button>
      <EntityEditor
        name="note:1"
        record={current}
        schema={schema}
        toValues={({ title }) => ({ title })}
        save={save}
        refresh={() => {
          setCurrent(theirs);
          return Promise.resolve();
        }}
        onSaved={onSaved}
        {...(onCancel && { onCancel })}
        describe={({ title }) => <p>{title.en}</p>}
        preview={({ title }) => <output>{title?.en}</output>}
      >
        <BilingualField name="title" label="Title" />
      </EntityEditor>
    </>
  );
}

type Save = ExampleProps['save'];
const open = async (props: Partial<ExampleProps> = {}) => {
  const save = vi
    .fn<Save>()
    .mockImplementation((values, version) => Promise.resolve({ ...values, version: version + 1 }));
  const view = renderScreen(<Example save={save} {...props} />);
  return { ...view, save, field: await screen.findByLabelText('Title in English') };
};
const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('sala.editor:'));
const signIn = async () => backend.signIn(await makePerson(backend.current));

test('what is typed is previewed, stored on the device and back after leaving; saving ends the draft', async () => {
  await signIn();
  const { field, unmount } = await open();
  await typeInto(field, 'Mine');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByText('Mine', { selector: 'output' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }));
  expect(await screen.findByText('Stored on this device')).toBeVisible();
  unmount();
  const onSaved = vi.fn<() => void>();
  const again = await open({ onSaved });
  expect(again.field).toHaveValue('Mine');
  expect(screen.getByText(/What you typed on .* is back/)).toBeVisible();
  await press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(again.save).toHaveBeenCalledWith({ title: { km: 'មួយ', en: 'Mine' } }, 1);
  expect(drafts()).toEqual([]);
});

test('a draft belongs to its writer, and can be dropped', async () => {
  await signIn();
  const { field, unmount } = await open();
  await typeInto(field, 'Mine');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  unmount();
  const back = await open();
  await press('Discard the draft');
  expect(back.field).toHaveValue('One');
  expect(drafts()).toEqual([]);
  await typeInto(back.field, 'Again');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  back.unmount();
  await signIn();
  expect((await open()).field).toHaveValue('One');
});

test('somebody else was faster: theirs is shown, mine stays and is sent on top of theirs', async () => {
  await signIn();
  const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError(412, {})).mockResolvedValueOnce(theirs);
  const { field } = await open({ save });
  await typeInto(field, 'Mine');
  await press('Save');
  expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeVisible();
  const row = await screen.findByRole('group', { name: 'Title in English' });
  expect(within(row).getByText('Mine')).toBeVisible();
  expect(within(row).getByText('Theirs', { selector: 'dd' })).toBeVisible();
  // What only the other person changed is theirs at once.
  expect(screen.getByLabelText('Title in Khmer')).toHaveValue('ពីរ');
  expect(field).toHaveValue('Mine');
  await press('Go on with mine');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ title: { km: 'ពីរ', en: 'Mine' } }, 2));
});

test('a draft of an older version is a conflict when it comes back; theirs can be taken', async () => {
  await signIn();
  const { field, unmount } = await open();
  await typeInto(field, 'Mine');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  unmount();
  const back = await open({ record: theirs });
  expect(back.field).toHaveValue('Mine');
  await press('Take all of theirs');
  expect(back.field).toHaveValue('Theirs');
  expect(drafts()).toEqual([]);
});

test('a link asks before it leaves unsaved work, and is followed only then', async () => {
  await signIn();
  const { field } = await open();
  const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  link.addEventListener('click', left);
  await typeInto(field, 'Mine');
  await screen.findByText('Stored on this device');
  await userEvent.click(link);
  expect(await screen.findByText(/comes back when you return/)).toBeVisible();
  await press('Stay');
  expect(left).not.toHaveBeenCalled();
  await userEvent.click(link);
  await press('Leave');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('cancelling asks only where something would be lost', async () => {
  await signIn();
  const onCancel = vi.fn<() => void>();
  const { field } = await open({ onCancel });
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
  await typeInto(field, 'Mine');
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Drop changes' }));
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(2));
  expect(drafts()).toEqual([]);
});

test('a deed on the same page is no conflict for an untouched form', async () => {
  await signIn();
  const { field, save } = await open({ deed: { title: { km: 'មួយ', en: 'Published' } } });
  await press('Publish');
  await waitFor(() => expect(field).toHaveValue('Published'));
  expect(screen.queryByText('Somebody else has changed this meanwhile')).toBeNull();
  expect(screen.queryByText('Stored on this device')).toBeNull();
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: { km: 'មួយ', en: 'Published' } }, 2));
  expect(drafts()).toEqual([]);
});

test('a changed form goes on from the version of a deed, with what the deed changed', async () => {
  await signIn();
  const { field, save } = await open({ deed: { title: { km: 'ថ្មី', en: 'One' } } });
  await typeInto(field, 'Mine');
  await press('Publish');
  await waitFor(() => expect(screen.getByLabelText('Title in Khmer')).toHaveValue('ថ្មី'));
  expect(field).toHaveValue('Mine');
  expect(screen.queryByText('Somebody else has changed this meanwhile')).toBeNull();
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: { km: 'ថ្មី', en: 'Mine' } }, 2));
});

test('a draft of an older version comes back without a question where nobody changed its fields', async () => {
  await signIn();
  const { field, unmount } = await open();
  await typeInto(field, 'Mine');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  unmount();
  const back = await open({ record: { version: 2, title: { km: 'ពីរ', en: 'One' } } });
  await waitFor(() => expect(screen.getByLabelText('Title in Khmer')).toHaveValue('ពីរ'));
  expect(back.field).toHaveValue('Mine');
  expect(screen.queryByText('Somebody else has changed this meanwhile')).toBeNull();
  await press('Save');
  await waitFor(() => expect(back.save).toHaveBeenCalledWith({ title: { km: 'ពីរ', en: 'Mine' } }, 2));
});

const state = () => screen.getByRole('status', { name: '' });

test('the head says whether it is saved, and Ctrl+S saves while one types', async () => {
  await signIn();
  const { field, save } = await open();
  expect(state()).toHaveTextContent('No unsaved changes');
  await typeInto(field, 'Mine');
  expect(state()).toHaveTextContent('Unsaved changes');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ title: { km: 'មួយ', en: 'Mine' } }, 1));
  await waitFor(() => expect(state()).toHaveTextContent(/^Saved \d{2}:\d{2}$/));
  await userEvent.type(field, '!');
  expect(state()).toHaveTextContent('Unsaved changes');
});

test('what saved nothing says so: without a connection, and where a field is wrong, which is then shown', async () => {
  await signIn();
  const save = vi.fn<Save>().mockRejectedValue(new ApiError(0, { code: 'network' }));
  const { field } = await open({ save });
  await typeInto(field, 'Mine');
  await press('Save');
  await waitFor(() => expect(state()).toHaveTextContent('Not saved: no connection'));
  expect(field).toHaveValue('Mine');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await press('Save');
  await waitFor(() => expect(state()).toHaveTextContent('Not saved: see what is marked'));
  expect(screen.getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true');
  expect(save).toHaveBeenCalledOnce();
});

/** The other tab stores what was typed there, or throws it away, and the browser tells this one. */
const storeElsewhere = (key: string, text: string | null) =>
  act(() => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
const storedTitle = () =>
  (JSON.parse(localStorage.getItem(drafts()[0] ?? '') ?? '{}') as { values?: Values }).values?.title.en;

test('two tabs on one draft: nothing is written before the writer has chosen, and the editor says so', async () => {
  await signIn();
  const { field } = await open();
  await typeInto(field, 'Here');
  await waitFor(() => expect(storedTitle()).toBe('Here'));
  const key = drafts()[0] ?? '';
  const mine = localStorage.getItem(key) ?? '';
  storeElsewhere(key, mine.replace('Here', 'There'));
  expect(await screen.findByText(/filled in further in another tab/)).toBeVisible();
  expect(screen.queryByText('Stored on this device')).not.toBeInTheDocument();
  await typeInto(field, 'Here again');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedTitle()).toBe('There');
  await press('Keep what stands here');
  expect(storedTitle()).toBe('Here again');
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  storeElsewhere(key, mine.replace('Here', 'There'));
  expect(await screen.findByText(/another tab/)).toBeVisible();
  // Saved there, it asks for nothing any more, and what is typed here is stored again.
  storeElsewhere(key, null);
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  await typeInto(field, 'On');
  await waitFor(() => expect(storedTitle()).toBe('On'));
});

test('a tab in which nothing was typed asks nothing', async () => {
  await signIn();
  const { field, unmount } = await open();
  await typeInto(field, 'Here');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  const key = drafts()[0] ?? '';
  const text = localStorage.getItem(key) ?? '';
  unmount();
  localStorage.removeItem(key);
  const idle = await open();
  storeElsewhere(key, text);
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  await typeInto(idle.field, 'Mine too');
  expect(await screen.findByText(/another tab/)).toBeVisible();
  expect(storedTitle()).toBe('Here');
});

test('what was stored in the other tab is shown by reading the page anew, and the browser does not ask', async () => {
  await signIn();
  const { field } = await open();
  await typeInto(field, 'Here');
  await waitFor(() => expect(storedTitle()).toBe('Here'));
  const key = drafts()[0] ?? '';
  storeElsewhere(key, (localStorage.getItem(key) ?? '').replace('Here', 'There'));
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  const reload = vi.fn<() => boolean>(isAsked);
  vi.stubGlobal('location', { ...window.location, href: window.location.href, reload });
  await press('Show what was stored there');
  vi.unstubAllGlobals();
  expect(reload).toHaveReturnedWith(false);
  expect(storedTitle()).toBe('There');
});
