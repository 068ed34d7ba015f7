import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { categories } from '@/backend/db/schema';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import type { Locale } from '@/lib/i18n/locales';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { signedInHintName } from '@/lib/session/cookies';
import { seekerStore, silentSeeker } from '@/components/schools/seeker/seeker';
import { call } from '@/tests/support/backend';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { makeQuestionnaire, subjectOf } from '@/tests/support/orientation';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { onWideScreen } from '@/tests/support/wide-screen';
import { readOrientation } from './orientation-store';
import { ResultPage } from './result-page';

const backend = useScreenBackend();
beforeEach(() => {
  sharedQueryClient().clear();
  seekerStore.write(null);
  document.cookie = `${signedInHintName}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
});

const takenAt = '2026-11-01T03:00:00.000Z';
const storeState = (test: 'holland' | 'personality', state: object, ...results: object[]) =>
  localStorage.setItem(
    `sala.orientation:${test}`,
    JSON.stringify({
      version: 1,
      answers: {},
      ...state,
      results: results.map((each) => ({ takenAt, kept: false, ...each })),
    }),
  );
const store = (test: 'holland' | 'personality', ...results: object[]) => storeState(test, {}, ...results);
const curious = { code: 'IAS', scores: { R: 10, I: 40, A: 30, S: 30, E: 10, C: 10 } };
const quiet = { code: 'INFP-T', scores: { EI: 20, SN: 28, TF: 30, JP: 10, AT: 29 } };
const show = (test: 'holland' | 'personality', locale: Locale = 'en') =>
  renderScreen(<ResultPage test={test} organizationId={backend.current.deps.env.ORGANIZATION_ID} />, {
    locale,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('without a result it leads to the test', () => {
  show('holland');
  expect(screen.getByText('There is no result here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the test' })).toHaveAttribute(
    'href',
    '/en/orientation-test/Holland/start',
  );
});

test('interests that lie close together have no letters, here and in what is shared', async () => {
  const scores = { R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 };
  store('holland', { code: 'RIA', scores }, { code: 'RIA', scores, takenAt: '2026-10-01T03:00:00.000Z' });
  window.history.replaceState(null, '', '/en/orientation-test/Holland/result');
  show('holland');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Six interests alike');
  const notes = await region('How to read this');
  expect(notes.getByText(/differences of a few points mean nothing/)).toBeVisible();
  const chart = screen.getByRole('heading', { name: 'Six kinds of interest' });
  const first = screen.getByRole('heading', { name: 'How to read this' });
  expect(first.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('heading', { name: 'Your three strongest interests' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    expect.stringContaining('My+result%3A+Six+interests+alike'),
  );
  expect(screen.getByAltText('Card of this result').getAttribute('src')).toContain('code=even');
  await screen.findByText('With equal scores no major stands out. Look around among all of them.');
  expect(screen.queryByText('RIA')).not.toBeInTheDocument();
  expect(document.title).not.toContain('RIA');
});

test('interests: hexagon, numbers, ties, majors with reasons, and a program that can be applied to', async () => {
  const b = backend.current;
  await b.deps.db.insert(categories).values({
    id: 'psychology',
    field: 'soc',
    fieldName: 'Social Sciences',
    fieldNameNative: 'វិទ្យាសាស្ត្រសង្គម',
    name: 'Psychology',
    nameNative: 'ចិត្តវិទ្យា',
    createdAt: b.clock.now(),
  });
  const both = (text: string) => ({ en: text, km: text });
  const scholarship = {
    key: 'merit',
    title: both('Merit'),
    description: both('For the best'),
    coverage: both('Half the fee'),
    coveragePercent: 50,
    seats: 10,
    deadline: '2027-09-01',
    eligibility: both('Grade A'),
  };
  const near = await makeSchool(b, { province: '07', scholarships: [scholarship] });
  await makeProgram(b, near.id, { name: 'Bachelor of Psychology', categoryId: 'psychology' });
  await makeProgram(b, near.id, {
    name: 'Master of Psychology',
    degree: 'master',
    categoryId: 'psychology',
  });
  store('holland', curious, { ...curious, code: 'RIA', takenAt: '2026-10-01T03:00:00.000Z' });
  show('holland');
  expect(await screen.findByRole('img', { name: /hexagon.*Investigative 40/ })).toBeVisible();
  expect((await region('Six kinds of interest')).getAllByRole('listitem')[0]).toHaveTextContent(
    'Investigative40 of 40',
  );
  expect(
    (await region('How to read this')).getByText(
      'Artistic = Social are equal, so their order means nothing.',
    ),
  ).toBeVisible();
  const majors = await region('Majors that may suit you');
  expect(majors.getAllByText(/Because you like: .*Investigative/).length).toBeGreaterThan(0);
  const programs = await region('Open programs for you');
  expect(await programs.findByRole('link', { name: 'Bachelor of Psychology' })).toBeVisible();
  // Whoever has finished grade 12 is not sent to a master's degree.
  expect(programs.getByRole('link', { name: 'Master of Psychology' })).toBeVisible();
  act(() => void seekerStore.write({ ...silentSeeker, standing: 'bac2', grade: 'C' }));
  await waitFor(() =>
    expect(programs.queryByRole('link', { name: 'Master of Psychology' })).not.toBeInTheDocument(),
  );
  await userEvent.selectOptions(programs.getByLabelText('Province'), '01');
  expect(await programs.findByText('No open program matches both province and budget.')).toBeVisible();
  await userEvent.click(programs.getByRole('button', { name: 'Show all provinces and prices' }));
  expect(await programs.findByRole('link', { name: 'Bachelor of Psychology' })).toBeVisible();
  const schools = await region('Schools that teach this');
  const links = (await schools.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/en/school/${near.slug}`,
    `/en/school/${near.slug}#scholarships`,
    `/en/school/${near.slug}#contact`,
  ]);
  expect((await region('Earlier results')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/scores=10\.40\.30\.30\.10\.10$/)).toBeVisible();
});

