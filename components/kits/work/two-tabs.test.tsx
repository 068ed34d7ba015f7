import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { TextField } from '@/components/form/text-field';
import { press } from '@/tests/support/press';
import { hasDraft } from '@/lib/device/noted-drafts';
import { renderScreen } from '@/tests/support/screen';
import { StepForm } from './step-form';
import { defineStepForm, useStepForm } from './use-step-form';

const kind = defineStepForm({
  name: 'sala.two-tabs',
  schema: z.object({ name: z.string().min(1) }),
  empty: { name: '' },
  steps: [{ key: 'person', fields: ['name'] }],
});

function Example() {
  const work = useStepForm(kind, { owner: 'dara', send: () => Promise.resolve({}), onSent: () => undefined });
  return (
    <StepForm work={work} titles={{ person: 'Person' }}>
      {{ person: <TextField name="name" label="Name" /> }}
    </StepForm>
  );
}

const key = 'sala.two-tabs:dara';
const stored = () => JSON.parse(window.localStorage.getItem(key) ?? 'null') as { values: { name?: string } };
/** The other tab stores what was typed there, and the browser tells this one. */
const writeElsewhere = (name: string) =>
  act(() => {
    window.localStorage.setItem(key, JSON.stringify({ ...stored(), values: { name } }));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  });
const type = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), text);
  act(() => void window.dispatchEvent(new Event('pagehide')));
};

test('a draft that another tab has written is not written over before the person has chosen', async () => {
  renderScreen(<Example />);
  await type('Here');
  expect(stored().values.name).toBe('Here');
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  writeElsewhere('There');
  expect(await screen.findByText(/filled in further in another tab/)).toBeVisible();
  await type('Here again');
  expect(stored().values.name).toBe('There');
  await press('Keep what stands here');
  expect(stored().values.name).toBe('Here again');
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  await type('And on');
  expect(stored().values.name).toBe('And on');
});

test('what was stored there is shown by reading the device anew, and nothing is written meanwhile', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, href: window.location.href, reload });
  const first = renderScreen(<Example />);
  await type('Here');
  writeElsewhere('There');
  await press('Show what was stored there');
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  first.unmount();
  renderScreen(<Example />);
  expect(screen.getByLabelText('Name')).toHaveValue('There');
});

test('what was sent or thrown away there asks for nothing', async () => {
  renderScreen(<Example />);
  await type('Here');
  act(() => {
    window.localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  });
  expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
});

test('without a connection it is known at which page a draft is kept, in either language, until it is sent', async () => {
  const notes = new Map<string, Response>();
  const cache = {
    put: (path: string, note: Response) => Promise.resolve(void notes.set(path, note)),
    match: (path: string) => Promise.resolve(notes.get(path)),
    delete: (path: string) => Promise.resolve(notes.delete(path)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  window.history.replaceState(null, '', '/en/school/lotus/enrollment-form');
  renderScreen(<Example />);
  expect(await hasDraft('/school/lotus/enrollment-form')).toBe(false);
  await type('Here');
  expect(await hasDraft('/school/lotus/enrollment-form')).toBe(true);
  expect(await hasDraft('/en/school/lotus/enrollment-form')).toBe(true);
  expect(await hasDraft('/school/lotus')).toBe(false);
  await press('Send');
  await waitFor(async () => expect(await hasDraft('/school/lotus/enrollment-form')).toBe(false));
  vi.unstubAllGlobals();
});
