import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { applicationPapers } from '@/backend/db/schema';
import { schoolSettingsResource } from '@/lib/contract/schools/school-settings';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import { call } from '@/tests/support/backend';
import { leaveTab } from '@/tests/support/leave-tab';
import { applicationTo, makePerson, makeProgram, makeSchool, type Person } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { catchSavedFiles } from '@/tests/support/saved-files';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { PartnerApplicationDetailScreen } from '@/components/admissions/pages/partner/application/application-detail-screen';
import { PartnerApplicationScreen } from '@/components/admissions/pages/partner/application-screen';
import { PartnerDashboardScreen } from './dashboard-screen';
import { PartnerProgramScreen } from '@/components/schools/pages/partner/enrollable-subjects/edit/edit-detail-screen';
import { PartnerProgramsScreen } from '@/components/schools/pages/partner/enrollable-subjects-screen';
import { PartnerInfoScreen } from '@/components/schools/pages/partner/info-screen';
import { PartnerSchoolScreen } from '@/components/schools/pages/partner/school-information-screen';

const backend = useScreenBackend();
let partner: Person;
let admin: Person;
let schoolId = '';
let lawId = '';
let foreignId = '';
let applicantId = '';

beforeAll(async () => {
  const b = backend.current;
  schoolId = (await makeSchool(b, { name: 'Lotus Academy' })).id;
  foreignId = (await makeSchool(b, { name: 'River School' })).id;
  lawId = await makeProgram(b, schoolId, { name: 'Law', nameNative: 'ច្បាប់', feeCents: 50_000 });
  await makeProgram(b, schoolId, { name: 'Hidden Art', nameNative: 'សិល្បៈ', status: 'inactive' });
  partner = await makePerson(b, { roles: ['partner'], staffOf: [schoolId] });
  admin = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [schoolId] });
  const student = await makePerson(b);
  const { body } = await call(
    b,
    applicantsResource.endpoints.submit,
    { params: { id: schoolId }, body: applicationTo(schoolId), idempotencyKey: 'partner-screens' },
    student.token,
  );
  applicantId = body.applicantId;
  // Sent, and nobody has seen it: the next step is the school's.
  const label = { en: 'Birth certificate', km: 'សំបុត្រកំណើត' };
  const paper = { applicantId, kind: 'birth-certificate', label, state: 'sent' as const };
  await b.deps.db.insert(applicationPapers).values(paper);
});
beforeEach(() => backend.signIn(partner));

const letDecide = (value: boolean) =>
  call(
    backend.current,
    schoolSettingsResource.endpoints.setConfiguration,
    { params: { id: schoolId }, body: { configId: partnersDecideSetting, value } },
    admin.token,
  );
const openApplicant = async () => {
  navigation.pathname = `/en/partner/application/${applicantId}`;
  navigation.params = { id: applicantId };
  renderScreen(<PartnerApplicationDetailScreen />);
  await screen.findByRole('heading', { level: 1, name: /Sok Dara/ });
};

it('shows what waits at the own schools', async () => {
  navigation.pathname = '/en/partner/dashboard';
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerDashboardScreen />);
  expect(await screen.findByRole('link', { name: /Not decided yet/ })).toHaveAttribute(
    'href',
    '/en/partner/application?sort=waiting',
  );
  const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }));
  expect(await waiting.findByRole('link', { name: 'Sok Dara' })).toHaveAttribute(
    'href',
    `/en/partner/application/${applicantId}`,
  );
  expect(await waiting.findByRole('link', { name: '1 application' })).toHaveAttribute(
    'href',
    '/en/partner/application?sort=waiting&turn=school',
  );
  expect(screen.getByText('1 more than in the 7 days before')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit Lotus Academy' })).toHaveAttribute(
    'href',
    `/en/partner/school-information?schoolId=${schoolId}`,
  );
  expect(screen.queryByText('River School')).toBeNull();
});

it('a university finds its numbers from its desk', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['university'], staffOf: [schoolId] }));
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerDashboardScreen />);
  expect(await screen.findByRole('link', { name: 'Your university in numbers' })).toHaveAttribute(
    'href',
    '/en/profile/university',
  );
});