test('personality: axes, balance and closeness are said, and both tests together', async () => {
  store('personality', quiet);
  store('holland', curious);
  show('personality');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your personality type');
  expect(screen.getByText('INFP-T')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Outgoing 25%, Inward 75%' })).toBeVisible();
  const notes = await region('How to read this');
  expect(notes.getByText(/Reasoning – Feeling: you are exactly in the middle/)).toBeVisible();
  expect(notes.getByText(/Practical – Imaginative, Assertive – Turbulent: only just/)).toBeVisible();
  expect(notes.getByText(/not affiliated with The Myers & Briggs Foundation/)).toBeVisible();
  const together = await region('Both tests together');
  expect(together.getByText(/interests are IAS, your type is INFP-T/)).toBeVisible();
});

test('a type is shown by its name, figure and story, and names the page', async () => {
  store('personality', quiet);
  show('personality');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verse Writer');
  expect(screen.getByText('Encouragers')).toBeVisible();
  expect(document.querySelector('header img')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/mind-INFP\.svg$/),
  );
  expect(document.title).toBe('INFP-T · Verse Writer - Sala');
  const story = await region('What it means');
  expect(story.getByText('You are honest with yourself')).toBeVisible();
  expect(story.getByText('How you learn')).toBeVisible();
  const share = await region('Share your result');
  const card = '/api-qa/v1/result_picture?code=INFP-T&lang=en&shape=tall';
  const save = share.getByRole('link', { name: 'Save as a picture' });
  expect(save).toHaveAttribute('href', card);
  expect(save).toHaveAttribute('download', 'sala-INFP-T.png');
  expect(share.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    expect.stringContaining('Verse+Writer'),
  );
  fireEvent.error(share.getByRole('img', { name: 'Card of this result' }));
  expect(share.queryByRole('link', { name: 'Save as a picture' })).not.toBeInTheDocument();
  expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the strongest interests have a figure each, and what to do with them', async () => {
  store('holland', curious);
  show('holland', 'km');
  const strongest = await region('ចំណាប់អារម្មណ៍ខ្លាំងជាងគេបីរបស់អ្នក');
  const figures = strongest.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(figures.map((src) => src?.split('/').at(-1))).toEqual([
    'interest-I.svg',
    'interest-A.svg',
    'interest-S.svg',
  ]);
  expect(await strongest.findAllByText('សូមសាកល្បង')).toHaveLength(3);
});

