import { smsParts } from '@/lib/domain/notices/sms-parts';
import { request } from '@playwright/test';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { demo, expect, expectNoOverflow, sessionOf, test } from './fixtures';
import { makeChild, makeLesson, openOffice, sameSite } from './school-office';
import { freshPhone, signUp } from './sign-up';

test('a guardian of two children reads which one is absent, on the bell and by SMS @phone', async ({
  page,
  path,
  texts,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const phone = freshPhone();
  await page.goto(path('/login'));
  await signUp(page, texts, {
    lastName: 'Chea',
    firstName: 'Sopheap',
    phone,
    pin: '482913',
    khmerDigits: false,
  });
  await expect(page).toHaveURL(new RegExp(`${path('/welcome')}$`));
  const { sub } = (await (await page.request.get('/api-auth/userinfo')).json()) as { sub: string };

  const office = await request.newContext({ baseURL, storageState: await sessionOf('university', baseURL) });
  const school = await openOffice(office);
  const { lms, call } = school;
  const first = await makeChild(school, {
    lastName: 'Chea',
    firstName: 'Dara',
    lastNameKm: 'ជា',
    firstNameKm: 'តារា',
  });
  const second = await makeChild(school, {
    lastName: 'Chea',
    firstName: 'Bopha',
    lastNameKm: 'ជា',
    firstNameKm: 'បុប្ផា',
  });
  for (const child of [first, second]) {
    const { code } = await call<{ code: string }>('POST', `${lms}/students/${child}/guardian_codes`, {});
    const entered = await page.request.post(`/api-lms/users/${sub}/wards`, {
      data: { code },
      headers: sameSite,
    });
    const { guardianId } = (await entered.json()) as { guardianId: string };
    await call('PATCH', `${lms}/students/${child}/guardians/${guardianId}`, { confirm: true }, 1);
  }

  // A text message comes where the guardian has chosen it.
  await page.goto(path('/profile/settings'));
  await page.getByText(texts('settings')('notices.byTopic')).click();
  const topic = page.getByRole('group', { name: texts('notification')('topic.children'), exact: true });
  const sms = topic.getByRole('checkbox', { name: texts('settings')('notices.channel.sms') });
  // The box shows what is stored, so it changes with the answer.
  await sms.click();
  await expect(sms).toBeChecked();

  const lesson = await makeLesson(school, [first, second]);
  const rows = [
    { studentId: first, mark: 'present', note: null, version: 0 },
    { studentId: second, mark: 'absent', note: null, version: 0 },
  ];
  await call('PUT', `${lms}/sessions/${lesson}/attendance`, { rows });
  await office.dispose();

  const outgoing = async () => {
    const answer = await page.request.get(demo.outbox, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as {
      data: { channel: string; recipient: string; body: string }[];
    };
    return data.filter(
      ({ channel, recipient, body }) =>
        channel === 'sms' && recipient.endsWith(phone.slice(1)) && body.includes('អវត្តមាន'),
    );
  };
  await expect.poll(async () => (await outgoing()).length, { timeout: 30_000 }).toBe(1);
  const [message] = await outgoing();
  expect(message?.body).toMatch(/^Sala៖ ជា បុប្ផា \S+៖ អវត្តមាន៖ \d\d:\d\d ពិជគណិត$/);
  expect(smsParts(message?.body ?? '')).toBe(1);

  // The bell names her in Khmer, and leads to her and not to the first child.
  await page.goto(path('/profile/enrolled/school-dashboard'));
  await page
    .getByRole('button', { name: new RegExp(`^${texts('account')('notifications')}:`) })
    .filter({ visible: true })
    .first()
    .click();
  const notice = page.getByRole('link').filter({ hasText: joinCompounds('អវត្តមាន៖') });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(joinCompounds('ជា បុប្ផា'));
  await notice.click();
  await expect(page).toHaveURL(new RegExp(`${path('/profile/enrolled/attendance')}\\?student=${second}$`));
  await expect(page.getByRole('main')).toContainText(joinCompounds('ជា បុប្ផា'));
  await expect(page.getByRole('main')).toContainText('ពិជគណិត');
  await expectNoOverflow(page);
});
