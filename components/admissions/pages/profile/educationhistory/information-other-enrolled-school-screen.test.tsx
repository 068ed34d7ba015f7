import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { educationHistoryResource } from '@/lib/contract/admissions/education-history';
import { call } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { InformationOtherEnrolledSchoolScreen } from './information-other-enrolled-school-screen';

const backend = useScreenBackend();

test('a school is added with program, years and degree', async () => {
  const student = await makePerson(backend.current);
  backend.signIn(student);
  renderScreen(<InformationOtherEnrolledSchoolScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a school' }));
  await userEvent.type(screen.getByLabelText('Name of the school'), 'Lotus Institute');
  await userEvent.type(screen.getByLabelText('Program'), 'Nursing');
  await userEvent.selectOptions(screen.getByLabelText('Degree'), 'associate');
  await userEvent.type(screen.getByLabelText('From (year)'), '2023');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const input = { params: { id: student.id } };
  const { get } = educationHistoryResource.endpoints;
  await waitFor(async () =>
    expect((await call(backend.current, get, input, student.token)).body.otherSchools).toEqual([
      {
        schoolName: 'Lotus Institute',
        program: 'Nursing',
        degree: 'associate',
        fromYear: 2023,
        toYear: null,
      },
    ]),
  );
});
