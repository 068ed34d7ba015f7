import { demo, expect, sessionOf, test, untilReady } from './fixtures';

/** Who asks, and a question of the demo in other words and spellings. The journeys of both languages are two people's. */
const asked = {
  km: {
    role: 'student',
    known: 'ប្រឡងបាក់ឌុបបាននិទ្ទេស D តើអាចសុំអាហារូបករណ៍បានទេ?',
    again: 'និទ្ទេស D បាក់ឌុប អាចបាន scholarship ទេ?',
    answer: 'បាន។ សូមអានទំព័រអាហារូបករណ៍។',
  },
  en: {
    role: 'guardian',
    known: 'Is a two-year associate degree enough to find a job?',
    again: 'Can I find a job with an associate degree?',
    answer: 'Yes. Read about careers first.',
  },
} as const;

/** Why a first question is shown: what is told of that is not told of the answer. */
const reason = 'Read and shown';

const ownCall = () => ({ 'idempotency-key': crypto.randomUUID(), 'sec-fetch-site': 'same-origin' });

test('a question in another spelling is shown as similar, asked and answered; bell, mail and Telegram tell once each', async ({
  browser,
  baseURL,
  path,
  texts,
  language,
}) => {
  test.setTimeout(180_000);
  const own = asked[language];
  const [settings, ask, notices] = [texts('settings'), texts('ownQuestion'), texts('notification')];
  const contextOf = async (role: string) =>
    browser.newContext({ storageState: await sessionOf(role, baseURL), ...(baseURL && { baseURL }) });
  const [person, staff] = [await contextOf(own.role), await contextOf('advisor')];
  const page = await person.newPage();
  const me = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string; email: string };
  const channels = `/api-notification/users/${me.sub}/channels`;
  // An earlier try may have left its choice and its link.
  await page.request.delete(`${channels}/telegram`, { headers: ownCall() });
  const choices = [
    { topic: 'questions', channel: 'telegram', on: true },
    { topic: 'questions', channel: 'mail', on: false },
  ];
  await page.request.patch(channels, { data: { choices }, headers: ownCall() });

  // The chat is linked from the settings, and mail is chosen for questions.
  await page.goto(path('/profile/settings'));
  await untilReady(page);
  await page.getByRole('button', { name: settings('notices.telegram.link') }).click();
  const link = page.getByRole('link', { name: settings('notices.telegram.open') });
  const chat = await person.newPage();
  await chat.goto((await link.getAttribute('href')) ?? '');
  await chat.getByRole('button', { name: /Start/ }).click();
  await chat.locator('button[value="yes"]').click();
  await page.getByRole('button', { name: settings('notices.telegram.confirm') }).click();
  await expect(page.getByText(settings('notices.telegram.linked'))).toBeVisible();
  const topic = page.getByRole('group', { name: notices('topic.questions') });
  const byTopic = page.getByText(settings('notices.byTopic'));
  await byTopic.click();
  const mail = topic.getByRole('checkbox', { name: settings('notices.channel.mail') });
  await mail.click();
  await expect(mail).toBeChecked();

  // Asked beside what was asked before.
  await page.goto(path('/forum/question'));
  await untilReady(page);
  const title = page.getByRole('textbox', { name: ask('ask.title') });
  await title.fill(own.again);
  await expect(page.getByRole('link', { name: own.known })).toBeVisible();
  const words = `${own.again} ${Date.now() % 1_000_000}`;
  await title.fill(words);
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/questions'),
  );
  await page.getByRole('button', { name: ask('ask.send') }).click();
  const { questionId, organizationId, subjectId, state } = (await (await sent).json()) as Record<
    string,
    string
  >;
  // Whoever looks at the question has read the answer, and is told nowhere else.
  await page.goto(path('/profile/settings'));
  if (state === 'held') {
    const rows = [{ kind: 'question', id: questionId, decision: 'release', reason }];
    await staff.request.post('/api-user/reviews/decisions', { data: { rows }, headers: ownCall() });
  }
  const place = `/api-qa/v1/organizations/${organizationId}/subjects/${subjectId}/questions/${questionId}`;
  const answered = await staff.request.post(`${place}/userAnswers`, {
    data: { answer: own.answer },
    headers: ownCall(),
  });
  expect(answered.status()).toBe(201);

  // Once in the bell, once by mail, once in the chat.
  const inBell = async () => {
    const list = await page.request.get(`/api-notification/users/${me.sub}/notifications?topic=questions`);
    const { list: rows } = (await list.json()) as { list: { kind: string; href: string }[] };
    return rows.filter(({ kind, href }) => kind === 'question-answer' && href.includes(questionId ?? ''))
      .length;
  };
  const byMail = async () => {
    const outbox = await page.request.get(demo.outbox, { headers: { accept: 'application/json' } });
    const { data } = (await outbox.json()) as { data: Record<'channel' | 'recipient' | 'body', string>[] };
    return data.filter(
      ({ channel, recipient, body }) =>
        channel === 'mail' && recipient === me.email && body.includes(words) && !body.includes(reason),
    ).length;
  };
  const inChat = chat.getByRole('listitem').filter({ hasText: words, hasNotText: reason });
  await expect(inChat).toHaveCount(1, { timeout: 30_000 });
  await expect.poll(byMail, { timeout: 30_000 }).toBe(1);
  expect(await inBell()).toBe(1);
  expect(await byMail()).toBe(1);

  // A button of the chat ends the topic there, and the settings say so.
  await inChat.locator('button[value="mute:questions"]').click();
  await page.goto(path('/profile/settings'));
  const box = topic.getByRole('checkbox', { name: settings('notices.channel.telegram') });
  await expect(async () => {
    await page.reload();
    await byTopic.click({ timeout: 5_000 });
    await expect(box).not.toBeChecked({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await expect(inChat).toHaveCount(1);
  await page.request.delete(`${channels}/telegram`, { headers: ownCall() });
  await Promise.all([person.close(), staff.close()]);
});
