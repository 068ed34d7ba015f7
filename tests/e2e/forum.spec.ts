import type { Page } from '@playwright/test';
import { demo, expect, expectNoOverflow, sessionOf, test, untilReady } from './fixtures';

/** A question of the demo, and the same in other words and spellings. */
const asked = {
  km: {
    known: 'ប្រឡងបាក់ឌុបបាននិទ្ទេស D តើអាចសុំអាហារូបករណ៍បានទេ?',
    again: 'និទ្ទេស D បាក់ឌុប អាចបាន scholarship ទេ?',
    answer: 'បាន។ សូមអានទំព័រអាហារូបករណ៍។',
    chat: 'សូមអរគុណ!',
  },
  en: {
    known: 'Is a two-year associate degree enough to find a job?',
    again: 'Can I find a job with an associate degree?',
    answer: 'Yes. Read about careers first.',
    chat: 'Thank you!',
  },
} as const;

test.use({ person: 'student' });

/** What a browser's own call of a page of the site says. */
const ownCall = () => ({ 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' });
const unreadOf = async (page: Page): Promise<number> => {
  const label = await page.locator('header button[aria-label*=":"]').first().getAttribute('aria-label');
  return Number(label?.replace(/\D/g, '') ?? 0);
};

test('asked with a hidden name beside its duplicate; the answer reaches the open page and the bell once, and the chat both people', async ({
  page,
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(120_000);
  const [ask, thread] = [texts('ownQuestion'), texts('thread')];
  const own = asked[language];
  const context = await browser.newContext({
    storageState: await sessionOf('advisor', baseURL),
    ...(baseURL && { baseURL }),
  });
  const advisor = context.request;

  await page.goto(path('/forum/question'));
  await untilReady(page);
  const title = page.getByRole('textbox', { name: ask('ask.title') });
  await title.fill(own.again);
  await expect(page.getByRole('link', { name: own.known })).toBeVisible();
  await expectNoOverflow(page);
  // The same words of one person are refused within a day, also at a second try of this test.
  await title.fill(`${own.again} ${Date.now() % 10_000}`);
  await page.getByRole('checkbox', { name: ask('ask.hideName') }).check();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/questions'),
  );
  await page.getByRole('button', { name: ask('ask.send') }).click();
  const question = (await (await answered).json()) as {
    questionId: string;
    organizationId: string;
    subjectId: string;
    state: string;
  };
  const { questionId, organizationId, subjectId } = question;
  if (question.state === 'held') {
    await expect(page.getByText(ask('ask.heldTitle'))).toBeVisible();
    const rows = [{ kind: 'question', id: questionId, decision: 'release', reason: 'OK' }];
    const decided = await advisor.post('/api-user/reviews/decisions', {
      data: { rows },
      headers: ownCall(),
    });
    expect(await decided.json()).toMatchObject({ outcomes: [{ ok: true }] });
  }

  const address = path(`/forum/answer/${questionId}`);
  await page.goto(address);
  await untilReady(page);
  await page.getByRole('button', { name: thread('chat.open') }).click();
  await expect(page.getByRole('log')).toBeVisible();
  const before = await unreadOf(page);
  const place = `/api-qa/v1/organizations/${organizationId}/subjects/${subjectId}/questions/${questionId}`;
  const sent = await advisor.post(`${place}/userAnswers`, {
    data: { answer: own.answer },
    headers: ownCall(),
  });
  expect(sent.status()).toBe(201);
  await expect(page.getByText(own.answer, { exact: true })).toHaveCount(1, { timeout: 15_000 });
  // The journeys of both languages are one person's: more may have come, but of this question one notice.
  await expect.poll(() => unreadOf(page)).toBeGreaterThan(before);
  const me = (await (await page.request.get('/api-auth/userinfo')).json()) as Record<string, string>;
  const notices = await page.request.get(
    `/api-notification/users/${me['sub']}/notifications?topic=questions`,
  );
  const { list } = (await notices.json()) as { list: { href: string }[] };
  expect(list.filter(({ href }) => href.includes(questionId))).toHaveLength(1);

  // Both talk below it, each in a browser of their own.
  const other = await context.newPage();
  await other.goto(address);
  await untilReady(other);
  await other.getByRole('button', { name: thread('chat.open') }).click();
  await expect(other.getByRole('log')).toBeVisible();
  await page.getByRole('textbox', { name: thread('chat.label') }).fill(own.chat);
  await page.getByRole('button', { name: thread('chat.send'), exact: true }).click();
  await expect(other.getByText(own.chat, { exact: true })).toHaveCount(1);
  await expect(page.getByText(own.chat, { exact: true })).toHaveCount(1);
  await context.close();

  // What visitors get has the answer, and the name of who asked nowhere: not in the text, its data or its facts.
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
  const html = await (await visitor.request.get(address)).text();
  expect(html).toContain(own.answer);
  const secrets = ['sub', 'given_name', 'given_name#km'].map((claim) => me[claim]).filter(Boolean);
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of [...secrets, demo.accounts['student']?.username]) expect(html).not.toContain(secret);
  expect(html).toContain('QAPage');
  await visitor.close();
});
