import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SettingsPart } from './settings-part';

const backend = useScreenBackend();

test('the school says within how many days it wants to answer, and returns to the general target', async () => {
  const { id: schoolId } = await makeSchool(backend.current);
  const advisor = await makePerson(backend.current, { roles: ['advisor'], staffOf: [schoolId] });
  backend.signIn(advisor);
  renderScreen(<SettingsPart schoolId={schoolId} />);
  const target = () => screen.findByRole('combobox', { name: 'We want to answer' });
  const ofDesk = async () => {
    const { body } = await call(backend.current, pipelineResource.endpoints.summary, {}, advisor.token);
    return body.schools.map(({ answerWithinDays }) => answerWithinDays);
  };
  const general = 'As Sala proposes: within 3 days';
  expect(await target()).toHaveDisplayValue(general);
  await userEvent.selectOptions(await target(), 'Within 7 days');
  await waitFor(async () => expect(await ofDesk()).toEqual([7]));
  await waitFor(async () => expect(await target()).toHaveDisplayValue('Within 7 days'));
  expect(screen.getByText('There are no other settings.')).toBeVisible();
  await userEvent.selectOptions(await target(), general);
  await waitFor(async () => expect(await ofDesk()).toEqual([3]));
});
