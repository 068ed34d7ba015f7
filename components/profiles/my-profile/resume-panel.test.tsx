import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { attributeResource } from '@/lib/contract/profiles/profile-sections';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { makePerson, type Person } from '@/tests/support/make';
import { makeProfile } from '@/tests/support/recruitment';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ResumePanel } from './resume-panel';

const backend = useScreenBackend();
let owner: Person;

function Page() {
  const orgId = backend.current.deps.env.ORGANIZATION_ID;
  const { data } = useQuery(ownProfileQuery({ orgId, userId: owner.id }));
  return data ? <ResumePanel profile={data} /> : null;
}
beforeEach(async () => {
  owner = await makePerson(backend.current);
  await makeProfile(backend.current, owner);
  backend.signIn(owner);
});
const choose = async (content: object | string) => {
  renderScreen(<Page />);
  await userEvent.click(await screen.findByRole('heading', { name: 'Take my profile along' }));
  await screen.findByRole('button', { name: 'Import a JSON Resume' });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, new File([text], 'resume.json', { type: 'application/json' }));
};

test('what a file says is shown first, and only what is chosen is added', async () => {
  await choose({
    basics: { label: 'Bookkeeper', location: { city: 'Kampot' } },
    skills: [{ name: 'Excel', level: 'Master' }, { name: 'SQL' }],
    work: [{ name: 'Blue Café', position: 'Cashier' }],
  });
  expect(await screen.findByRole('checkbox', { name: 'Where I live: Kampot' })).toBeChecked();
  const replaced = screen.getByRole('checkbox', { name: /What I do: Bookkeeper .*“Accounting”/ });
  expect(replaced).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Cashier, Blue Café.*Job description/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /SQL/ }));
  await press('Add 2 entries');
  expect(await screen.findByText('Added to your profile.')).toBeVisible();
  const saved = catchSavedFiles();
  await waitFor(async () => {
    await press('Save as JSON Resume');
    expect(JSON.parse((await saved.at(-1)?.file.text()) ?? '')).toMatchObject({
      basics: { label: 'Accounting', location: { address: 'Kampot' } },
      skills: [{ name: 'Excel', level: 'excellent' }],
    });
  });
});

test('what could not be added stays chosen', async () => {
  await choose({ skills: [{ name: 'Excel' }] });
  backend.answer(attributeResource.endpoints.create, { status: 500 }, 'once');
  await press('Add 1 entry');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be added');
  await press('Add 1 entry');
  expect(await screen.findByText('Added to your profile.')).toBeVisible();
});

test('a file of another kind is refused', async () => {
  await choose('a letter');
  expect(await screen.findByRole('alert')).toHaveTextContent('no JSON Resume');
});
