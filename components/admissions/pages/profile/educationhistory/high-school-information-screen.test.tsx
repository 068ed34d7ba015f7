import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { apply, moveTo, unseenReason } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool, type Person } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { typeDay } from '@/tests/support/type-day';
import { HighSchoolInformationScreen } from './high-school-information-screen';

const backend = useScreenBackend();
let student: Person;

beforeEach(async () => {
  student = await makePerson(backend.current);
  backend.signIn(student);
});

const stored = async () => {
  const input = { params: { id: student.id } };
  return (await call(backend.current, educationHistoryResource.endpoints.get, input, student.token)).body;
};
const history = (nationalExam: object) => ({
  params: { id: student.id },
  version: 0,
  body: {
    nationalExam: { state: 'taken' as const, track: 'science' as const, date: '08/20/2025', ...nationalExam },
  },
});

test('a result is entered and stored, with the schools that wait for it named before', async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  const { applicantId } = await apply(b, school.id, { as: student });
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  const offer = { minimumGrade: 'C' as const };
  const { setStatus } = applicantsResource.endpoints;
  const input = {
    params: { id: applicantId },
    body: { applicantStatus: 'accepted', unseenReason, offer },
    version: 1,
  };
  await call(b, setStatus, input, staff.token);
  renderScreen(<HighSchoolInformationScreen />);
  expect(await screen.findByText('Lotus University: C or better')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /I have taken it/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Science class' }));
  await typeDay('Date of the exam', '20/8/2025');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /grade/i }), 'B');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await stored()).nationalExam).toMatchObject({ state: 'taken', grade: 'B' }),
  );
  const read = { query: { applicantId } };
  expect((await call(b, applicantsResource.endpoints.get, read, student.token)).body.offer).toMatchObject({
    condition: 'declared-met',
  });
});

test('an empty history is offered what an application told, and the person completes and saves it', async () => {
  const school = await makeSchool(backend.current, { name: 'Lotus University' });
  await apply(backend.current, school.id, { as: student });
  renderScreen(<HighSchoolInformationScreen />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take over from the application to Lotus University' }),
  );
  expect(await screen.findByText(/^Taken over from/)).toBeVisible();
  expect((await stored()).highSchools).toEqual([]);
  await userEvent.type(screen.getByLabelText('From (year)'), '2023');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      highSchools: [{ name: expect.any(String), fromYear: 2023 }],
      nationalExam: { state: 'planned' },
    }),
  );
  await waitFor(() => expect(screen.queryByText(/^Taken over from/)).not.toBeInTheDocument());
});

test('what cannot be is said at its field', async () => {
  renderScreen(<HighSchoolInformationScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a school' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/is required/)).length).toBeGreaterThan(0);
  expect((await stored()).version).toBe(0);
});

test('in Khmer what was stored is there again', async () => {
  const { update } = educationHistoryResource.endpoints;
  const exam = { grade: 'A' as const, totalScore: null, subjects: { physics: 'A' as const } };
  await call(backend.current, update, history(exam) as never, student.token);
  renderScreen(<HighSchoolInformationScreen />, { locale: 'km' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('វិទ្យាល័យ');
  await waitFor(() => expect(screen.getByRole('radio', { name: /ថ្នាក់វិទ្យាសាស្ត្រ$/ })).toBeChecked());
});

test('an application is unchanged without a result', async () => {
  const b = backend.current;
  const school = await makeSchool(b);
  const { applicantId } = await apply(b, school.id, { as: student });
  const staff = await makePerson(b, { roles: ['schoolAdmin'], staffOf: [school.id] });
  await moveTo(b, staff, applicantId, 'accepted');
  renderScreen(<HighSchoolInformationScreen />);
  expect(await screen.findByRole('heading', { name: 'National exam (BacII)' })).toBeVisible();
  expect(screen.queryByText(/These schools wait for your result/)).not.toBeInTheDocument();
});
