import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SchoolCreateScreen } from '@/components/schools/pages/advisor/school-information/create-screen';
import { ReviewScreen } from '@/components/review/pages/advisor/review-screen';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { reportsResource } from '@/lib/contract/review/reports';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { PartnerSchoolScreen } from '@/components/schools/pages/partner/school-information-screen';

const backend = useScreenBackend();

beforeEach(() => {
  localStorage.clear();
  navigation.search = new URLSearchParams();
});

const asked = async (name: string) => {
  const b = backend.current;
  const maker = await makePerson(b, { roles: ['schoolAdmin'] });
  const place = { schoolType: 'institute' as const, province: '12', isPublic: false };
  const { body } = await call(
    b,
    schoolsResource.endpoints.create,
    {
      body: { name, nameNative: `${name} ខ្មែរ`, ...place, isAnotherSchool: true },
      idempotencyKey: randomUUID(),
    },
    maker.token,
  );
  return { maker, id: body.schoolId };
};
const decide = async (id: string, decision: 'hide' | 'release', reason: string) => {
  const advisor = await makePerson(backend.current, { roles: ['advisor'] });
  const body = { rows: [{ kind: 'school' as const, id, decision, reason }] };
  await call(
    backend.current,
    reportsResource.endpoints.decide,
    { body, idempotencyKey: randomUUID() },
    advisor.token,
  );
};

test('the maker of a school reads that it waits, and after a refusal why', async () => {
  const { maker, id } = await asked('Morning Star Institute');
  backend.signIn(maker);
  const { unmount } = renderScreen(<PartnerSchoolScreen />);
  expect(await screen.findByText('This school waits for Sala')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as checked' })).toBeNull();
  expect(screen.getByText('Not checked yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Public page' })).not.toBeInTheDocument();
  // To make it public is not theirs.
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  unmount();
  await decide(id, 'hide', 'Please name a phone number');
  renderScreen(<PartnerSchoolScreen />);
  expect(await screen.findByText('Sala has not agreed to this school')).toBeVisible();
  expect(screen.getByText(/Please name a phone number/)).toBeVisible();
});

test('a near new name asks, waits, and leaves the present one', async () => {
  const b = backend.current;
  await makeSchool(b, { name: 'Royal Garden University', nameNative: 'សាកលវិទ្យាល័យសួនរាជ' });
  const { id } = await makeSchool(b, { name: 'Evening Light College', nameNative: 'សាលាពន្លឺល្ងាច' });
  backend.signIn(await makePerson(b, { roles: ['schoolAdmin'], staffOf: [id] }));
  renderScreen(<PartnerSchoolScreen />);
  const field = await screen.findByRole('textbox', { name: 'Name in English' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Royal Garden Univercity');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = within((await screen.findByText('Is it this school?')).closest('form') ?? document.body);
  expect(question.getByRole('link', { name: 'Royal Garden University' })).toHaveAttribute('target', '_blank');
  expect(question.getByText(/the new name waits for an advisor/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'It is another school' }));
  expect(await screen.findByText('The name “Royal Garden Univercity” waits for Sala')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /Evening Light College/ })).toBeVisible();
});

test('an advisor is asked about near names, loses nothing typed, and answers', async () => {
  const b = backend.current;
  await makeSchool(b, { name: 'Silver River Academy', nameNative: 'បណ្ឌិត្យសភាទន្លេប្រាក់' });
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  renderScreen(<SchoolCreateScreen />);
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Name in English' }),
    'Silver River Academy (official)',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name in Khmer' }), 'សាលាផ្សេង');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'School type' }), 'institute');
  await userEvent.type(screen.getByRole('combobox', { name: 'Province' }), 'Kampot');
  await userEvent.click(await screen.findByRole('option', { name: /Kampot/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Private' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the school' }));
  expect(await screen.findByText('Is it this school?')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue(
    'Silver River Academy (official)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'It is another school' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
});

test('the queue shows what one checks a school by, and the advisor agrees', async () => {
  const b = backend.current;
  await makeSchool(b, { name: 'Blue Lotus College', nameNative: 'មហាវិទ្យាល័យឈូកខៀវ' });
  const { id } = await asked('Blue Lotus College Official');
  backend.signIn(await makePerson(b, { roles: ['advisor'] }));
  navigation.search = new URLSearchParams('kind=school');
  renderScreen(<ReviewScreen />);
  const table = within(await screen.findByRole('table', { name: 'What waits for a decision' }));
  await userEvent.click(await table.findByRole('button', { name: /^Blue Lotus College Official/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Blue Lotus College Official' }));
  expect(sheet.getByText('It names no phone number, no email and no website.')).toBeVisible();
  const near = within(sheet.getByRole('region', { name: 'Schools with a similar name' }));
  expect(near.getByRole('link', { name: 'Blue Lotus College' })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  expect(dialog.getByRole('radio', { name: /^Decline/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Agree/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Called the school');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  await waitFor(async () => {
    const { body } = await call(b, schoolsResource.endpoints.get, { params: { id } });
    expect(body.status).toBe('active');
  });
});
