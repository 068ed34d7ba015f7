import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DateField } from '@/components/form/date-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { ApiError } from '@/lib/api/api-error';
import { press } from '@/tests/support/press';
import { renderScreen } from '@/tests/support/screen';
import { VersionedForm } from './versioned-form';

const schema = z.object({
  room: z.string().min(1),
  kind: z.enum(['quiz', 'exam']),
  day: z.string(),
  open: z.boolean(),
  teachers: z.array(z.string()),
});
type Values = z.output<typeof schema>;
interface Lesson extends Values {
  version: number;
}
const ana = '0b6a1f0e-7b1c-4c1e-9b1a-0a1b2c3d4e5f';
const first: Lesson = {
  version: 1,
  room: 'A-1',
  kind: 'quiz',
  day: '12/02/2026',
  open: false,
  teachers: [],
};
const theirs: Lesson = { ...first, version: 2, room: 'B-2', kind: 'exam', open: true, teachers: [ana] };

interface ExampleProps {
  save: (values: Values, version: number) => Promise<unknown>;
  reread?: () => Promise<Lesson | undefined>;
  onSaved?: () => void;
  record?: Lesson;
}

function Example(props: ExampleProps) {
  const { save, reread = () => Promise.resolve(theirs), onSaved = () => undefined, record = first } = props;
  const { version: _version, ...values } = first;
  const form = useZodForm(schema, { defaultValues: values });
  return (
    <VersionedForm
      form={form}
      record={record}
      toValues={({ version: _of, ...shown }) => shown}
      save={save}
      reread={reread}
      onSaved={onSaved}
    >
      <TextField name="room" label="Room" />
      <SelectField
        name="kind"
        label="Kind"
        options={[
          { value: 'quiz', label: 'A quiz' },
          { value: 'exam', label: 'An exam' },
        ]}
      />
      <DateField name="day" label="Day" />
      <CheckboxField name="open" label="Open" />
      <MultiSelectField name="teachers" label="Teachers" options={[{ value: ana, label: 'Ana Sok' }]} />
      <SubmitButton>Save</SubmitButton>
    </VersionedForm>
  );
}

const stale = () =>
  vi
    .fn<ExampleProps['save']>()
    .mockRejectedValueOnce(new ApiError(412, { code: 'stale-version', message: '' }));
const typeRoom = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Room'));
  await userEvent.type(screen.getByLabelText('Room'), text);
};
const rowOf = async (name: string) => {
  const title = await screen.findByText('Somebody else has changed this meanwhile');
  return within(title.closest<HTMLElement>('[role="status"]') ?? title).findByRole('group', { name });
};
const textsOf = async (name: string) =>
  [...(await rowOf(name)).querySelectorAll('dd')].map(({ textContent }) => textContent);

test('both values of each field stand side by side, as their readers know them', async () => {
  const save = stale().mockResolvedValue({});
  const onSaved = vi.fn<() => void>();
  renderScreen(<Example save={save} onSaved={onSaved} />);
  await typeRoom('C-3');
  await press('Save');
  expect(await textsOf('Room')).toEqual(['C-3', 'B-2']);
  expect(await textsOf('Kind')).toEqual(['A quiz', 'An exam']);
  expect(await textsOf('Open')).toEqual(['no', 'yes']);
  expect(await textsOf('Teachers')).toEqual(['empty', 'Ana Sok']);
  await expect(rowOf('Day')).rejects.toThrow('Unable to find');
  // Nobody typed these: the other person's change stays.
  expect(screen.getByLabelText('Kind')).toHaveValue('exam');
  expect(within(await rowOf('Kind')).queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Room')).toHaveValue('C-3');
  await press('Keep mine Room');
  await press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenLastCalledWith(
    { room: 'C-3', kind: 'exam', day: '12/02/2026', open: true, teachers: [ana] },
    2,
  );
});

test('theirs can be taken for one field or for all', async () => {
  const save = stale().mockResolvedValue({});
  renderScreen(<Example save={save} />);
  await typeRoom('C-3');
  await press('Save');
  await rowOf('Room');
  await press('Take theirs Room');
  expect(screen.getByLabelText('Room')).toHaveValue('B-2');
  await waitFor(() => expect(screen.queryByText('Somebody else has changed this meanwhile')).toBeNull());
});

test('until it is decided nothing is written over', async () => {
  const save = vi
    .fn<ExampleProps['save']>()
    .mockRejectedValue(new ApiError(412, { code: 'stale-version', message: '' }));
  renderScreen(<Example save={save} />);
  await typeRoom('C-3');
  await press('Save');
  await rowOf('Room');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 1]);
  expect(screen.getByLabelText('Room')).toHaveValue('C-3');
});

