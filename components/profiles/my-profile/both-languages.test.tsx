import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeProfile } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SectionEditor } from './section-editor';

const backend = useScreenBackend();

function Page({ userId }: { userId: string }) {
  const orgId = backend.current.deps.env.ORGANIZATION_ID;
  const { data } = useQuery(ownProfileQuery({ orgId, userId }));
  return data ? <SectionEditor profile={data} kind="attribute" /> : null;
}

test('the other script is said at its field and saved all the same', async () => {
  const owner = await makePerson(backend.current);
  await makeProfile(backend.current, owner);
  backend.signIn(owner);
  renderScreen(<Page userId={owner.id} />);
  await press('Add: Skills, languages and hobbies');
  await userEvent.selectOptions(await screen.findByLabelText('What is it?'), 'Hobby');
  const khmer = screen.getByLabelText(/in Khmer/);
  await userEvent.type(khmer, 'Chess');
  expect(khmer).toHaveAccessibleDescription(/Latin letters in the Khmer field/);
  await userEvent.type(screen.getByLabelText(/in English/), 'Chess');
  expect(screen.queryByText(/Khmer letters in the English field/)).toBeNull();
  await press('Save');
  expect(await screen.findByText('Chess')).toBeVisible();
});
