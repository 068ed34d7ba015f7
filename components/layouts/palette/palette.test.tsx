import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeys } from '@/components/ui/keys/use-keys';
import { findingsResource } from '@/lib/contract/search/findings';
import { href } from '@/lib/routes/href';
import { apply } from '@/tests/support/applications';
import { makePerson, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import type { RoleArea } from '../area-nav';
import { FrameHost } from '../frame-host';
import { FindButton } from './find-button';
import { recentChoices } from './recent-choices';

const backend = useScreenBackend();

const areasIn = (labels: { applications: string; staff: string }): RoleArea[] => [
  {
    prefix: '/partner',
    label: 'School pages',
    badge: 'School desk',
    groups: [
      {
        key: 'waiting',
        label: 'Waiting',
        items: [
          { key: 'applications', href: href('/partner/application'), label: labels.applications, icon: null },
        ],
      },
      {
        key: 'people',
        label: 'People',
        items: [{ key: 'staff', href: href('/partner/staff'), label: labels.staff, icon: null }],
      },
    ],
  },
];
const english = { applications: 'Applications', staff: 'Staff' };
const khmer = { applications: 'ពាក្យសុំ', staff: 'បុគ្គលិក' };

const next = vi.fn<() => void>();
function Page() {
  useKeys('List', [{ keys: ['j'], words: 'Next row', deed: next }]);
  return <input aria-label="Name" />;
}

const frame = (locale: 'en' | 'km' = 'en') =>
  renderScreen(
    <>
      <FrameHost areas={areasIn(locale === 'km' ? khmer : english)} />
      <FindButton label="Find" />
      <Page />
    </>,
    { locale },
  );
const field = (name = 'Find or do') => screen.findByRole('combobox', { name });
const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByRole('option');
const chosen = () => screen.getByRole('option', { selected: true });

/** A school, a partner who is signed in, and an application to find. */
async function scene() {
  const school = await makeSchool(backend.current);
  backend.signIn(await makePerson(backend.current, { roles: ['partner'], staffOf: [school.id] }));
  return apply(backend.current, school.id, { name: ['Sovannary', 'សុវណ្ណារី'] });
}

beforeEach(() => {
  navigation.pathname = '/partner/dashboard';
  navigation.push.mockClear();
  next.mockClear();
  recentChoices.write(null);
});
afterEach(() => {
  navigation.pathname = '/';
});

test('Ctrl+K opens pages and deeds, arrows choose, Enter opens, Escape closes', async () => {
  await scene();
  frame();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  expect(optionsIn('Pages')).toHaveLength(2);
  expect(chosen()).toHaveTextContent('Applications');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Register an applicant');
  expect(await field()).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(navigation.push.mock.lastCall?.[0]).toBe('/en/partner/staff');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await field();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['en', 'sovan', 'Applications', /Sovannary/],
  ['km', 'សុវណ្ណ', 'ពាក្យសុំ', /សុវណ្ណារី/],
] as const)(
  'in %s a name is found as it is typed, marked, opened and kept',
  async (locale, typed, group, name) => {
    const { applicantId } = await scene();
    frame(locale);
    await userEvent.keyboard('{Control>}k{/Control}');
    const box = await field(locale === 'km' ? 'ស្វែងរក ឬធ្វើ' : undefined);
    await userEvent.type(box, typed);
    const option = await screen.findByRole('option', { name });
    expect(optionsIn(group)).toContain(option);
    expect(option.querySelector('mark')).not.toBeNull();
    await userEvent.click(option);
    expect(navigation.push.mock.lastCall?.[0]).toContain(`/partner/application/${applicantId}`);
    expect(recentChoices.read()?.choices).toMatchObject([{ href: `/partner/application/${applicantId}` }]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    expect(optionsIn(locale === 'km' ? 'បានបើកចុងក្រោយ' : 'Opened last')[0]).toHaveTextContent(name);
  },
);

test('what nobody is called is said, and pages stay when names cannot be searched', async () => {
  await scene();
  frame();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await field(), 'zzzz');
  expect(await screen.findByText('Nothing here is called that.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
  backend.answer(findingsResource.endpoints.list, { status: 404 }, 'always');
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'staff');
  expect(await screen.findByText(/Names could not be searched/)).toBeVisible();
  expect(chosen()).toHaveTextContent('Staff');
});

test('"?" shows the keys of the page and of the frame; in a field it is text', async () => {
  await scene();
  frame();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '?');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Find' }).focus();
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(within(sheet.getByRole('region', { name: 'List' })).getByText('Next row')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: 'On every page' })).getByText('Ctrl K')).toBeVisible();
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledOnce();
});

test('in Khmer the keys and what to do where there is none are told in Khmer', async () => {
  await scene();
  frame('km');
  screen.getByRole('button', { name: 'Find' }).focus();
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'គ្រាប់ចុច' }));
  expect(within(sheet.getByRole('region', { name: 'លើគ្រប់ទំព័រ' })).getByText('ស្វែងរក ឬធ្វើ')).toBeVisible();
});
