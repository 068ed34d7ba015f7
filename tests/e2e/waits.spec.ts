import { randomUUID } from 'node:crypto';
import { answerDayOf } from '@/lib/domain/accounts/waiting';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

/** The journeys of both languages ask for papers of their own. */
const asked = { km: { copy: 'soft', kind: 'recommendation' }, en: { copy: 'hard', kind: 'other' } } as const;

test.use({ person: 'student' });

test('a paper that a student asks for waits at the desk with a name and a last day, until it is answered', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  const [t, today] = [texts('portalPapers'), texts('today')];
  const { copy, kind } = asked[language];
  const address = `/profile/documentreport/${copy}copy-request`;
  const purpose = `Visa ${randomUUID().slice(0, 8)}`;
  const by = formatDate(answerDayOf('papers', dayInCambodia(new Date())), language);
  const ofStudent = () => page.getByRole('listitem').filter({ hasText: purpose });

  await page.goto(path(address));
  await untilReady(page);
  await page.getByRole('combobox', { name: t('fields.kind'), exact: true }).selectOption(kind);
  await page.getByRole('textbox', { name: t('fields.purpose') }).fill(purpose);
  if (copy === 'hard')
    await page.getByRole('combobox', { name: t('fields.campusId') }).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('send') }).click();
  await expect(ofStudent()).toContainText(t('waits', { date: by } as never));
  await expectNoOverflow(page);

  const office = await browser.newContext({
    baseURL,
    storageState: await sessionOf('schoolAdmin', baseURL),
    viewport: page.viewportSize(),
  });
  const desk = await office.newPage();
  const read = async <Answer>(call: string) => (await (await desk.request.get(call)).json()) as Answer;
  const { sub } = await read<{ sub: string }>('/api-auth/userinfo');
  const { list } = await read<{ list: { kind: string; params: Record<string, string> }[] }>(
    `/api-notification/users/${sub}/notifications`,
  );
  expect(
    list.some(({ kind: told, params }) => told === 'paper-asked' && params['name'] === 'Sok Sreypich'),
  ).toBe(true);

  await desk.goto(path('/partner/dashboard'));
  const waiting = desk.getByRole('list', { name: today('title') });
  const row = waiting
    .getByRole('listitem')
    // Files and prints are worked off on one page.
    .filter({ has: desk.locator('a[href*="softcopy-request"]'), hasText: today('asked.papers') })
    .filter({ hasText: t(`kind.${kind}`) })
    .filter({ hasText: by });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(today('waitsBy', { days: 0, date: by } as never));
  await expectNoOverflow(desk);
  const counted = async () => (await read<{ counts: { papers: number } }>('/api-user/waiting')).counts.papers;
  // The other language asks and is answered meanwhile.
  await expect(async () => {
    await desk.reload();
    const count = await counted();
    const link = desk.getByRole('link', { name: today('all.papers', { count } as never), exact: true });
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await row.getByRole('link').click();
  const queued = desk.getByRole('listitem').filter({ hasText: purpose });
  await expect(queued).toContainText(t('waits', { date: by } as never));
  await queued.getByRole('button', { name: t('reject') }).click();
  const question = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await question.getByLabel(t('reason')).fill('Ask your teacher for it.');
  await question.getByRole('button', { name: t('reject') }).click();
  await expect(queued).toContainText(t('status.rejected'));
  await expect(queued).not.toContainText(by);
  await desk.goto(path('/partner/dashboard'));
  await expect(waiting).toBeVisible();
  await expect(row).toHaveCount(0);
  await office.close();

  await page.reload();
  await expect(ofStudent()).toContainText('Ask your teacher for it.');
  await expect(ofStudent()).not.toContainText(by);
});
