import { eq } from 'drizzle-orm';
import { schoolStaff } from '@/backend/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applicationSteps } from '@/components/admissions/enrollment/application-steps';
import { applicationValues } from '@/components/admissions/enrollment/application-values';
import { deskStore, newDraft } from '@/components/admissions/enrollment/draft-store';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { enterApplication } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { applicationTo, makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { codeSentTo, messagesTo } from '@/tests/support/messages';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AdvisorCreateScreen } from './create-screen';

const backend = useScreenBackend();

const setUp = async () => {
  const b = backend.current;
  const { id: schoolId } = await makeSchool(b, { name: 'Lotus University' });
  await makeProgram(b, schoolId, { name: 'Law' });
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [schoolId] });
  const student = await makePerson(b);
  backend.signIn(advisor);
  return { b, schoolId, advisor, student };
};

const chooseSchool = async () => {
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'School to apply to' }),
    'Lotus University',
  );
};
const search = async (phone: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Find the person' }));
};

test('the person agrees by code, and only then the application is sent', async () => {
  const { b, schoolId, advisor, student } = await setUp();
  const { body: school } = await call(b, schoolsResource.endpoints.get, { params: { id: schoolId } });
  const application = structuredClone(applicationTo(schoolId));
  const values = applicationValues.parse({
    ...application,
    enrollToDetail: {
      ...application.enrollToDetail,
      highSchool: { ...application.enrollToDetail.highSchool, graduationYear: '2027' },
    },
  });
  const last = applicationSteps.length - 1;
  const draft = { ...newDraft(school), step: last, furthestStep: last, prefilled: true, values };
  deskStore(advisor.id, student.id, schoolId).write(draft);

  renderScreen(<AdvisorCreateScreen />);
  await chooseSchool();
  await search(student.phone);
  const found = within(await screen.findByRole('list', { name: 'People who may be meant' }));
  expect(found.getByText('Same phone number')).toBeInTheDocument();
  await userEvent.click(found.getByRole('button', { name: /^Choose/ }));
  expect(await screen.findByRole('complementary', { name: /^Application of / })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Check and send' }));
  const question = await screen.findByRole('dialog', { name: /^Send the application of .+\?$/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Send application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Consent of the applicant' }));
  await waitFor(async () => expect(await messagesTo(b, student.phone)).toHaveLength(1));
  const code = await codeSentTo(b, student.phone);
  await userEvent.type(
    dialog.getByRole('textbox', { name: /Code/ }),
    code === '000000' ? '000001' : '000000',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and send' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  const { mine } = applicantsResource.endpoints;
  const ofStudent = async () =>
    (await call(b, mine, { params: { id: student.id } }, student.token)).body.data;
  expect(await ofStudent()).toEqual([]);
  await userEvent.clear(dialog.getByRole('textbox', { name: /Code/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Code/ }), code);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm and send' }));
  await waitFor(() => expect(navigation.push).toHaveBeenCalled());
  const [sent] = await ofStudent();
  expect(sent?.userId).toBe(student.id);
  expect(navigation.push.mock.lastCall?.[0]).toBe(`/en/advisor/user/application/${sent?.applicantId}`);
  expect(deskStore(advisor.id, student.id, schoolId).read()).toBeNull();
});

test('somebody without an account gets one, and the form knows their name', async () => {
  const { b } = await setUp();
  renderScreen(<AdvisorCreateScreen />);
  await chooseSchool();
  await search('012 888 777');
  await userEvent.type(await screen.findByRole('textbox', { name: /Last name/ }), 'Chan');
  await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Vicheka');
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
  expect(await screen.findByText('For Chan Vicheka, 012 888 777')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  expect(await messagesTo(b, '+85512888777')).toHaveLength(1);
});

test('the schools that take applications and that the reader looks after are offered, no others', async () => {
  const b = backend.current;
  const [open, second, closed, left] = [
    await makeSchool(b, { name: 'Open School' }),
    await makeSchool(b, { name: 'Second School' }),
    await makeSchool(b, { name: 'Closed School', status: 'inactive' }),
    await makeSchool(b, { name: 'Left School' }),
  ];
  const staffOf = [open.id, second.id, closed.id, left.id];
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf });
  await enterApplication(b, advisor, left.id);
  await b.deps.db.delete(schoolStaff).where(eq(schoolStaff.schoolId, left.id));
  backend.signIn(advisor);
  renderScreen(<AdvisorCreateScreen />);
  const options = within(await screen.findByRole('combobox', { name: 'School to apply to' }));
  expect(
    options
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual(['Choose a school', 'Open School', 'Second School']);
});
