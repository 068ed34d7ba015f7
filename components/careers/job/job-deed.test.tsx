import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { joinHyphens } from '@/lib/domain/unbroken';
import { signedInHintName } from '@/lib/session/cookies';
import { forgetSignedIn } from '@/lib/session/signed-in-hint';
import { deedsNamed } from '@/tests/support/deeds';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeVacancy } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { JobDetailView } from './job-detail-view';

const clock = vi.hoisted(() => ({ today: '2026-11-22' }));
vi.mock('@/components/ui/use-today', () => ({ useToday: () => clock.today }));

const backend = useScreenBackend();
let count = 0;
beforeEach(() => {
  localStorage.clear();
  sharedQueryClient().clear();
  window.location.hash = '';
});
afterEach(() => {
  clock.today = '2026-11-22';
  forgetSignedIn();
});

const show = async (signedIn = false) => {
  const b = backend.current;
  count += 1;
  const orgId = b.deps.env.ORGANIZATION_ID;
  const slug = `gardener-${count}`;
  await makeVacancy(b, { slug, salaryMinUsd: 250, salaryMaxUsd: 300 });
  if (signedIn) document.cookie = `${signedInHintName}=1; path=/`;
  backend.signIn(signedIn ? await makePerson(b) : null);
  const { body } = await call(b, vacanciesResource.endpoints.get, { params: { orgId, id: slug } });
  renderScreen(<JobDetailView vacancy={body} similar={[]} today={clock.today} />);
};
const deeds = () => deedsNamed('What you can do');

test('card and bar say pay and last day, and lead to a form that a visitor opens by them', async () => {
  await show();
  expect(deeds()).toHaveLength(2);
  for (const deed of deeds()) {
    expect(deed).toHaveTextContent('$250–$300 a month');
    expect(deed).toHaveTextContent(joinHyphens('Apply until 31-Dec-2026'));
    expect(within(deed).getByRole('button', { name: /^Save / })).toBeVisible();
    expect(within(deed).getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '#job-apply');
  }
  expect(screen.queryByRole('button', { name: 'Apply without an account' })).toBeNull();
  const [card] = deeds();
  await userEvent.click(within(card ?? document.body).getByRole('link', { name: 'Apply now' }));
  expect(await screen.findByRole('button', { name: 'Apply without an account' })).toBeVisible();
});

test('a signed-in reader has the form below, and the same way to it', async () => {
  await show(true);
  expect(await screen.findByRole('heading', { name: 'Apply' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Apply now' })).toHaveLength(2);
});

test('after its last day a vacancy leads to the others', async () => {
  clock.today = '2027-01-01';
  await show();
  for (const deed of deeds()) {
    expect(within(deed).queryByRole('link', { name: 'Apply now' })).toBeNull();
    expect(within(deed).getByRole('link', { name: 'See open vacancies' })).toHaveAttribute(
      'href',
      '/en/career-center/internship-job-opportunities',
    );
  }
});
