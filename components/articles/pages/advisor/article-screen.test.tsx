import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { ArticleEditPage } from '@/components/articles/staff/article-edit-page';
import { ArticleEditor } from '@/components/articles/staff/article-editor';
import { newArticle } from '@/components/articles/staff/article-form';
import { articlePreviewTexts } from '@/components/articles/staff/preview-texts';
import { articlesResource } from '@/lib/contract/articles/articles';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { ArticleScreen } from './article-screen';

// jsdom has no layout; the editor of long texts scrolls to where it writes.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const backend = useScreenBackend();
const { get, create, list, update } = articlesResource.endpoints;
type Draft = Parameters<typeof call<typeof create>>[2]['body'];
let advisor: Person;
let orgId: string;
let word: string;

beforeEach(async () => {
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  orgId = backend.current.deps.env.ORGANIZATION_ID;
  backend.signIn(advisor);
  word = `word${randomUUID().slice(0, 8)}`;
});

const write = async (overrides: Partial<Draft> = {}) => {
  const body: Draft = {
    type: 'blog',
    status: 'active',
    title_en: `Study ${word}`,
    title_kh: `រៀន ${word}`,
    description_en: 'Short',
    description_kh: 'ខ្លី',
    body_en: 'English text',
    body_kh: 'អត្ថបទខ្មែរ',
    ...overrides,
  };
  return (
    await call(
      backend.current,
      create,
      { params: { orgId }, body, idempotencyKey: randomUUID() },
      advisor.token,
    )
  ).body;
};
const read = async (id: string, as: Person | null = advisor) =>
  call(backend.current, get, { params: { orgId, id } }, as?.token);
