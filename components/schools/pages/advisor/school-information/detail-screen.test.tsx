import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { structuresResource } from '@/lib/contract/schools/structures';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, makeStep, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { makeCampus } from '@/tests/support/school-records';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { SchoolDeskScreen } from './detail-screen';

const backend = useScreenBackend();
const { get, update } = schoolsResource.endpoints;
let advisor: Person;
let schoolId = '';

beforeEach(async () => {
  schoolId = (await makeSchool(backend.current, { name: 'Lotus Academy' })).id;
  advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] });
  backend.signIn(advisor);
});

const open = (view = '') => {
  navigation.params = { schoolId };
  navigation.search = new URLSearchParams(view && { view });
  return renderScreen(<SchoolDeskScreen />);
};
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const read = async () => (await call(backend.current, get, { params: { id: schoolId } })).body;

it('saves one part and leaves the others as they are', async () => {
  open();
  await retype(/^One sentence in English/, 'Learn by the lake');
  await retype(/^Founded in/, '១៩៩៥');
  await press('Save');
  await waitFor(async () => expect((await read()).version).toBe(2));
  expect(await read()).toMatchObject({
    name: 'Lotus Academy',
    tagline: { en: 'Learn by the lake' },
    foundedYear: 1995,
  });
});

it('shows both texts when somebody else was faster', async () => {
  open();
  await retype(/^One sentence in English/, 'Mine');
  const body = { tagline: { en: 'Theirs', km: '' } };
  await call(backend.current, update, { params: { id: schoolId }, body, version: 1 }, advisor.token);
  await press('Save');
  expect(await screen.findByText('Theirs', { selector: 'dd' })).toBeVisible();
  expect(await box(/^One sentence in English/)).toHaveValue('Mine');
  expect((await read()).tagline.en).toBe('Theirs');
});

it('a campus needs its position, and gets an id that the next save knows', async () => {
  open('campuses');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a campus' }));
  await retype('Name in Khmer', 'ទីតាំងធំ');
  await retype('Name in English', 'Main campus');
  await userEvent.type(screen.getByRole('combobox', { name: 'Province' }), 'Kampot');
  await userEvent.click(await screen.findByRole('option', { name: /Kampot/ }));
  await press('Save');
  expect(await screen.findByText('Latitude is required', { selector: 'p' })).toBeVisible();
  // Whoever knows neither number takes those of the province, and corrects them later.
  await press('Take the middle of Kampot Province for now');
  expect(await screen.findByDisplayValue(/^10\.\d{3}$/)).toBe(await box('Latitude'));
  expect(await screen.findByDisplayValue(/^104\.\d{3}$/)).toBe(await box('Longitude'));
  await retype('Latitude', '10.61');
  await retype('Longitude', '104.18');
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=10.61&mlon=104.18'),
  );
  await press('Save');
  await waitFor(async () => expect((await read()).campuses).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Not saved|draft/i)).toBeNull());
  await retype('Name in English', 'Lake campus');
  await press('Save');
  await waitFor(async () => expect((await read()).campuses[0]?.name).toMatchObject({ en: 'Lake campus' }));
  expect((await read()).campuses).toHaveLength(1);
});

it('a scholarship is added under a key of its English title', async () => {
  open('scholarships');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a scholarship' }));
  await retype('Title in Khmer', 'អាហារូបករណ៍ឈូក');
  await retype('Title in English', 'Lotus grant');
  await retype('Share of the fees (%)', '50');
  await retype('Places', '5');
  await typeDay('Apply by', '1/8/2027');
  await press('Save');
  await waitFor(async () =>
    expect((await read()).scholarships).toMatchObject([
      { key: 'lotus-grant', coveragePercent: 50, seats: 5, deadline: '2027-08-01' },
    ]),
  );
});

it('a question of the form is previewed and makes a version; the earlier one can be read', async () => {
  open('form');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }));
  await retype('Question in Khmer', 'ហេតុអ្វី?');
  await retype('Question in English', 'Why here?');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Address' }), 'hidden');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByLabelText('Why here?')).toBeDisabled();
  await press('Save');
  const versions = await screen.findByRole('combobox', { name: 'Version' });
  const schema = await call(backend.current, applicantsResource.endpoints.schema, {
    params: { id: schoolId },
  });
  expect(schema.body.form).toMatchObject({
    version: 1,
    fields: { address: 'hidden' },
    questions: [{ key: 'why-here', kind: 'text', label: { en: 'Why here?' } }],
  });
  await userEvent.selectOptions(versions, '0');
  await waitFor(() => expect(screen.getAllByText('What applicants see')).toHaveLength(2));
});

it('a choice needs two answers', async () => {
  open('form');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }));
  await retype('Question in Khmer', 'វេនណា?');
  await retype('Question in English', 'Which shift?');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of answer' }), 'choice');
  await press('Save');
  expect(await screen.findByText('Answers to choose from is not valid', { selector: 'p' })).toBeVisible();
});

it('steps are added and removed, but not while applications are in them', async () => {
  await makeStep(backend.current, schoolId, 'interview', 1);
  open('steps');
  expect(await screen.findByText('Pending')).toBeVisible();
  await press('Add a step');
  await retype('Name in Khmer', 'ពិនិត្យឯកសារ');
  await retype('Name in English', 'Paper check');
  await press('Save');
  expect(await screen.findByText('Paper check')).toBeVisible();
  await press('Remove interview');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('interview')).toBeNull());
  const { steps } = schoolSettingsResource.endpoints;
  const { body } = await call(backend.current, steps, { params: { id: schoolId } }, advisor.token);
  expect(body.data.map(({ key }) => key)).toEqual(['paper-check']);
});

