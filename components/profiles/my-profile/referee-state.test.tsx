import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { profileEntries } from '@/backend/db/schema';
import { refereesResource } from '@/lib/contract/profiles/referees';
import { ownProfileQuery } from '@/lib/query/own-profile';
import { makePerson, type Person } from '@/tests/support/make';
import { messagesTo } from '@/tests/support/messages';
import { press } from '@/tests/support/press';
import { makeProfile } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SectionEditor } from './section-editor';

const backend = useScreenBackend();
let owner: Person;

function Page() {
  const orgId = backend.current.deps.env.ORGANIZATION_ID;
  const { data } = useQuery(ownProfileQuery({ orgId, userId: owner.id }));
  return data ? <SectionEditor profile={data} kind="reference" /> : null;
}

/** A reference of the time before referees were asked. */
const withOldReference = async (more: object) => {
  const b = backend.current;
  const { id: profileId } = await makeProfile(b, owner);
  const at = { createdAt: b.clock.now(), updatedAt: b.clock.now() };
  const data = { name: 'Chan Vuthy', position: 'Teacher', ...more };
  await b.deps.db.insert(profileEntries).values({ profileId, kind: 'reference', data, sortKey: '', ...at });
  renderScreen(<Page />);
};
beforeEach(async () => {
  owner = await makePerson(backend.current);
  backend.signIn(owner);
});

test('an old reference says that it is not shown, and is asked by a button', async () => {
  await withOldReference({ phone: '+85512900001' });
  expect(await screen.findByText('Not shown yet: this referee was not asked.')).toBeVisible();
  backend.answer(refereesResource.endpoints.ask, { status: 429 }, 'once');
  await press('Ask: Chan Vuthy, Teacher');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask tomorrow');
  await press('Ask: Chan Vuthy, Teacher');
  expect(
    await screen.findByText(/Not shown yet: the message goes on .*, when your account is a day old\./),
  ).toBeVisible();
  expect(await messagesTo(backend.current, '+85512900001')).toHaveLength(1);
});

test('a landline says what is needed', async () => {
  await withOldReference({ phone: '023123456' });
  expect(await screen.findByText(/with a mobile number or an email address we can ask/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
});