test('on a phone the long parts are folded and lists begin short, until they are asked for', async () => {
  store('personality', quiet);
  show('personality');
  const detail = await region('Personality detail');
  expect(detail.getByText('You gain energy in quiet.')).not.toBeVisible();
  await userEvent.click(detail.getByRole('heading', { name: 'Personality detail' }));
  expect(detail.getByText('You gain energy in quiet.')).toBeVisible();
  const majors = await region('Majors that may suit you');
  expect(majors.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(majors.getByRole('button', { name: /^Show all/ }));
  expect(majors.getAllByRole('listitem').length).toBeGreaterThan(4);
});

test('a wide screen shows everything at once', async () => {
  using _wide = onWideScreen();
  store('personality', quiet);
  show('personality');
  const detail = await region('Personality detail');
  expect(detail.getByText('You gain energy in quiet.')).toBeVisible();
  const majors = await region('Majors that may suit you');
  expect(majors.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

test('a shared link shows the result without a name, and nothing of the reader', async () => {
  store('holland', curious);
  window.history.replaceState(null, '', '/?scores=40.10.10.10.10.30');
  show('holland', 'km');
  expect(screen.getByText('RCI')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ធ្វើតេស្តដោយខ្លួនឯង' })).toBeVisible();
  expect(screen.queryByText('ចែករំលែកលទ្ធផលរបស់អ្នក')).not.toBeInTheDocument();
  expect(await screen.findByText('ការងារដែលអាចសាកសមនឹងអ្នក')).toBeVisible();
});

test('a result has four parts, each with its address and a way to the next', async () => {
  store('personality', quiet);
  show('personality');
  const selected = () => screen.getByRole('tab', { selected: true });
  await screen.findByRole('tablist', { name: 'Parts of the result' });
  expect(selected()).toHaveTextContent('You');
  await userEvent.click(screen.getByRole('button', { name: 'Majors that may suit you' }));
  expect(selected()).toHaveTextContent('Majors');
  expect(selected()).toHaveFocus();
  expect(window.location.hash).toBe('#majors');
  await userEvent.click(screen.getByRole('tab', { name: 'Next' }));
  expect(window.location.hash).toBe('#next');
  expect(screen.getByRole('tabpanel', { name: 'Next' })).toContainElement(
    screen.getByRole('region', { name: 'Share your result' }),
  );
  window.history.back();
  await waitFor(() => expect(selected()).toHaveTextContent('Majors'));
});

test('an address opens its part', async () => {
  store('personality', quiet);
  window.history.replaceState(null, '', '/en/orientation-test/MBTI/result#programs');
  show('personality');
  expect(await screen.findByRole('tab', { name: 'Programs', selected: true })).toBeVisible();
});

test('a failing search for programs says so and can be tried again', async () => {
  store('holland', curious);
  backend.answer(subjectsResource.endpoints.enrollment, { status: 500 }, 'always');
  show('holland');
  const programs = await region('Open programs for you');
  expect(await programs.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('logging in brings a visitor’s result to the account; another person sees none of it', async () => {
  const b = backend.current;
  const [person, stranger] = [await makePerson(b), await makePerson(b)];
  const items = await makeQuestionnaire(b, 'holland');
  const answers = Object.fromEntries(
    items.map(({ questionId, scale }) => [questionId, scale === 'E' ? 4 : 1]),
  );
  store('holland', { code: 'ERI', scores: { R: 10, I: 10, A: 10, S: 10, E: 40, C: 10 }, answers });
  backend.signIn(person);
  document.cookie = `${signedInHintName}=1; path=/`;
  const { unmount } = show('holland');
  expect(await screen.findByText('Kept in your account.')).toBeVisible();
  const params = { orgId: b.deps.env.ORGANIZATION_ID };
  const kept = await call(b, orientationResource.endpoints.holland, { params }, person.token);
  expect(kept.body?.result.code).toBe('ERI');
  unmount();

  backend.signIn(stranger);
  sharedQueryClient().clear();
  vi.useRealTimers();
  show('holland');
  await waitFor(() => expect(screen.getByText('There is no result here yet')).toBeVisible());
});

test('a result reaches the account though its answers do not; they wait for the next time', async () => {
  const b = backend.current;
  const items = await makeQuestionnaire(b, 'personality');
  const place = {
    organizationId: b.deps.env.ORGANIZATION_ID,
    subjectId: subjectOf(b, 'personality'),
  };
  const answers = Object.fromEntries(items.map(({ questionId }) => [questionId, 3]));
  storeState('personality', { place, answers, pending: Object.keys(answers) }, { ...quiet, answers });
  backend.answer(userAnswersResource.endpoints.add, 'network-error');
  backend.signIn(await makePerson(b));
  document.cookie = `${signedInHintName}=1; path=/`;
  show('personality');
  expect(await screen.findByText('Kept in your account.')).toBeVisible();
  expect(readOrientation('personality').pending).toHaveLength(items.length);
});