const open = (id: string) => {
  navigation.params = { articleid: id };
  return renderScreen(<ArticleEditPage organizationId={orgId} previewTexts={articlePreviewTexts} />);
};
const replace = async (name: string | RegExp, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const view = async (name: 'Edit' | 'Preview') => userEvent.click(await screen.findByRole('tab', { name }));
const shown = async () => within(await screen.findByRole('region', { name: 'Preview: as readers see it' }));

test('an event is begun as a draft with its hours; without a beginning the field says so', async () => {
  renderScreen(<ArticleEditor article={newArticle(orgId)} previewTexts={articlePreviewTexts} />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Event');
  await replace('Title in Khmer', 'ពិព័រណ៍');
  await replace('Title in English', `Fair ${word}`);
  await press('Save');
  expect(await screen.findByText('Begins is required', { selector: 'p' })).toBeVisible();
  const begins = within(screen.getByRole('group', { name: 'Begins' }));
  await typeDay('Day', '25042027', begins);
  // Browsers give a time as a whole, from fields of their own.
  fireEvent.change(begins.getByLabelText('Time'), { target: { value: '08:00' } });
  await press('Save');
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  const { body } = await read(`fair-${word}`);
  expect(body).toMatchObject({ type: 'event', status: 'inactive', startsAt: '2027-04-25T01:00:00.000Z' });
  expect((await read(body.id, null)).status).toBe(404);
});

test('the preview is what readers get: the published language with a note, the drawing, the words', async () => {
  const { id } = await write({ publishedIn: 'kh', topics: ['financial'], tags_en: ['exam'] });
  open(id);
  await view('Preview');
  const preview = await shown();
  expect(await preview.findByText('This text is in Khmer only so far.')).toBeVisible();
  expect(preview.getByText('អត្ថបទខ្មែរ')).toBeVisible();
  expect(preview.queryByText('English text')).toBeNull();
  expect(preview.getByText('exam')).toBeVisible();
  await view('Edit');
  await userEvent.click(screen.getByRole('radio', { name: /^Khmer and English/ }));
  await view('Preview');
  expect(await (await shown()).findByText('English text')).toBeVisible();
});

test('a day that lies ahead is a schedule; readers do not have it yet', async () => {
  const { id } = await write({ status: 'inactive' });
  open(id);
  await userEvent.click(await screen.findByRole('radio', { name: /^Publish/ }));
  const from = within(screen.getByRole('group', { name: /^Visible from/ }));
  await typeDay('Day', '1/2/2099', from);
  await press('Save');
  await waitFor(async () => expect((await read(id)).body).toMatchObject({ status: 'active', version: 2 }));
  expect((await read(id)).body.published_date).toMatch(/^2099-/);
  expect((await read(id, null)).status).toBe(404);
});

test('a picture is sent at once; what it shows is asked for in each published language', async () => {
  const { id } = await write();
  open(id);
  const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#3366aa' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'fair.jpg', {
    type: 'image/jpeg',
  });
  fireEvent.change(await screen.findByLabelText('Picture: Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByRole('button', { name: 'Choose another picture' })).toBeVisible();
  await press('Save');
  expect(
    await screen.findByText('What the picture shows in Khmer is required', { selector: 'p' }),
  ).toBeVisible();
  await replace('What the picture shows in Khmer', 'ពិព័រណ៍');
  await replace('What the picture shows in English', 'A fair');
  await replace(/^Photo by/, 'Sok Dara');
  await press('Save');
  await waitFor(async () =>
    expect((await read(id, null)).body).toMatchObject({
      coverUrl: expect.stringMatching(/^\/storage\/public\/.+\.jpg$/) as string,
      coverAlt_en: 'A fair',
      coverCredit: 'Sok Dara',
    }),
  );
  await view('Preview');
  expect(await (await shown()).findByRole('img', { name: 'A fair' })).toBeVisible();
  expect((await shown()).getByText('Photo: Sok Dara')).toBeVisible();
});

test('an editor chooses the drawing of an article without a picture, and leaves the choice to Sala again', async () => {
  const { id } = await write();
  open(id);
  const drawing = await screen.findByRole('combobox', { name: /^Drawing/ });
  await userEvent.selectOptions(drawing, 'A ferry');
  await press('Save');
  await waitFor(async () => expect((await read(id, null)).body.drawing).toBe('cover-ferry'));
  await userEvent.selectOptions(drawing, 'One that fits the article');
  await press('Save');
  await waitFor(async () => expect((await read(id, null)).body.drawing).toBeNull());
});

test('a text with a table is written as Markdown, and an earlier simple one in the editor again', async () => {
  const { id } = await write();
  const table = '| Item | Cost |\n| --- | --- |\n| Room | 40 |';
  const body = { body_en: `Before\n\n${table}` };
  await call(backend.current, update, { params: { orgId, id }, body, version: 1 }, advisor.token);
  open(id);
  const box = await screen.findByRole('textbox', { name: 'Text in English' });
  expect(box).toHaveValue(body.body_en);
  await userEvent.click(box);
  await userEvent.type(box, ' ', { initialSelectionStart: 0, initialSelectionEnd: 6 });
  await press('Save');
  await waitFor(async () => expect((await read(id)).body.version).toBe(3));
  expect((await read(id)).body.body_en).toContain(table);
  await press('Put version 1 into the editor');
  expect(await screen.findByRole('toolbar', { name: 'Format: Text in English' })).toBeVisible();
});

test('the list shows drafts and what is published, by type and newest first', async () => {
  await write({ status: 'inactive', published_date: '2026-01-02T00:00:00.000Z' });
  await write({ type: 'job', published_date: '2026-01-01T00:00:00.000Z', title_en: `Job ${word}` });
  navigation.search = new URLSearchParams({ keyword: word });
  const { unmount } = renderScreen(<ArticleScreen organizationId={orgId} />);
  const rows = within(await screen.findByRole('table'));
  expect(rows.getAllByRole('link', { name: new RegExp(word) }).map((link) => link.textContent)).toEqual([
    `Study ${word}`,
    `Job ${word}`,
  ]);
  expect(rows.getByText('Draft')).toBeVisible();
  // A draft has a day for its order alone.
  const days = rows
    .getAllByRole('row')
    .map(({ textContent }) => /\d{2}-\D{3}-\d{4}/.exec(textContent.replaceAll('\u2060', ''))?.[0]);
  expect(days).toEqual([undefined, undefined, '01-Jan-2026']);
  unmount();
  navigation.search = new URLSearchParams({ keyword: word, type: 'job' });
  const jobs = renderScreen(<ArticleScreen organizationId={orgId} />, { locale: 'km' });
  const khmer = within(await screen.findByRole('table'));
  expect(khmer.getAllByRole('link', { name: `រៀន ${word}` })).toHaveLength(1);
  jobs.unmount();
  backend.answer(list, { status: 500 });
  renderScreen(<ArticleScreen organizationId={orgId} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
