import { randomInt, randomUUID } from 'node:crypto';
import { expect, expectNoOverflow, test, untilReady } from './fixtures';
import { openOffice } from './school-office';
import { freshPhone, toKhmerDigits } from './sign-up';

test.use({ person: 'university' });

/** Students of other runs have the same names: a birthday of its own keeps them apart, after the twelfth of a month that no month can be. */
const freshBirthday = () => `${randomInt(1980, 2006)}-0${randomInt(1, 10)}-${randomInt(13, 29)}`;
const dayMonthYear = (day: string) => toKhmerDigits(day.split('-').reverse().join('/'));

test("a secretary's own list is in @desktop", async ({ page, path, texts }) => {
  test.setTimeout(240_000);
  const [t, table, report] = [texts('studentDesk'), texts('schoolTables'), texts('tableImport')];
  const { schoolId, read } = await openOffice(page.request);
  const places = (await (await read(`/api-nest-aca/public/schools/${schoolId}/campuses`)).json()) as {
    data: { campusId: string; name: { en: string; km: string } }[];
  };
  const [first, second] = places.data;
  if (!first || !second) throw new Error('The demo university has two campuses.');
  const prefix = `L${randomUUID().slice(0, 8).toUpperCase()}`;
  const [dara, bopha] = [`${prefix}-1`, `${prefix}-2`];
  // The first lives at the campus of the list, which stands in no column; the second has her own in it.
  const list = [
    ['ព្រះរាជាណាចក្រកម្ពុជា'],
    ['បញ្ជីឈ្មោះនិស្សិតថ្មី ឆ្នាំសិក្សា ២០២៦-២០២៧'],
    ['ល.រ', 'អត្តលេខ', 'គោត្តនាម និងនាម', 'អក្សរឡាតាំង', 'ភេទ', 'ថ្ងៃខែឆ្នាំកំណើត', 'ទូរស័ព្ទ', 'សាខា'],
    ['១', dara, 'សុខ ដារ៉ា', 'Sok Dara', 'ប្រុស', dayMonthYear(freshBirthday()), freshPhone().slice(1), ''],
    ['២', bopha, 'ចាន់ បុប្ផា', 'Chan Bopha', 'ស្រី', dayMonthYear(freshBirthday()), freshPhone(), first.name.km],
    ['សរុប ២ នាក់ ស្រី ១ នាក់'],
    ['', '', '', '', '', 'ថ្ងៃទី ១ វិច្ឆិកា ២០២៦'],
  ];
  const csv = `\uFEFF${list.map((cells) => cells.join(';')).join('\r\n')}`;

  await page.goto(path('/partner/student?view=students'));
  await untilReady(page);
  await page.getByRole('button', { name: t('import'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(table('file'))
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog).toContainText(table('counts.bad', { count: 1 } as never));
  await expect(dialog).toContainText(report('understood.leftOut', { count: 4 } as never));
  await dialog.getByRole('combobox', { name: table('campus.label') }).selectOption(second.campusId);
  await expect(dialog).toContainText(report('understood.filledIn'));
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: table('submit', { count: 2 } as never) }).click();
  await expect(dialog).toContainText(table('doneCounts.created', { count: 2 } as never));
  await dialog
    .getByRole('button', { name: report('close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();

  const campusOf = async (studentCode: string) => {
    const answer = await read(`/api-nest-aca/schools/${schoolId}/students?keyword=${studentCode}`);
    const { data } = (await answer.json()) as { data: { studentCode: string; campusId: string }[] };
    return data.find((each) => each.studentCode === studentCode)?.campusId;
  };
  expect(await campusOf(dara)).toBe(second.campusId);
  expect(await campusOf(bopha)).toBe(first.campusId);
});
