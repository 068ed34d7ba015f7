import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
}

function Example({ save, reread = () => Promise.resolve(theirs), onSaved = () => undefined }: ExampleProps) {
  const { version: _version, ...values } = first;
  const form = useZodForm(schema, { defaultValues: values });
  return (
    <VersionedForm
      form={form}
      record={first}
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
  const title = await screen.findByText('Somebody else was faster');
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
  await waitFor(() => expect(screen.queryByText('Somebody else was faster')).toBeNull());
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
