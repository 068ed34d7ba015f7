import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subjectsResource } from '@/lib/contract/academic/subjects';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { StudentOnlineApplicationView } from './student-online-application-view';

const backend = useScreenBackend();
const region = (name: string) => within(screen.getByRole('region', { name }));

const show = async (locale: 'km' | 'en' = 'en') => {
  const b = backend.current;
  const { body } = await call(b, subjectsResource.endpoints.enrollment, { query: { limit: 5 } });
  const today = dayInCambodia(b.clock.now());
  renderScreen(<StudentOnlineApplicationView programs={body.data} total={body.countTotal} today={today} />, {
    locale,
  });
};

test('it says how applying works and what one needs, and leads into the form', async () => {
  await show();
  expect(region('How it works').getAllByRole('listitem')).toHaveLength(5);
  expect(region('What you need').getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Start an application' })).toHaveAttribute(
    'href',
    '/en/school/enrollment-form',
  );
  expect(screen.getByRole('link', { name: 'My applications' })).toHaveAttribute(
    'href',
    '/en/profile/applications',
  );
  expect(screen.getByRole('link', { name: 'See all programs' })).toHaveAttribute('href', '/en/course');
});

test('in Khmer it names the next deadlines', async () => {
  const b = backend.current;
  const { id } = await makeSchool(b, { name: 'Lotus University' });
  const now = Math.max(Date.now(), b.clock.now().getTime());
  const applicationDeadline = dayInCambodia(new Date(now + 10 * 86_400_000));
  await makeProgram(b, id, { name: 'Nursing', nameNative: 'គិលានុបដ្ឋាក', applicationDeadline });
  await show('km');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ដាក់ពាក្យតាមអ៊ីនធឺណិត');
  expect(region('ថ្ងៃផុតកំណត់ដាក់ពាក្យ').getByRole('link', { name: 'គិលានុបដ្ឋាក' })).toBeVisible();
});