test('what was removed meanwhile is said, and what was typed stays', async () => {
  renderScreen(<Example save={stale()} reread={() => Promise.resolve(undefined)} />);
  await typeRoom('C-3');
  await press('Save');
  expect(await screen.findByText(/Somebody has removed this/)).toBeVisible();
  expect(screen.getByLabelText('Room')).toHaveValue('C-3');
});

test('without a connection to the other version the refusal itself is shown', async () => {
  renderScreen(<Example save={stale()} reread={() => Promise.reject(new Error('offline'))} />);
  await typeRoom('C-3');
  await press('Save');
  expect(await screen.findByText(/Somebody changed this in the meantime/)).toBeVisible();
  expect(screen.getByLabelText('Room')).toHaveValue('C-3');
});

/** A page whose button changes the record that the form is about. */
function PageWithDeed({ save, after }: Pick<ExampleProps, 'save'> & { after: Lesson }) {
  const [record, setRecord] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setRecord(after)}>
        Publish
      </button>
      <Example save={save} record={record} />
    </>
  );
}

const conflictTitle = 'Somebody else has changed this meanwhile';

test('an untouched form takes a newer version without a word, and saves on top of it', async () => {
  const save = vi.fn<ExampleProps['save']>().mockResolvedValue({});
  renderScreen(<PageWithDeed save={save} after={theirs} />);
  await press('Publish');
  await waitFor(() => expect(screen.getByLabelText('Room')).toHaveValue('B-2'));
  expect(screen.queryByText(conflictTitle)).toBeNull();
  await press('Save');
  await waitFor(() => expect(save.mock.calls.map(([, version]) => version)).toEqual([2]));
});

test('a changed form keeps what was typed and takes the rest of a newer version', async () => {
  const save = vi.fn<ExampleProps['save']>().mockResolvedValue({});
  renderScreen(<PageWithDeed save={save} after={{ ...theirs, room: first.room }} />);
  await typeRoom('C-3');
  await press('Publish');
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveValue('exam'));
  expect(screen.getByLabelText('Room')).toHaveValue('C-3');
  expect(screen.queryByText(conflictTitle)).toBeNull();
  await press('Save');
  const sent = { room: 'C-3', kind: 'exam', day: '12/02/2026', open: true, teachers: [ana] };
  await waitFor(() => expect(save).toHaveBeenCalledWith(sent, 2));
});

test('a refused save that touches no field of the other person is sent again with both changes', async () => {
  const save = stale().mockResolvedValue({});
  const onSaved = vi.fn<() => void>();
  const reread = () => Promise.resolve({ ...theirs, room: first.room });
  renderScreen(<Example save={save} reread={reread} onSaved={onSaved} />);
  await typeRoom('C-3');
  await press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const sent = { room: 'C-3', kind: 'exam', day: '12/02/2026', open: true, teachers: [ana] };
  expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 2]);
  expect(save).toHaveBeenLastCalledWith(sent, 2);
  expect(screen.queryByText(conflictTitle)).toBeNull();
});

test('a second refusal asks instead of trying for ever', async () => {
  const refusal = new ApiError(412, { code: 'stale-version', message: '' });
  const save = vi.fn<ExampleProps['save']>().mockRejectedValue(refusal);
  let version = 1;
  const reread = () => Promise.resolve({ ...first, version: ++version });
  renderScreen(<Example save={save} reread={reread} />);
  await typeRoom('C-3');
  await press('Save');
  expect(await screen.findByText(conflictTitle)).toBeVisible();
  expect(save.mock.calls.map(([, of]) => of)).toEqual([1, 2]);
});

test('a form that stays open goes on from the version of its own save', async () => {
  const save = vi
    .fn<ExampleProps['save']>()
    .mockImplementation((values, version) => Promise.resolve({ ...values, version: version + 1 }));
  renderScreen(<Example save={save} />);
  await typeRoom('C-3');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await typeRoom('D-4');
  await press('Save');
  await waitFor(() => expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 2]));
  expect(screen.queryByText(conflictTitle)).toBeNull();
});
