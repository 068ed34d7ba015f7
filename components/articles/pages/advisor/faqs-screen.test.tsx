import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { siteTextsResource } from '@/lib/contract/articles/site-texts';
import { localeNames } from '@/lib/i18n/locales';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { FaqsCreateScreen } from '@/components/articles/pages/advisor/faqs/create-screen';
import { FaqsEditScreen } from '@/components/articles/pages/advisor/faqs/edit-screen';
import { AdvisorFaqsScreen } from './faqs-screen';
import { HelpCenterEditScreen } from '@/components/articles/pages/advisor/help-center/edit-screen';
import { AdvisorHelpCenterScreen } from './help-center-screen';

// jsdom has no layout; the editor of long texts scrolls to where it writes.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const backend = useScreenBackend();
const { list, get, create, update } = siteTextsResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];
let advisor: Person;
let word: string;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
  word = `word${randomUUID().slice(0, 8)}`;
});

const question = (overrides: Partial<Draft> = {}): Draft => ({
  kind: 'faq',
  slug: `question-${randomUUID()}`,
  section: 'admission',
  order: 1,
  status: 'active',
  title_en: `When ${word}?`,
  title_kh: 'ពេលណា?',
  description_en: '',
  description_kh: '',
  body_en: 'In May.',
  body_kh: 'ខែឧសភា។',
  ...overrides,
});
const write = async (overrides: Partial<Draft> = {}) =>
  (
    await call(
      backend.current,
      create,
      { body: question(overrides), idempotencyKey: randomUUID() },
      advisor.token,
    )
  ).body;
const read = async (id: string) => (await call(backend.current, get, { params: { id } }, advisor.token)).body;
const asReader = async (slug: string) =>
  (await call(backend.current, list, { query: { slug, status: 'active' } })).body.data;
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const open = async (id: string) => {
  navigation.params = { articleid: id };
  return renderScreen(<FaqsEditScreen />);
};

