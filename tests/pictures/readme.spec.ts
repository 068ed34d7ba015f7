import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { demo, expect, test, untilReady } from '../e2e/fixtures';
import { hollandPlace, take } from '../e2e/take-test';

const folder = join('docs', 'pictures');
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 860 };

mkdirSync(folder, { recursive: true });

/** What the window shows, as a file of the README. */
async function keep(page: Page, name: string, width = 480) {
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    );
  });
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

test.use({ language: 'km', locale: 'km-KH', viewport: phone, hasTouch: true });

test('the front page on a phone', async ({ page }) => {
  await page.goto('/');
  await keep(page, 'home');
});

test('the result of the test of interests', async ({ page, texts }) => {
  await page.goto('/orientation-test/Holland/start');
  await take(page, texts, { total: 60, placeOf: hollandPlace, drops: false });
  // The taking ends without a connection, which the page says.
  await page.context().setOffline(false);
  await page.reload();
  await keep(page, 'result');
});

test.describe(() => {
  test.use({ person: 'student' });
  test('an application, and whose turn it is', async ({ page }) => {
    await page.goto(demo.samples['/profile/applications/[id]'] ?? '');
    await keep(page, 'application');
  });
});

test.describe(() => {
  test.use({ person: 'teacher' });
  test('the attendance sheet of a lesson', async ({ page }) => {
    const { schoolId } = (await (
      await page.request.get('/api-nest-aca/schools/romduol-river-university')
    ).json()) as { schoolId: string };
    const today = dayInCambodia(new Date());
    const lessons = (await (
      await page.request.get(
        `/api-lms/organizations/${schoolId}/sessions?from=${addDays(today, -28)}&to=${today}`,
      )
    ).json()) as { data: { sessionId: string; state: string }[] };
    const held = lessons.data.findLast(({ state }) => state === 'held');
    await page.goto(`/profile/enrolled/attendance?org=${schoolId}&session=${held?.sessionId}`);
    await keep(page, 'sheet');
  });
});

test.describe(() => {
  test.use({ person: 'schoolAdmin', language: 'en', viewport: desk, hasTouch: false });
  test('the desk of a school with its applications', async ({ page, path }) => {
    await page.goto(path('/partner/application'));
    await keep(page, 'desk', desk.width);
  });
});

test.describe(() => {
  test.use({ person: 'guardian' });
  test('a guardian is told that the child was absent', async ({ page, texts }) => {
    await page.goto('/profile/enrolled/school-dashboard');
    await page.getByRole('button', { name: new RegExp(`^${texts('account')('notifications')}`) }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0);
    await keep(page, 'notice');
  });
});
