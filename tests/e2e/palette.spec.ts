import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { expect, expectNoOverflow, test } from './fixtures';

const school = { km: joinCompounds('វិទ្យាស្ថានពហុបច្ចេកទេសទន្លេបាសាក់'), en: 'Tonle Bassac Polytechnic Institute' };

test.use({ person: 'advisor' });

test('an advisor finds a person, a school, a page and a deed with the keyboard alone', async ({
  page,
  path,
  texts,
  language,
}) => {
  const t = texts('palette');
  await page.goto(path('/advisor/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: t('title') });
  const openPalette = async (typed: string) => {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.type(typed);
  };
  const chosen = page.getByRole('option', { selected: true });

  await openPalette(t('deeds.registerApplicant').slice(0, 12));
  await expect(chosen).toContainText(t('deeds.registerApplicant'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advisor\/user\/application\/create$/);

  // Either script finds either name.
  await openPalette(language === 'km' ? 'Bassac' : 'ទន្លេបាសាក់');
  const found = page
    .getByRole('group', { name: t('groups.school') })
    .getByRole('option', { name: school[language] });
  await expect(found).toBeVisible();
  await expectNoOverflow(page);
  for (let step = 0; step < 20 && (await found.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/advisor\/school-information\/[0-9a-f-]{36}\/detail/);

  await openPalette('');
  await expect(
    page
      .getByRole('group', { name: t('groups.recent') })
      .getByRole('option')
      .first(),
  ).toContainText(school[language]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t('keys.title') })).toContainText(t('keys.find'));
});
