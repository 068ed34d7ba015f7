import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles, users } from '@/backend/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeProfile } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SharePanel } from './share-panel';

const backend = useScreenBackend();

const open = async (dob: string | null, locale: Locale = 'en') => {
  const owner = await makePerson(backend.current);
  const { id } = await makeProfile(backend.current, owner, { shared: true });
  if (dob) await backend.current.deps.db.update(users).set({ dob }).where(eq(users.id, owner.id));
  backend.signIn(owner);
  const Page = () => {
    const orgId = backend.current.deps.env.ORGANIZATION_ID;
    const { data } = useQuery(ownProfileQuery({ orgId, userId: owner.id }));
    return data ? <SharePanel profile={data} /> : null;
  };
  renderScreen(<Page />, { locale });
  const title = { en: 'Who may read my profile', km: 'អ្នកណាអាចអានប្រវត្តិរូបរបស់ខ្ញុំ' }[locale];
  await userEvent.click(await screen.findByRole('heading', { name: title }));
  return { id, owner };
};

/** The first of two groups: the other one belongs to a new link. */
const openParts = async (name: string) => {
  const [first] = await screen.findAllByRole('group', { name });
  if (!first) throw new Error('There is nothing to open.');
  return within(first);
};

test('who has said no birthday is asked once, and opens number and photo after it', async () => {
  const { id } = await open(null);
  const parts = await openParts('Also show');
  const contacts = parts.getByRole('checkbox', { name: 'phone and email' });
  expect(contacts).toBeDisabled();
  expect(parts.getByRole('checkbox', { name: 'my references' })).toBeEnabled();
  expect(await screen.findByText(/Tell us once when you were born/)).toBeVisible();
  await press('Save my date of birth');
  expect(await screen.findByRole('textbox', { name: /Day/ })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: /Day/ }), '14');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Month/ }), 'March');
  await userEvent.type(screen.getByRole('textbox', { name: /Year/ }), '2000');
  await press('Save my date of birth');
  await waitFor(() => expect(contacts).toBeEnabled());
  expect(screen.queryByText(/Tell us once/)).toBeNull();
  await userEvent.click(contacts);
  await waitFor(async () => {
    const [row] = await backend.current.deps.db.select().from(profiles).where(eq(profiles.id, id));
    expect(row?.openParts?.contacts).toBe(true);
  });
});

test('a minor reads in Khmer why, and is asked for nothing', async () => {
  await open('2012-01-01', 'km');
  expect(await screen.findByText(/អ្នកអាយុក្រោម 18 ឆ្នាំ/)).toBeVisible();
  const parts = await openParts('បង្ហាញបន្ថែម');
  expect(parts.getByRole('checkbox', { name: 'រូបថត' })).toBeDisabled();
  expect(screen.queryByText('ថ្ងៃខែឆ្នាំកំណើតរបស់អ្នក')).toBeNull();
});
