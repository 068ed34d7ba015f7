import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { profileEntries, profiles } from '@/backend/db/schema';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeProfile } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { MyProfile } from './my-profile';

const backend = useScreenBackend();
let profileId: string;

/** A profile with two hobbies. */
beforeEach(async () => {
  const b = backend.current;
  const owner = await makePerson(b);
  backend.signIn(owner);
  profileId = (await makeProfile(b, owner)).id;
  const at = { createdAt: b.clock.now(), updatedAt: b.clock.now() };
  for (const [place, name] of ['Chess', 'Dance'].entries())
    await b.deps.db.insert(profileEntries).values({
      profileId,
      kind: 'attribute',
      data: { kind: 'hobby', name },
      sortKey: String(place),
      position: place,
      ...at,
    });
  renderScreen(<MyProfile orgId={b.deps.env.ORGANIZATION_ID} userId={owner.id} />);
});

const hobbies = async () =>
  within(await screen.findByRole('region', { name: 'Skills, languages and hobbies' }));
const choose = async (entry: string, action: string) => {
  await press(`Edit, move or delete: ${entry}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const namesShown = async () =>
  (await hobbies()).getAllByRole('listitem').map(({ textContent }) => /Chess|Dance/.exec(textContent)?.[0]);

test('each entry has one menu: its form opens with the focus, and it is hidden', async () => {
  await hobbies();
  await choose('Chess', 'Edit');
  const kind = await screen.findByRole('combobox', { name: 'What is it?' });
  expect(kind).toHaveFocus();
  await press('Cancel');
  await choose('Chess', 'Hide from others');
  expect(await screen.findByText('Hidden from others')).toBeVisible();
});

test('an entry is moved up and deleted, the latter after a question that gives the focus back', async () => {
  await hobbies();
  expect(await namesShown()).toEqual(['Chess', 'Dance']);
  await choose('Dance', 'Move up');
  await waitFor(async () => expect(await namesShown()).toEqual(['Dance', 'Chess']));
  await choose('Dance', 'Delete');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete “Dance”?' })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit, move or delete: Dance' })).toHaveFocus(),
  );
  await choose('Dance', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Dance”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await namesShown()).toEqual(['Chess']));
});

test('the head reads as text; its form opens by a button', async () => {
  const about = within(await screen.findByRole('region', { name: 'About me' }));
  expect(about.getByText('Sok Sreypich')).toBeVisible();
  expect(about.queryByRole('textbox')).toBeNull();
  await press('Edit: About me');
  const [field] = await about.findAllByRole('textbox', { name: /What I do/ });
  if (!field) throw new Error('There is no field.');
  await userEvent.clear(field);
  await userEvent.type(field, 'Bookkeeping');
  await userEvent.click(about.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const [row] = await backend.current.deps.db.select().from(profiles).where(eq(profiles.id, profileId));
    expect([row?.specialization, row?.specializationNative]).toContain('Bookkeeping');
  });
  expect(await about.findByRole('button', { name: 'Edit: About me' })).toBeVisible();
});
