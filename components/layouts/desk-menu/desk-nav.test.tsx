import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useViewer } from '@/lib/query/use-viewer';
import { waitingResource } from '@/lib/contract/review/waiting';
import { href } from '@/lib/routes/href';
import { apply } from '@/tests/support/applications';
import { makePerson, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { linkable, partnerMenu } from '../menus';
import { type DeskGroup, DeskNav } from './desk-nav';
import { foldedGroups } from './folded-groups';

const backend = useScreenBackend();

const item = (
  key: string,
  path: Parameters<typeof href>[0],
  waits?: 'applications' | 'inbox' | 'students',
) => ({
  key,
  href: href(path as '/partner/application'),
  label: key,
  icon: null,
  ...(waits && { waits }),
});

const groups: DeskGroup[] = [
  { key: null, label: '', items: [item('Dashboard', '/partner/dashboard')] },
  {
    key: 'waiting',
    label: 'Waiting',
    items: [
      item('Applications', '/partner/application', 'applications'),
      item('Students', '/partner/student', 'students'),
    ],
  },
  { key: 'people', label: 'People', items: [item('Staff', '/partner/staff')] },
  { key: 'texts', label: 'Texts', items: [item('Events', '/partner/event')] },
];

const crowd = Array.from({ length: 20 }, (_, at) => item(`Page ${at}`, '/partner/visits'));
const longGroups: DeskGroup[] = [
  ...groups,
  { key: 'catalogue', label: 'Catalogue', items: crowd.map((page) => ({ ...page, key: page.label })) },
];

interface BesideProps {
  groups?: readonly DeskGroup[];
  inSheet?: boolean;
  isLong?: boolean;
}
/** The account menu asks for the person; the menu only waits for the answer. */
function Beside({
  inSheet = false,
  isLong = false,
  groups: shown = isLong ? longGroups : groups,
}: BesideProps) {
  useViewer();
  return <DeskNav label="School pages" groups={shown} inSheet={inSheet} />;
}

beforeEach(() => {
  navigation.pathname = '/partner/dashboard';
  foldedGroups.write(null);
});
afterEach(() => {
  navigation.pathname = '/';
});

const linkOf = (name: RegExp) => screen.getByRole('link', { name });
const groupOf = (name: string) => {
  const group = screen.getByRole('heading', { name }).closest('details');
  if (!group) throw new Error(`${name} does not fold.`);
  return group;
};

test.each([
  ['en', '1 waits'],
  ['km', 'រង់ចាំ 1'],
] as const)(
  'in %s the menu says how much waits and leads to it; zero shows nothing',
  async (locale, words) => {
    const school = await makeSchool(backend.current, { requiredDocuments: [] });
    backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
    await apply(backend.current, school.id);
    renderScreen(<Beside />, { locale });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(linkOf(/^Applications/).getAttribute('href')).toMatch(
      /\/partner\/application\?sort=waiting&turn=school$/,
    );
    expect(linkOf(/^Students/)).toHaveTextContent(/^Students$/);
    expect(linkOf(/^Students/).getAttribute('href')).toMatch(/\/partner\/student$/);
  },
);

test('what students ask of a school is counted at its door, which opens where most of it waits', async () => {
  const [papers, corrections] = [crypto.randomUUID(), crypto.randomUUID()];
  backend.signIn(await makePerson(backend.current, { roles: ['partner'] }));
  backend.answer(
    waitingResource.endpoints.summary,
    {
      body: {
        counts: { papers: 3, corrections: 2 },
        schoolId: null,
        bankId: null,
        schools: {
          papers: [
            { schoolId: papers, count: 2 },
            { schoolId: crypto.randomUUID(), count: 1 },
          ],
          corrections: [{ schoolId: corrections, count: 2 }],
        },
      },
    },
    'always',
  );
  const items = linkable<string>(partnerMenu).map((each) => ({ ...each, label: each.key, icon: null }));
  renderScreen(<Beside groups={[{ key: 'schoolDay', label: 'School day', items }]} />);
  expect(await screen.findByRole('link', { name: /^papers ?3 wait/ })).toHaveAttribute(
    'href',
    `/en/profile/documentreport/softcopy-request?as=office&org=${papers}`,
  );
  expect(linkOf(/^attendance ?2 wait/)).toHaveAttribute(
    'href',
    `/en/profile/enrolled/attendance?as=office&org=${corrections}`,
  );
});

test('without an answer the menu is there without numbers', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['partner'] }));
  backend.answer(waitingResource.endpoints.summary, { status: 404 }, 'always');
  renderScreen(<Beside />);
  expect(within(screen.getByRole('navigation', { name: 'School pages' })).getAllByRole('link')).toHaveLength(
    5,
  );
  expect(linkOf(/^Applications/)).toHaveTextContent(/^Applications$/);
});

test('groups fold by their heading and stay so on the device; that of the page is unfolded', async () => {
  backend.signIn(null);
  const { unmount } = renderScreen(<Beside isLong />);
  expect(groupOf('People').open).toBe(true);
  expect(groupOf('Texts').open).toBe(false);
  await userEvent.click(screen.getByRole('heading', { name: 'People' }));
  expect(groupOf('People').open).toBe(false);
  unmount();
  navigation.pathname = '/partner/event';
  renderScreen(<Beside isLong />);
  expect(groupOf('Texts').open).toBe(true);
  await waitFor(() => expect(groupOf('People').open).toBe(false));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
});

test('a menu with room for all its entries folds nothing by itself', () => {
  backend.signIn(null);
  renderScreen(<Beside />);
  expect([groupOf('Waiting').open, groupOf('People').open, groupOf('Texts').open]).toEqual([
    true,
    true,
    true,
  ]);
});

test('in the sheet of a phone only what waits and the group of the page are unfolded', async () => {
  backend.signIn(null);
  navigation.pathname = '/partner/staff';
  renderScreen(<Beside inSheet />);
  expect([groupOf('Waiting').open, groupOf('People').open, groupOf('Texts').open]).toEqual([
    true,
    true,
    false,
  ]);
  await userEvent.click(screen.getByRole('heading', { name: 'Texts' }));
  expect(groupOf('Texts').open).toBe(true);
  expect(foldedGroups.read()).toBeNull();
});
