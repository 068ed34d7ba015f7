import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { NoticeActions } from '@/components/notices/notice-actions';
import { vacancies } from '@/backend/db/schema';
import { vacancySearchResource } from '@/lib/contract/careers/vacancy-search';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { makeVacancy } from '@/tests/support/recruitment';
import { JobCatalogue } from './job-catalogue';
import { SaveSearch } from './save-search';
import { SavedSearches } from './saved-searches';

const backend = useScreenBackend();
let person: Person;
let organizationId = '';

beforeEach(async () => {
  // Who reads is kept between tests of one process.
  sharedQueryClient().clear();
  organizationId = backend.current.deps.env.ORGANIZATION_ID;
  person = await makePerson(backend.current);
  backend.signIn(person);
  window.history.replaceState(null, '', '/career-center/internship-job-opportunities');
});

const searches = async () => {
  const params = { orgId: organizationId, userId: person.id };
  const answer = await call(backend.current, vacancySearchResource.endpoints.list, { params }, person.token);
  return answer.body.data;
};

it('saves what the list is narrowed to, as its address says it, and nothing where it is not', async () => {
  renderScreen(
    <>
      <SaveSearch organizationId={organizationId} />
      <ToastHost />
    </>,
  );
  await press('Tell me of new jobs like these');
  // Until the refusal is there, the button takes no other press.
  expect(await screen.findByText('Type a word or choose a filter first.')).toBeVisible();
  window.history.replaceState(null, '', '?keyword=cook&province=12,17&sort=newest&start=24');
  await press('Tell me of new jobs like these');
  await waitFor(async () =>
    expect((await searches()).map(({ filter }) => filter)).toEqual([
      { keyword: 'cook', province: ['12', '17'] },
    ]),
  );
});

it.each([
  ['en', /^Nearest field: Tourism.* \(1\)$/, /^Press “Tell me of new jobs like these”/],
  ['km', /^ផ្នែកជិតបំផុត៖ .* \(1\)$/, /^សូមចុច «ប្រាប់ខ្ញុំពេលមានការងារថ្មីបែបនេះ»/],
] as const)(
  'where nothing is found, the nearest field is offered, and to be told of the first job, in %s',
  async (locale, nearest, tellMe) => {
    const title = { en: `Guest Relations ${locale}`, km: `ទំនាក់ទំនងភ្ញៀវ ${locale}` };
    await backend.current.deps.db.delete(vacancies);
    await makeVacancy(backend.current, { title, field: 'tou' });
    const search = '?keyword=waiter';
    window.history.replaceState(null, '', `/career-center/internship-job-opportunities${search}`);
    navigation.search = new URLSearchParams(search);
    renderScreen(
      <JobCatalogue organizationId={organizationId} total={0} search={null}>
        <p>First page</p>
      </JobCatalogue>,
      { locale },
    );
    const offer = await screen.findByRole('button', { name: nearest });
    expect(screen.getByText(tellMe)).toBeVisible();
    await userEvent.click(offer);
    expect(await screen.findByRole('heading', { name: new RegExp(`${locale}$`) })).toBeVisible();
    expect(window.location.search).toBe('?field=tou');
  },
);

const save = (body: object) =>
  call(
    backend.current,
    vacancySearchResource.endpoints.save,
    { params: { orgId: organizationId, userId: person.id }, body },
    person.token,
  );

it('lists the searches by their words, leads to them and ends one', async () => {
  await save({ keyword: 'ចុងភៅ', province: ['12'], kind: ['job'] });
  renderScreen(<SavedSearches organizationId={organizationId} />, { locale: 'km' });
  const section = within(await screen.findByRole('region', { name: 'ការស្វែងរកដែលបានរក្សាទុក' }));
  expect(section.getByRole('link', { name: '“ចុងភៅ”, ការងារ, ភ្នំពេញ' })).toHaveAttribute(
    'href',
    expect.stringMatching(/keyword=.*province=12/),
  );
  await userEvent.click(section.getByRole('button', { name: /បញ្ឈប់ការស្វែងរក/ }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(await searches()).toEqual([]);
});

it('ends a search from its notice', async () => {
  const { searchId } = (await save({ keyword: 'cook' })).body;
  const notification = {
    id: searchId,
    kind: 'vacancy-new' as const,
    params: { titleEn: 'Cook', titleKm: 'ចុងភៅ', search: searchId, organization: organizationId },
    href: '/',
    readAt: null,
    archivedAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  renderScreen(<NoticeActions userId={person.id} notification={notification} />);
  await userEvent.click(screen.getByRole('button', { name: 'More about this notice' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End this saved search' }));
  await waitFor(async () => expect(await searches()).toEqual([]));
});
