import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { profiles } from '@/backend/db/schema';
import { educationResource, attributeResource } from '@/lib/contract/profiles/profile-sections';
import { profilesResource } from '@/lib/contract/profiles/profiles';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeProfile, newKey } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { useViewer } from '@/lib/query/use-viewer';
import { DigitalCv } from './digital-cv';

const backend = useScreenBackend();
let owner: Person;
let profileId: string;

beforeAll(async () => {
  const b = backend.current;
  owner = await makePerson(b);
  const cv = {
    language: 'en' as const,
    accent: 'teal' as const,
    photo: false,
    parts: ['education' as const, 'skill' as const],
  };
  const profile = await makeProfile(b, owner, { cv, firstNameNative: 'ស្រីពេជ្រ', lastNameNative: 'សុខ' });
  profileId = profile.id;
  const params = { orgId: b.deps.env.ORGANIZATION_ID, id: profileId };
  const study = {
    degreeNameNative: 'បរិញ្ញាបត្រ',
    schoolName: 'River University',
    fieldOfStudy: 'Accounting',
    startDate: '2024-11-01',
  };
  await call(
    b,
    educationResource.endpoints.create,
    { params, body: study, idempotencyKey: newKey() },
    owner.token,
  );
  const skill = { kind: 'skill' as const, name: 'Excel', level: 4 };
  await call(
    b,
    attributeResource.endpoints.create,
    { params, body: skill, idempotencyKey: newKey() },
    owner.token,
  );
});
beforeEach(() => {
  sharedQueryClient().clear();
  backend.signIn(owner);
});

/** The frame of the page asks who is signed in. */
function Page() {
  useViewer();
  return <DigitalCv organizationId={backend.current.deps.env.ORGANIZATION_ID} userId={owner.id} />;
}
const open = () => renderScreen(<Page />);
const titles = () =>
  within(screen.getByRole('article'))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'));
const stored = async () =>
  (await backend.current.deps.db.select().from(profiles).where(eq(profiles.id, profileId)))[0]?.cv;

test('what is chosen shows at once and is stored, also when much is chosen quickly', async () => {
  open();
  await screen.findByRole('article');
  expect(titles()).toEqual(['Education', 'Skills']);
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Education' }));
  expect(titles()).toEqual(['Skills', 'Education']);
  expect(screen.getByRole('button', { name: 'Move up: Education' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: /With a side column/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'References' }));
  await userEvent.selectOptions(screen.getByLabelText('Color'), 'Plum');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      accent: 'plum',
      layout: 'side',
      parts: ['skill', 'education', 'reference'],
    }),
  );
});

test('a part that is dragged over another one takes its place', async () => {
  open();
  await screen.findByRole('article');
  const first = () =>
    screen
      .getAllByRole('checkbox')
      .slice(1, 3)
      .map((box) => box.parentElement?.textContent);
  expect(first()).toEqual(['Skills', 'Education']);
  const row = (name: string) => screen.getByRole('checkbox', { name }).closest('[draggable=true]') as Element;
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(row('Education'), { dataTransfer });
  fireEvent.dragEnter(row('Skills'), { dataTransfer });
  fireEvent.dragEnd(row('Education'), { dataTransfer });
  expect(first()).toEqual(['Education', 'Skills']);
  await waitFor(async () => expect((await stored())?.parts.slice(0, 2)).toEqual(['education', 'skill']));
});

test('a refused change stays on the page and says so', async () => {
  open();
  await screen.findByRole('article');
  backend.answer(profilesResource.endpoints.update, { status: 500 }, 'once');
  await userEvent.selectOptions(screen.getByLabelText('Color'), 'Blue');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
  expect(screen.getByLabelText('Color')).toHaveDisplayValue('Blue');
  await userEvent.selectOptions(screen.getByLabelText('Color'), 'Brown');
  await waitFor(async () => expect(await stored()).toMatchObject({ accent: 'brown' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the person is told where Khmer words stand in the English CV; a reader is not', async () => {
  const { unmount } = open();
  const note = await screen.findByText('In the English CV these parts still stand in Khmer');
  expect(note.parentElement).toHaveTextContent('Education');
  expect(within(await screen.findByRole('article')).getByText('បរិញ្ញាបត្រ')).toBeVisible();
  unmount();
  sharedQueryClient().clear();
  await backend.current.deps.db.update(profiles).set({ shared: true }).where(eq(profiles.id, profileId));
  backend.signIn(await makePerson(backend.current));
  open();
  await screen.findByRole('article');
  expect(screen.queryByText('In the English CV these parts still stand in Khmer')).toBeNull();
  expect(screen.queryByText('How the CV looks')).toBeNull();
});
