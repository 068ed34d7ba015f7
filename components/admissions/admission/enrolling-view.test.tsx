import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { call } from '@/tests/support/backend';
import { makeProgram, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { EnrollingView } from './enrolling-view';

const backend = useScreenBackend();
const region = (name: string) => within(screen.getByRole('region', { name }));

const show = async (limit: number) => {
  const b = backend.current;
  const { body } = await call(b, subjectsResource.endpoints.enrollment, { query: { limit } });
  return renderScreen(
    <EnrollingView
      programs={body.data}
      total={body.countTotal}
      today={dayInCambodia(b.clock.now())}
      questions={[]}
    />,
  );
};

test('without an open program it shows the steps and where to look', async () => {
  await show(8);
  expect(region('Step by step').getAllByRole('listitem')).toHaveLength(5);
  expect(region('Open for applications now').getByRole('link', { name: 'See all programs' })).toHaveAttribute(
    'href',
    '/en/course',
  );
});

test('open programs stand there with school and last day, the next deadline first', async () => {
  const b = backend.current;
  const day = (from: number, days: number) => dayInCambodia(new Date(from + days * 86_400_000));
  const now = b.clock.now().getTime();
  const { id } = await makeSchool(b, { name: 'Lotus University' });
  await makeProgram(b, id, { name: 'Later', applicationDeadline: day(now, 30) });
  await makeProgram(b, id, { name: 'Sooner', applicationDeadline: day(now, 10) });
  await makeProgram(b, id, { name: 'Over', applicationDeadline: day(now, -1) });
  await show(1);
  const open = region('Open for applications now');
  expect(open.getByRole('link', { name: 'Sooner' })).toBeVisible();
  expect(open.getByText(/Lotus University/)).toBeVisible();
  expect(open.getByText(/^Apply by/)).toBeVisible();
  expect(open.getByRole('link', { name: 'All 2 open programs' })).toHaveAttribute(
    'href',
    '/en/course?openNow=true',
  );
});
