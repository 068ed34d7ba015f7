import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { orientationResults, users } from '@/backend/db/schema';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { makePerson } from '@/tests/support/make';
import { subjectOf } from '@/tests/support/orientation';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend, wentTo } from '@/tests/support/screen';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { AdvisorOrientationTestScreen } from './orientation-test-screen';

const backend = useScreenBackend();
const { usersResult } = orientationResource.endpoints;

/** A person with a result, a minute after the one before. */
const keep = async (
  test: 'personality' | 'holland',
  code: string,
  name: Pick<typeof users.$inferInsert, 'firstName' | 'firstNameKm' | 'province' | 'currentSchool'>,
) => {
  const b = backend.current;
  b.clock.advance(60);
  const now = b.clock.now();
  const userId = randomUUID();
  await b.deps.db
    .insert(users)
    .values({ id: userId, lastName: 'Sok', ...name, createdAt: now, updatedAt: now });
  await b.deps.db.insert(orientationResults).values({
    organizationId: b.deps.env.ORGANIZATION_ID,
    subjectId: subjectOf(b, test),
    test,
    userId,
    code,
    scores: {},
    searchFold: `sok ${name.firstName.toLowerCase()}`,
    takenAt: now,
  });
};

beforeEach(async () => {
  await backend.current.deps.db.delete(orientationResults);
  backend.signIn(await makePerson(backend.current, { roles: ['advisor'] }));
});
const someResults = async () => {
  await keep('holland', 'IAS', { firstName: 'Bopha', province: '12', currentSchool: 'Hun Sen High School' });
  await keep('holland', 'SIA', { firstName: 'Chenda', province: '17' });
  await keep('personality', 'INTJ-A', { firstName: 'Dara', province: '12' });
};

const names = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td span')?.textContent);
const bar = (chart: string, code: string) =>
  within(screen.getByRole('list', { name: chart }))
    .getByRole('link', { name: code })
    .closest('li');

test('lists results newest first, with how they spread over both tests', async () => {
  await someResults();
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await names()).toEqual(['Sok Dara', 'Sok Chenda', 'Sok Bopha']);
  expect(screen.getByText('3 results')).toBeInTheDocument();
  expect(bar('Strongest interest', 'I · Investigative')).toHaveTextContent('1 (50%)');
  expect(bar('Strongest interest', 'R · Realistic')).toHaveTextContent('0 (0%)');
  expect(bar('Personality types', 'INTJ')).toHaveTextContent('1 (100%)');
  expect(screen.getByText('Assertive (A): 1 · Turbulent (T): 0')).toBeInTheDocument();
});

test('the address says what is shown; the distribution stays whole while a type is chosen', async () => {
  await someResults();
  navigation.search = new URLSearchParams({ test: 'holland', code: 's', keyword: 'sok' });
  renderScreen(<AdvisorOrientationTestScreen />, { locale: 'km' });
  expect(await names()).toEqual(['Sok Chenda']);
  expect(screen.getByText('លទ្ធផលចំនួន 1')).toBeInTheDocument();
  const chart = screen.getByRole('list', { name: 'ចំណាប់អារម្មណ៍ខ្លាំងជាងគេ' });
  expect(within(chart).getAllByText('1')).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'ប្រភេទបុគ្គលិកលក្ខណៈ' })).toBeNull();
});

test('the form sends name, type and province into the address and keeps the test', async () => {
  await someResults();
  navigation.search = new URLSearchParams({ test: 'personality', page: '2' });
  renderScreen(<AdvisorOrientationTestScreen />);
  await userEvent.type(await screen.findByRole('searchbox'), 'dara{Enter}');
  expect(wentTo()).toEqual({ test: 'personality', keyword: 'dara' });
  await press('Filters');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'INTJ-A');
  await waitFor(() => expect(wentTo()).toEqual({ test: 'personality', code: 'INTJ-A' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), '12');
  await waitFor(() => expect(wentTo()).toEqual({ test: 'personality', code: 'INTJ-A', province: '12' }));
});

test('pages of twenty-five out of the thousand that were asked for', async () => {
  for (let n = 0; n < 26; n += 1) await keep('holland', 'RIA', { firstName: `Dara${n}` });
  navigation.search = new URLSearchParams({ page: '2' });
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await names()).toEqual(['Sok Dara0']);
  expect(screen.getByText('26 results', { selector: '[aria-live] *' })).toBeInTheDocument();
});

test('the export holds all that the filter leaves, as Excel reads Khmer, and runs no formula', async () => {
  await keep('holland', 'IAS', {
    firstName: 'Bopha',
    firstNameKm: 'បុប្ផា',
    province: '12',
    currentSchool: '=HYPERLINK("http://x")',
  });
  const saved = catchSavedFiles();
  renderScreen(<AdvisorOrientationTestScreen />);
  await press('View and export');
  await press('Export for Excel (CSV)');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^sala-orientation-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect([bytes[0], bytes[1], bytes[2]]).toEqual([0xef, 0xbb, 0xbf]);
  const [, line] = new TextDecoder().decode(bytes).split('\r\n');
  expect(line).toMatch(
    /^Sok Bopha,បុប្ផា,Career interest test,IAS,Phnom Penh,"'=HYPERLINK\(""http:\/\/x""\)",\d{4}-\d\d-\d\d$/,
  );
});

test('no result at all and none that fits are two different things', async () => {
  const { unmount } = renderScreen(<AdvisorOrientationTestScreen />);
  expect(await screen.findByText('Nobody has kept a result yet')).toBeInTheDocument();
  unmount();
  await someResults();
  navigation.search = new URLSearchParams({ keyword: 'zzzz' });
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await screen.findByText('No result fits these filters')).toBeInTheDocument();
});

test('a failure is told and asked again; who is no advisor gets no result', async () => {
  await someResults();
  backend.answer(usersResult, { status: 500 }, 'once');
  const { unmount } = renderScreen(<AdvisorOrientationTestScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await names()).toHaveLength(3);
  unmount();
  backend.signIn(await makePerson(backend.current));
  renderScreen(<AdvisorOrientationTestScreen />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText('Sok Bopha')).toBeNull();
});
