import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraft, keptDraft, makeEnrollment, openForm } from '@/tests/support/enrollment';
import { navigation, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();
const next = () => screen.getByRole('button', { name: 'Next' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });

test('each step asks for what it needs and leads to the first gap', async () => {
  const enrollment = await makeEnrollment(backend);
  const { user } = await openForm(enrollment);
  await user.click(next());
  expect(await screen.findByText('Please fill in the required fields')).toBeVisible();
  const [program] = screen.getAllByRole('radio');
  await waitFor(() => expect(program).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: /Not decided yet/ }));
  await user.click(next());

  expect(await screen.findByRole('heading', { name: /Personal details/ })).toHaveFocus();
  await user.clear(await screen.findByLabelText('First name'));
  await user.click(next());
  expect(await screen.findByText(/^You are missing required information like First Name/)).toBeVisible();
  expect(screen.getByText('First name is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  await user.type(screen.getByLabelText('First name'), 'តារា');
  await user.tab();
  expect(await screen.findByText('First name: write in Latin letters only')).toBeVisible();
});

test('the notice about gaps counts what is marked, and goes with the last of it', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, undefined, 1);
  const { user } = await openForm(enrollment);
  for (const name of ['First name', 'Last name']) await user.clear(await screen.findByLabelText(name));
  await user.click(next());
  expect(await screen.findByText(/^You are missing required information/)).toBeVisible();
  expect(screen.getByText('Please check the 2 fields marked in red.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
  await user.type(screen.getByLabelText('Last name'), 'Sok');
  expect(await screen.findByText('Please check the field marked in red.')).toBeVisible();
  await user.type(screen.getByLabelText('First name'), 'Dara');
  await waitFor(() => expect(screen.queryByText(/^You are missing required/)).not.toBeInTheDocument());
});

test('the account fills in ahead, and the address chooses a program', async () => {
  const enrollment = await makeEnrollment(backend);
  navigation.search = new URLSearchParams({ program: enrollment.programId });
  const { user } = await openForm(enrollment);
  // It begins after the step of the program, to which one can go back.
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  expect(await screen.findByLabelText('First name')).toHaveValue('Dara');
  expect(screen.getByLabelText('Last name')).toHaveValue('Sok');
  const preview = within(screen.getByRole('complementary', { name: 'Your application' }));
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Bopha');
  expect(preview.getByText('Sok Bopha')).toBeInTheDocument();
  expect(preview.getByText(/^Program \d/)).toBeInTheDocument();
});

test('province, district and commune follow one another, found in Khmer too', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, undefined, 2);
  const { user } = await openForm(enrollment);
  const box = (name: string) => screen.getByRole('combobox', { name });
  await waitFor(() => expect(box('Commune')).toHaveValue('Sangkat Tonle Basak'));
  await user.clear(box('Province or capital'));
  await user.type(box('Province or capital'), 'កំពត');
  await user.click(await option('Kampot Province'));
  expect(box('District')).toHaveValue('');
  expect(box('Commune')).toBeDisabled();
  await waitFor(() => expect(box('District')).toBeEnabled());
  await user.click(box('District'));
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await waitFor(() => expect(box('Commune')).toBeEnabled());
  await user.click(box('Commune'));
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  fireEvent(window, new Event('pagehide'));
  const { address } = keptDraft(enrollment)?.values.enrollToDetail ?? {};
  expect(address).toMatchObject({ provinceCode: '07', districtCode: expect.stringMatching(/^07\d\d$/) });
  expect(address?.communeCode.startsWith(address.districtCode)).toBe(true);
});

test('an address abroad asks for country and city, and going back brings the codes back', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, undefined, 2);
  const { user } = await openForm(enrollment);
  await user.click(screen.getByRole('radio', { name: 'In another country' }));
  expect(screen.queryByRole('combobox', { name: 'Commune' })).not.toBeInTheDocument();
  await user.click(next());
  expect(await screen.findByText('Country is required')).toBeVisible();
  expect(screen.getByText('City is required')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'ថៃ');
  await user.click(await option('Thailand'));
  await waitFor(() => expect(screen.queryByText('Country is required')).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: 'In Cambodia' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Commune' })).toHaveValue('Sangkat Tonle Basak'),
  );
});

test('the exam is taken with grades, planned with a date, or not taken with a reason', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment, undefined, 3);
  const { user } = await openForm(enrollment);
  await user.click(screen.getByRole('radio', { name: 'I have taken it' }));
  await user.type(screen.getByLabelText(/^Total score/), '៤០០');
  expect(await screen.findByText('A total of 400 usually gives grade B.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Physics'), 'A');
  await user.selectOptions(screen.getByLabelText('Other'), 'C');
  await user.type(screen.getByLabelText(/^Which other subject/), 'Music');
  expect(screen.queryByLabelText('Geography')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Social science class' }));
  expect(screen.getByLabelText('Geography')).toBeInTheDocument();
  expect(screen.queryByLabelText('Physics')).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'I plan to take it' }));
  // The exact day is unknown: the month is enough, and means its last day.
  const planned = within(screen.getByRole('group', { name: 'Planned month of the exam' }));
  expect(planned.queryByLabelText('Day')).not.toBeInTheDocument();
  await user.selectOptions(planned.getByLabelText('Month'), 'February');
  await user.clear(planned.getByLabelText('Year'));
  await user.type(planned.getByLabelText('Year'), '២០២៨');
  fireEvent(window, new Event('pagehide'));
  expect(keptDraft(enrollment)?.values.enrollToDetail.nationalExam.date).toBe('02/29/2028');
  await user.click(screen.getByRole('radio', { name: /^I have not taken it/ }));
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  expect(await screen.findByText('Reason for not taking it is required')).toBeVisible();
  await user.type(screen.getByLabelText('Reason for not taking it'), 'Work');
  expect(screen.queryByText('Reason for not taking it is required')).not.toBeInTheDocument();
});

test('the high school comes from the province’s list, or is typed', async () => {
  const enrollment = await makeEnrollment(backend);
  keepDraft(enrollment);
  const { user } = await openForm(enrollment);
  expect(screen.getByLabelText('Name of the high school')).toHaveValue('វិទ្យាល័យសាកល្បង');
  await user.click(screen.getByRole('button', { name: 'Choose from the list' }));
  const box = await screen.findByRole('combobox', { name: 'Your high school' });
  await waitFor(() => expect(box).toBeEnabled());
  await user.type(box, 'កំបូល');
  await user.click(await option('វិទ្យាល័យកំបូល'));
  fireEvent(window, new Event('pagehide'));
  const kept = () => keptDraft(enrollment)?.values.enrollToDetail.highSchool;
  expect(kept()).toMatchObject({ code: '121401_01', name: 'វិទ្យាល័យកំបូល', districtCode: '1214' });
  await user.click(screen.getByRole('button', { name: 'My school is not in the list' }));
  await user.type(screen.getByLabelText('Name of the high school'), 'My school');
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toMatchObject({ code: null, name: 'My school', districtCode: '' });
});