test('a question is begun as a draft that no reader sees', async () => {
  renderScreen(<FaqsCreateScreen />);
  await retype('Question in Khmer', 'ពេលណា?');
  await retype('Question in English', `When ${word}?`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Admission');
  await press('Save');
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  const { data } = (
    await call(backend.current, list, { query: { slug: `when-${word}`, status: 'all' } }, advisor.token)
  ).body;
  expect(data).toMatchObject([
    { status: 'inactive', section: 'admission', title_en: `When ${word}?`, body_en: '' },
  ]);
  expect(navigation.replace.mock.calls[0]?.[0]).toContain(`/advisor/faqs/${data[0]?.id ?? '?'}/edit`);
  expect(await asReader(`when-${word}`)).toEqual([]);
});

test('what is missing and what is taken is said at its field', async () => {
  const { slug } = await write();
  renderScreen(<FaqsCreateScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question in Khmer is required', { selector: 'p' })).toBeVisible();
  await retype('Question in Khmer', 'ពេលណា?');
  await retype('Question in English', 'When?');
  await retype(/^Address of the page/, slug);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Admission');
  await press('Save');
  expect(
    await screen.findByText('Address of the page is already in use. Choose another one.', { selector: 'p' }),
  ).toBeVisible();
});

test('one language is published, the other stays a draft; the preview shows what readers get', async () => {
  const { id, slug } = await write({ status: 'inactive', body_kh: '' });
  await open(id);
  await userEvent.click(await screen.findByRole('radio', { name: /^Publish/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^English only/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview: as readers see it' }));
  await userEvent.click(preview.getByRole('button', { name: localeNames.km }));
  expect(await preview.findByText(`When ${word}?`)).toBeVisible();
  await press('Save');
  await waitFor(async () =>
    expect(await asReader(slug)).toMatchObject([{ body_en: 'In May.', body_kh: '' }]),
  );
  expect(await read(id)).toMatchObject({ status: 'active', publishedIn: 'en', version: 2 });
});

test('both languages are published only with both texts', async () => {
  const { id } = await write({ status: 'inactive', body_kh: '' });
  await open(id);
  await userEvent.click(await screen.findByRole('radio', { name: /^Publish/ }));
  await press('Save');
  expect(await screen.findByText('Answer in Khmer is required', { selector: 'p' })).toBeVisible();
  expect(await read(id)).toMatchObject({ status: 'inactive', version: 1 });
});

test('an earlier version is put into the editor and saved from there', async () => {
  const { id } = await write();
  await call(
    backend.current,
    update,
    { params: { id }, body: { title_en: `Changed ${word}` }, version: 1 },
    advisor.token,
  );
  await open(id);
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText(`Version 2: Changed ${word}`)).toBeVisible();
  expect(history.getByText('Saved now')).toBeVisible();
  await userEvent.click(history.getByRole('button', { name: 'Put version 1 into the editor' }));
  await waitFor(async () => expect(await field('Question in English')).toHaveValue(`When ${word}?`));
  await press('Save');
  await waitFor(async () => expect(await read(id)).toMatchObject({ title_en: `When ${word}?`, version: 3 }));
  expect(await history.findByText(`Version 3: When ${word}?`)).toBeVisible();
});

test('somebody else was faster: both texts are there, nothing is written over', async () => {
  const { id } = await write();
  await open(id);
  await retype('Question in English', `Mine ${word}`);
  await call(
    backend.current,
    update,
    { params: { id }, body: { title_en: `Theirs ${word}` }, version: 1 },
    advisor.token,
  );
  await press('Save');
  expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeVisible();
  expect(screen.getByText(`Theirs ${word}`, { selector: 'dd' })).toBeVisible();
  expect(await field('Question in English')).toHaveValue(`Mine ${word}`);
  await press('Go on with mine');
  await press('Save');
  await waitFor(async () => expect(await read(id)).toMatchObject({ title_en: `Mine ${word}`, version: 3 }));
});

test('unsaved work is asked about before the list is opened', async () => {
  const { id } = await write();
  await open(id);
  await retype('Question in English', 'Mine');
  await screen.findByText('Stored on this device');
  await userEvent.click(screen.getByRole('link', { name: 'Frequently asked questions' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('a question is deleted after a question', async () => {
  const { id, slug } = await write();
  await open(id);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete “When ${word}?”?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  expect(await asReader(slug)).toEqual([]);
});

test('the list has drafts and what is scheduled; a help text is not among the questions', async () => {
  await write({ status: 'inactive' });
  await write({ published_date: '2099-01-01T01:00:00.000Z' });
  await write({ kind: 'help', section: null });
  navigation.search = new URLSearchParams({ keyword: word });
  const { unmount } = renderScreen(<AdvisorFaqsScreen />);
  const rows = within(await screen.findByRole('table'));
  expect(rows.getAllByRole('link', { name: `When ${word}?` })).toHaveLength(2);
  expect(rows.getByText('Draft')).toBeVisible();
  expect(rows.getByText(/^From 01-\u2060Jan-\u20602099/)).toBeVisible();
  unmount();
  renderScreen(<AdvisorHelpCenterScreen />, { locale: 'km' });
  const texts = within(await screen.findByRole('table'));
  expect(texts.getAllByRole('link', { name: 'ពេលណា?' })).toHaveLength(1);
  expect(texts.getByText('ជំនួយ')).toBeVisible();
});

test('a question has no page at the desk of help texts; nothing found and failures say so', async () => {
  const { id } = await write();
  navigation.params = { articleid: id };
  const { unmount } = renderScreen(<HelpCenterEditScreen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    "Sorry, we couldn't find this page",
  );
  unmount();
  navigation.search = new URLSearchParams({ keyword: 'zzzz-nothing' });
  const empty = renderScreen(<AdvisorFaqsScreen />);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  empty.unmount();
  backend.answer(list, { status: 500 });
  renderScreen(<AdvisorFaqsScreen />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