it('the school lets partners decide, and keeps other settings', async () => {
  open('settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: /They may decide/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /They may decide/ })).toBeChecked());
  await press('Add a setting');
  await userEvent.type(await box('Name'), 'gradeScale');
  await userEvent.type(await box('Value'), '20');
  await press('Save');
  expect(await screen.findByText('gradeScale')).toBeVisible();
  const { configurations } = structuresResource.endpoints;
  const { body } = await call(backend.current, configurations, { params: { id: schoolId } });
  expect(body).toEqual([
    { configId: 'gradeScale', value: 20 },
    { configId: 'partnersDecide', value: true },
  ]);
});

it('the day of results is a date of its year, and an empty one is removed', async () => {
  const year = dayInCambodia(new Date()).slice(0, 4);
  const stored = async () => {
    const { configurations } = structuresResource.endpoints;
    return (await call(backend.current, configurations, { params: { id: schoolId } })).body;
  };
  open('settings');
  const name = new RegExp(`^(?!Calendar).*Results of ${year}`);
  const field = await screen.findByRole('textbox', { name });
  await typeDay(name, `25/9/${Number(year) - 1}`);
  await press(`Save the day of ${year}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/another year/));
  expect(await stored()).toEqual([]);
  await typeDay(name, `25/9/${year}`);
  await press(`Save the day of ${year}`);
  await waitFor(async () =>
    expect(await stored()).toEqual([{ configId: `examResultsOn${year}`, value: `${year}-09-25` }]),
  );
  expect(screen.getByText('There are no other settings.')).toBeVisible();
});

it('a campus is divided into levels and units', async () => {
  await makeCampus(backend.current, schoolId);
  open('structure');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a division' }));
  await retype('Name in Khmer', 'មហាវិទ្យាល័យ');
  await retype('Name in English', 'Faculties');
  await press('Save');
  const faculties = within(await screen.findByRole('region', { name: 'Faculties' }));
  await userEvent.click(faculties.getByRole('button', { name: 'Add a level' }));
  await retype('Name in Khmer', 'ថ្នាក់');
  await retype('Name in English', 'Class');
  await press('Save');
  const level = within(await screen.findByRole('region', { name: 'Class' }));
  await userEvent.click(level.getByRole('button', { name: 'Add a unit' }));
  await retype('Name in Khmer', 'ព១');
  await retype('Name in English', 'IT-1A');
  await press('Save');
  expect(await level.findByText('IT-1A')).toBeVisible();
});

it('a school that the advisor does not manage is not there', async () => {
  schoolId = (await makeSchool(backend.current)).id;
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /couldn/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('says on the page of the school that its facts were checked', async () => {
  open();
  expect(screen.queryByText(/^Checked on/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText(/^Checked on/)).toBeVisible();
  expect((await read()).checkedBy).toBe('advisor');
});

it('adds a scholarship with a rule, and removes it', async () => {
  open('scholarships');
  const { list } = scholarshipsResource.endpoints;
  const stored = async () =>
    (await call(backend.current, list, { query: { schoolId, state: 'all' } }, advisor.token)).body.data;
  const panel = within(await screen.findByRole('region', { name: 'Scholarships with rules' }));
  await userEvent.click(panel.getByRole('button', { name: 'Add a scholarship with rules' }));
  for (const [field, text] of [
    ['Title', 'Lotus prize'],
    ['Given by', 'Lotus Academy'],
    ['What it pays for', 'Half of the fees'],
    ['How to apply', 'Write to the office'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name: `${field} in Khmer` }), 'រង្វាន់');
    await userEvent.type(screen.getByRole('textbox', { name: `${field} in English` }), text);
  }
  await userEvent.selectOptions(screen.getByLabelText('Meant for'), 'For women');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Women only' }));
  await typeDay('Apply by', '5/10/2099');
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  if (save) await userEvent.click(save);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  expect((await stored())[0]).toMatchObject({
    kind: 'women',
    title: { en: 'Lotus prize' },
    deadline: '2099-10-05',
    rule: { womenOnly: true, minGrade: null },
    school: { schoolId },
  });
  const records = within(await screen.findByRole('region', { name: 'Scholarships with rules' }));
  await userEvent.click(await records.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it('shows both texts of a scholarship that somebody else has saved meanwhile', async () => {
  const { create, update: change, get: readOne } = scholarshipsResource.endpoints;
  const both = (text: string) => ({ en: text, km: text });
  const body = {
    schoolId,
    kind: 'general' as const,
    title: both('Prize'),
    giver: both('Lotus Academy'),
    amount: both('Half'),
    deadline: '2099-10-05',
    rule: { minGrade: null, tracks: [], womenOnly: false, provinces: [], needOnly: false },
    howToApply: both('Write'),
  };
  const made = await call(backend.current, create, { body, idempotencyKey: 'prize-twice' }, advisor.token);
  const params = { id: made.body.scholarshipId };
  open('scholarships');
  const panel = within(await screen.findByRole('region', { name: 'Scholarships with rules' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Edit' }));
  await retype('Given by in English', 'Mine');
  const theirs = { giver: both('Theirs') };
  await call(backend.current, change, { params, body: theirs, version: made.body.version }, advisor.token);
  const [save] = screen.getAllByRole('button', { name: 'Save' });
  if (save) await userEvent.click(save);
  expect((await screen.findAllByText('Theirs')).length).toBeGreaterThan(0);
  expect(await box('Given by in English')).toHaveValue('Mine');
  expect((await call(backend.current, readOne, { params }, advisor.token)).body.giver.en).toBe('Theirs');
});