it('lists its applicants, each opening beside the list, and what may be done with several', async () => {
  navigation.pathname = '/en/partner/application';
  navigation.search = new URLSearchParams({ sort: 'waiting' });
  renderScreen(<PartnerApplicationScreen />);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('link', { name: 'Sok Dara' })).toHaveAttribute(
    'href',
    `/en/partner/application?sort=waiting&row=${applicantId}`,
  );
  expect(screen.getByRole('link', { name: 'Register an applicant' })).toHaveAttribute(
    'href',
    '/en/partner/application/create',
  );
  expect(screen.getByRole('button', { name: 'Possible duplicates' })).toBeVisible();
  const saved = catchSavedFiles();
  await press('View and export');
  await press(/CSV/);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.file.text()).toMatch(/Sok Dara,.*,[A-Z0-9]{8},.*Lotus Academy,.*Pending/);
});

it('works on an applicant, and moves it only where the school lets partners decide', async () => {
  await letDecide(false);
  await openApplicant();
  expect(await screen.findByText(/The school itself decides/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('You deal with this application.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a follow-up' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What is to be done?' }), 'Call the mother');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Who is to do it/ }), admin.id);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Call the mother')).toBeVisible();
  expect(await screen.findByText('for Sok Dara')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Give to a colleague' }), admin.id);
  expect(await screen.findByRole('button', { name: 'Assign to me' })).toBeVisible();
  const { get } = applicantsResource.endpoints;
  const { body } = await call(backend.current, get, { query: { applicantId } }, partner.token);
  expect(body.assignee?.userId).toBe(admin.id);
});

it('copies the address of an applicant for a colleague', async () => {
  const user = userEvent.setup();
  await openApplicant();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/en/partner/application/${applicantId}`,
  );
});

it('moves an applicant where the school lets partners decide, and takes that back', async () => {
  await letDecide(true);
  await openApplicant();
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  const form = within(screen.getByRole('group', { name: 'Accept' }));
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  expect(form.getByText('Say why the documents need not be seen first.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Why it is accepted all the same'), 'Shown at the desk');
  await userEvent.click(form.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('button', { name: /^Undo/ });
  leaveTab();
  const { get } = applicantsResource.endpoints;
  const status = async () =>
    (await call(backend.current, get, { query: { applicantId } }, partner.token)).body.applicantStatus;
  await waitFor(async () => expect(await status()).toBe('accepted'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo my last change' }));
  await waitFor(async () => expect(await status()).toBe('pending'));
  expect(await screen.findByText('Change undone: now “Pending”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo my last change' })).toBeNull();
});

it('edits its school, but neither its form, steps, settings nor whether it is verified', async () => {
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerSchoolScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus Academy' })).toBeVisible();
  const views = within(screen.getByRole('navigation', { name: 'Parts of the school' }));
  expect(views.getByRole('link', { name: 'Campuses' })).toBeVisible();
  expect(views.queryByRole('link', { name: 'Settings' })).toBeNull();
  await screen.findByRole('textbox', { name: 'Name in English' });
  expect(screen.queryByRole('checkbox', { name: /verified/ })).toBeNull();
});

it('a school admin has all parts', async () => {
  backend.signIn(admin);
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerSchoolScreen />);
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Application form' })).toBeVisible();
});

it('a foreign school in the address is not there', async () => {
  navigation.search = new URLSearchParams({ schoolId: foreignId });
  renderScreen(<PartnerSchoolScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: /couldn/ })).toBeVisible();
});

it('lists the programs of the school, also hidden ones', async () => {
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerProgramsScreen />);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /Hidden Art.*Hidden/ })).toBeVisible();
  expect(table.getByRole('link', { name: 'Law' })).toHaveAttribute(
    'href',
    `/en/partner/enrollable-subjects/${schoolId}/edit/${lawId}`,
  );
});

it('changes a fee', async () => {
  navigation.params = { schoolId, subjectId: lawId };
  renderScreen(<PartnerProgramScreen />);
  const fee = await screen.findByRole('textbox', { name: 'Tuition fee' });
  await userEvent.clear(fee);
  await userEvent.type(fee, '៦៥០');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { get } = subjectsResource.endpoints;
  await waitFor(async () =>
    expect((await call(backend.current, get, { params: { id: lawId } })).body.tuitionFee).toBe(650),
  );
});

it('adds a program, and says at each field what is missing', async () => {
  navigation.params = { schoolId, subjectId: 'new' };
  renderScreen(<PartnerProgramScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'New program' }));
  expect(await screen.findByText('Tuition fee is required', { selector: 'p' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Program in Khmer' }), 'គណនេយ្យ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Program in English' }), 'Accounting');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Degree level' }), 'bachelor');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of teaching' }), 'km');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time of day' }), 'evening');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tuition fee' }), '700');
  await userEvent.type(screen.getByRole('textbox', { name: 'Length in months' }), '48');
  for (const [name, year] of [
    ['Begins on', '2027'],
    ['Ends on', '2031'],
  ] as const) {
    await typeDay(name, `1/10/${year}`);
  }
  await userEvent.click(screen.getByRole('button', { name: 'New program' }));
  await waitFor(() => expect(navigation.replace).toHaveBeenCalled());
  const { list } = subjectsResource.endpoints;
  const { body } = await call(backend.current, list, { query: { schoolId, keyword: 'Accounting' } });
  expect(body.data).toMatchObject([{ degree: 'bachelor', tuitionFee: 700, durationMonths: 48 }]);
});

it('a program of another school is not there', async () => {
  const other = await makeProgram(backend.current, foreignId, { name: 'Foreign' });
  navigation.params = { schoolId, subjectId: other };
  renderScreen(<PartnerProgramScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: /couldn/ })).toBeVisible();
});

it('says who the reader is, in Khmer too', async () => {
  renderScreen(<PartnerInfoScreen organizationId={backend.current.deps.env.ORGANIZATION_ID} />, {
    locale: 'km',
  });
  expect(await screen.findByText('ដៃគូ')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('អំពីភាពជាដៃគូ');
});

it('somebody without a school is told whom to ask', async () => {
  backend.signIn(await makePerson(backend.current, { roles: ['university'] }));
  navigation.search = new URLSearchParams();
  renderScreen(<PartnerDashboardScreen />);
  expect(await screen.findByText('No school yet')).toBeVisible();
});

it('publishes who is admitted to a program', async () => {
  const b = backend.current;
  const id = await makeProgram(b, schoolId, { name: 'Physics' });
  navigation.params = { schoolId, subjectId: id };
  renderScreen(<PartnerProgramScreen />);
  await userEvent.selectOptions(await screen.findByLabelText('Finished before'), 'BacII passed');
  await userEvent.selectOptions(screen.getByLabelText('Minimum grade'), 'C');
  await userEvent.type(screen.getByRole('textbox', { name: /^Oldest result/ }), '៣');
  await userEvent.click(screen.getByRole('button', { name: 'Add a subject' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const read = async () => (await call(b, subjectsResource.endpoints.get, { params: { id } })).body.admission;
  await waitFor(async () =>
    expect(await read()).toEqual({
      needs: 'bac2',
      minGrade: 'C',
      tracks: [],
      papers: [{ subject: 'mathematics', minGrade: 'E' }],
      exam: 'none',
      maxYears: 3,
      bridging: false,
    }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Finished before'), 'Not published');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await read()).toBeNull());
});

it('sets the deadline and the next intake of a program, and says which day cannot be', async () => {
  const b = backend.current;
  const id = await makeProgram(b, schoolId, { name: 'Chemistry' });
  navigation.params = { schoolId, subjectId: id };
  renderScreen(<PartnerProgramScreen />);
  await screen.findByRole('textbox', { name: 'Tuition fee' });
  await typeDay(/^Apply by/, '31/2/2027');
  await typeDay(/^Next intake/, '១/10/២០២៧');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This date does not exist/, { selector: 'p' })).toBeVisible();
  await typeDay(/^Apply by/, '28/2/2027');
  await userEvent.click(screen.getByRole('checkbox', { name: /^All places are taken/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await call(b, subjectsResource.endpoints.get, { params: { id } })).body).toMatchObject({
      applicationDeadline: '2027-02-28',
      nextIntakeOn: '2027-10-01',
      isFull: true,
    }),
  );
});
