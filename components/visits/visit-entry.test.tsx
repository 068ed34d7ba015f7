import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { challenges, schoolVisitVisitors } from '@/backend/db/schema';
import { SettingsScreen } from '@/components/accounts/pages/profile/settings-screen';
import { SignupScreen } from '@/components/accounts/pages/signup-screen';
import { saveProgress } from '@/components/accounts/account/code-progress';
import type { OpenVisit } from '@/lib/contract/visits/visit-guests';
import { forgetOnDevice } from '@/lib/device/person-values';
import { makePerson, makeSchool } from '@/tests/support/make';
import { makeVisit, putOnList } from '@/tests/support/school-visits';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { VisitEntry } from './visit-entry';

const backend = useScreenBackend();
const hourMs = 3_600_000;

beforeEach(() => {
  window.localStorage.clear();
  saveProgress('signup', null);
  document.cookie = 'sala_signed_in=; path=/; max-age=0';
});

const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const visit = (times: Partial<OpenVisit> = {}): OpenVisit => ({
  code: 'k7m4pq',
  school: { name: 'Bakong High School', nameNative: 'វិទ្យាល័យបាគង' },
  startsAt: at(-1),
  endsAt: at(1),
  closedAt: null,
  ...times,
});
const kept = () => JSON.parse(window.localStorage.getItem('sala.visit') ?? 'null') as { code: string } | null;
const listed = (visitId: string) =>
  backend.current.deps.db.$count(schoolVisitVisitors, eq(schoolVisitVisitors.visitId, visitId));

test('an open visit leads to the test, the schools and the sign-up, and the device keeps it', async () => {
  renderScreen(<VisitEntry visit={visit()} />, { locale: 'km' });
  await waitFor(() => expect(kept()?.code).toBe('k7m4pq'));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orientation-test', '/explore', '/signup', '/login?redirect=%2Fvisit%2Fk7m4pq']);
  forgetOnDevice(null);
  expect(kept()?.code).toBe('k7m4pq');
});

test('a planned visit says when, one that is over or closed says so, and neither is kept', async () => {
  const { unmount } = renderScreen(<VisitEntry visit={visit({ startsAt: at(0.5) })} />, { locale: 'en' });
  expect(await screen.findByText(/This visit begins on/)).toBeVisible();
  expect(kept()).toBeNull();
  unmount();
  for (const over of [{ endsAt: at(-0.1) }, { closedAt: at(-0.5) }]) {
    const { code, school, endsAt } = visit();
    window.localStorage.setItem('sala.visit', JSON.stringify({ code, ...school, endsAt }));
    const shown = renderScreen(<VisitEntry visit={visit(over)} />, { locale: 'en' });
    expect(await screen.findByText('This visit is over')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your account' })).toBeVisible();
    expect(kept()).toBeNull();
    shown.unmount();
  }
});

test('who is signed in puts the name on the list', async () => {
  const school = await makeSchool(backend.current);
  const { id, code } = await makeVisit(backend.current, school.id);
  document.cookie = 'sala_signed_in=1; path=/';
  backend.signIn(await makePerson(backend.current));
  renderScreen(<VisitEntry visit={visit({ code })} />, { locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Put my name on the list' }));
  expect(await screen.findByText('Your name is on the list')).toBeVisible();
  expect(await listed(id)).toBe(1);
});

const signUp = async (phone: string, agrees: boolean) => {
  renderScreen(<SignupScreen />, { locale: 'en' });
  await userEvent.type(await screen.findByLabelText('Last name (family name)'), 'Sok');
  await userEvent.type(screen.getByLabelText('First name (given name)'), 'Dara');
  await userEvent.type(screen.getByLabelText('Phone number'), phone);
  if (agrees) await userEvent.click(await screen.findByLabelText('My name may be on the list of this visit'));
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(window.sessionStorage.getItem('sala-signup')).toContain('challengeId'));
};
const sentOf = async () => {
  const progress = JSON.parse(window.sessionStorage.getItem('sala-signup') ?? '{}') as Record<string, string>;
  const [challenge] = await backend.current.deps.db
    .select()
    .from(challenges)
    .where(eq(challenges.id, progress['challengeId'] ?? ''));
  return challenge?.registration?.visit;
};

test.each([true, false])('a sign-up tells of the visit, and whether the pupil agrees: %s', async (agrees) => {
  const { id, code } = await makeVisit(backend.current, (await makeSchool(backend.current)).id);
  const { school, endsAt } = visit();
  window.localStorage.setItem('sala.visit', JSON.stringify({ code, ...school, endsAt }));
  await signUp(agrees ? '012 711 001' : '012 711 002', agrees);
  expect(screen.getByText(/at the visit to Bakong High School/)).toBeVisible();
  expect(await sentOf()).toEqual({ id, isListed: agrees });
});

test('after its end the sign-up says nothing of it', async () => {
  const { code } = await makeVisit(backend.current, (await makeSchool(backend.current)).id);
  const { school } = visit();
  window.localStorage.setItem('sala.visit', JSON.stringify({ code, ...school, endsAt: at(-0.1) }));
  await signUp('012 711 003', false);
  expect(screen.queryByText(/Bakong/)).toBeNull();
  expect(await sentOf()).toBeUndefined();
});

test('the settings name the visits, and take the name off', async () => {
  const school = await makeSchool(backend.current, { name: 'Bakong High School' });
  const { id } = await makeVisit(backend.current, school.id);
  const pupil = await makePerson(backend.current);
  await putOnList(backend.current, id, pupil.id);
  backend.signIn(pupil);
  renderScreen(<SettingsScreen />, { locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: /Take my name off/ }));
  await waitFor(() => expect(screen.queryByText('Lists of school visits')).toBeNull());
  expect(await listed(id)).toBe(0);
});
