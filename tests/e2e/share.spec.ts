import { expect, test } from './fixtures';

test.use({ person: 'student' });

const ownSite = { 'sec-fetch-site': 'same-origin' };

test('a result is shared with its picture, and chats read a card of it', async ({
  context,
  page,
  path,
  language,
}) => {
  const { sub } = (await (await context.request.get('/api-auth/userinfo')).json()) as { sub: string };
  const organization = '/api-qa/v1/organizations/5a1a0000-0000-4000-8000-000000000001';
  const kept = await context.request.get(`${organization}/get_result_holland`);
  const { recordId, result } = (await kept.json()) as { recordId: string; result: { code: string } };
  const made = await context.request.post('/api-qa/v1/generate_thumbnail', {
    data: { user: sub, result: recordId },
    headers: ownSite,
  });
  expect(made.status()).toBe(200);
  const { thumbnails } = (await made.json()) as { thumbnails: { en: string; kh: string } };

  const address = path(`/generate-thumbnail?userId=${sub}&recordId=${recordId}`);
  await page.goto(address);
  const picture = page.getByRole('img', { name: new RegExp(result.code) });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  const card = await context.request.get(address, { headers: { 'user-agent': 'TelegramBot' } });
  expect(card.status()).toBe(200);
  expect(await card.text()).toContain(
    `<meta property="og:image" content="${language === 'km' ? thumbnails.kh : thumbnails.en}" />`,
  );
});
