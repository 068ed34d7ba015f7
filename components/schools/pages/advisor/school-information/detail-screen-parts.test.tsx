import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { structures } from '@/backend/db/schema';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCampus, makeStructure } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { SchoolDeskScreen } from './detail-screen';

const backend = useScreenBackend();
let advisor: Person;
let schoolId = '';

beforeEach(async () => {
  schoolId = (await makeSchool(backend.current)).id;
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] });
  backend.signIn(advisor);
});

const open = (view: string) => {
  navigation.params = { schoolId };
  navigation.search = new URLSearchParams({ view });
  return renderScreen(<SchoolDeskScreen />);
};
const write = async (texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.type(await screen.findByRole('textbox', { name }), text);
  }
};
const both = (field: string, km: string, en: string) => ({
  [`${field} in Khmer`]: km,
  [`${field} in English`]: en,
});
const read = async () =>
  (await call(backend.current, schoolsResource.endpoints.get, { params: { id: schoolId } })).body;

it('a picture of the gallery is sent at once, and needs to say what it shows', async () => {
  open('pictures');
  await press('Add a picture');
  const picture = sharp({ create: { width: 320, height: 180, channels: 3, background: '#3366aa' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'library.jpg', {
    type: 'image/jpeg',
  });
  fireEvent.change(screen.getByLabelText('Picture: Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByRole('button', { name: /^View/ })).toBeVisible();
  await press('Save');
  expect(await screen.findByText('What it shows in Khmer is required', { selector: 'p' })).toBeVisible();
  expect((await read()).pictures.gallery).toEqual([]);
  await write(both('What it shows', 'បណ្ណាល័យ', 'The library'));
  await userEvent.type(
    screen.getAllByRole('textbox', { name: /^Photo by/ }).at(-1) ?? document.body,
    'Sok Dara',
  );
  await press('Save');
  await waitFor(async () =>
    expect((await read()).pictures.gallery).toMatchObject([
      {
        url: expect.stringMatching(/\/public\/schools\/.+\.jpg$/) as string,
        alt: { km: 'បណ្ណាល័យ', en: 'The library' },
        credit: 'Sok Dara',
      },
    ]),
  );
});

it('an exchange is added under a key of its English title; its length is a number', async () => {
  open('exchanges');
  await press('Add an exchange');
  await write({
    ...both('Title', 'មួយឆមាស', 'A term in Japan'),
    ...both('Partner school', 'សាលាដៃគូ', 'Hoshi Institute'),
    ...both('Country', 'ជប៉ុន', 'Japan'),
    'Length in months': 'six',
  });
  await press('Save');
  expect(await screen.findByText('Use numbers only (0-9)', { selector: 'p' })).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Length in months' }));
  await write({ 'Length in months': '៦' });
  await press('Save');
  await waitFor(async () =>
    expect((await read()).exchangePrograms).toMatchObject([
      { key: 'a-term-in-japan', durationMonths: 6, country: { km: 'ជប៉ុន', en: 'Japan' } },
    ]),
  );
});

it('a quote is published only with the day of consent, which has come', async () => {
  open('quotes');
  await press('Add a quote');
  await write({
    ...both('What they say', 'ល្អណាស់។', 'It is good.'),
    ...both('Name', 'សុខ ដារ៉ា', 'Dara Sok'),
    'Year of graduation; for students, of the start': '2025',
    ...both('Program', 'គណនេយ្យ', 'Accounting'),
  });
  await press('Save');
  expect(await screen.findByText('Agreed to publication on is required', { selector: 'p' })).toBeVisible();
  await typeDay('Agreed to publication on', '2/3/2999');
  await press('Save');
  expect(await screen.findByText('This day or year has not come yet.', { selector: 'p' })).toBeVisible();
  expect((await read()).quotes).toEqual([]);
  await typeDay('Agreed to publication on', '2/3/2026');
  await press('Save');
  await waitFor(async () =>
    expect((await read()).quotes).toMatchObject([
      { key: 'dara-sok', role: 'graduate', year: 2025, consentedOn: '2026-03-02' },
    ]),
  );
});

it('a level below itself is refused with a text at its field, and stays where it is', async () => {
  const campusId = await makeCampus(backend.current, schoolId);
  const { groupId, structureId } = await makeStructure(backend.current, campusId);
  const { db } = backend.current.deps;
  const below = { groupId, parentId: structureId, name: 'Section', nameNative: 'ផ្នែក' };
  const [section] = await db.insert(structures).values(below).returning();
  open('structure');
  const level = within(await screen.findByRole('region', { name: 'Section' }));
  const top = screen.getAllByRole('region', { name: 'Classes' }).at(-1);
  expect(level.getByRole('button', { name: 'Change Section' })).toBeVisible();
  if (!top) throw new Error('The level is not shown.');
  await userEvent.click(within(top).getAllByRole('button', { name: 'Change Classes' })[0] ?? top);
  await userEvent.selectOptions(await screen.findByLabelText(/^Below/), section?.id ?? '');
  await press('Save');
  expect(await screen.findByText('A group cannot be above itself', { selector: 'p' })).toBeVisible();
  const stored = await db.select().from(structures);
  expect(stored.find(({ id }) => id === structureId)?.parentId).toBeNull();
});
