import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { apply } from '@/tests/support/applications';
import { makePerson, makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ApplicationsScreen } from './applications-screen';

const backend = useScreenBackend();

test('without applications it says so and leads to the schools', async () => {
  backend.signIn(await makePerson(backend.current));
  renderScreen(<ApplicationsScreen />);
  expect(await screen.findByText('You have not applied to any university yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore schools' })).toHaveAttribute('href', '/en/explore');
});

test('an application shows its school, status, code, day and who acts next, in the language of the page', async () => {
  const b = backend.current;
  const names = { name: 'Lotus University', nameNative: 'សាកលវិទ្យាល័យឈូក' };
  const school = await makeSchool(b, { ...names, requiredDocuments: [] });
  const programId = await makeProgram(b, school.id, { name: 'Law', nameNative: 'នីតិសាស្ត្រ' });
  const student = await makePerson(b);
  const application = await apply(b, school.id, { as: student, programId });
  backend.signIn(student);
  renderScreen(<ApplicationsScreen />, { locale: 'km' });
  const link = await screen.findByRole('link', { name: joinCompounds('សាកលវិទ្យាល័យឈូក') });
  expect(link).toHaveAttribute('href', `/profile/applications/${application.applicantId}`);
  for (const text of [joinCompounds('នីតិសាស្ត្រ'), 'រង់ចាំ', application.referenceCode]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  // The exam lies ahead: nobody can have its result.
  expect(screen.getByText('រង់ចាំសាលាពិនិត្យ')).toBeInTheDocument();
  expect(screen.getByText(/01-\u2060វិច្ឆិកា-\u20602026/)).toBeInTheDocument();
  expect(document.body.textContent.replace(application.referenceCode, '')).not.toMatch(/[A-Za-z]{4}/);
});

test('a failure is told and asked again', async () => {
  backend.signIn(await makePerson(backend.current));
  backend.answer(applicantsResource.endpoints.mine, { status: 500 }, 'once');
  renderScreen(<ApplicationsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have not applied to any university yet.')).toBeInTheDocument();
});
