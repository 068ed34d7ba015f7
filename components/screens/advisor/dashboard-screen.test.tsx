import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { contentRevisionsResource } from '@/lib/contract/academic/content-revisions';
import { pipelineResource } from '@/lib/contract/applicant/pipeline';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { DashboardScreen } from './dashboard-screen';

const backend = useScreenBackend();

const setUp = async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University' });
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  backend.signIn(advisor);
  return { b, school, advisor };
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows how far applications have come, the newest, and those that wait longest', async () => {
  const { b, school, advisor } = await setUp();
  await apply(b, school.id, { name: ['Waiting', 'រង់'] });
  const accepted = await apply(b, school.id, { name: ['Accepted', 'ទទួល'] });
  await moveTo(b, advisor, accepted.applicantId, 'accepted');
  renderScreen(<DashboardScreen />);
  const bars = within(await screen.findByRole('list', { name: 'Applications by step' }));
  expect(bars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Pending1 (50%)',
    'Accepted1 (50%)',
    'Rejected0 (0%)',
  ]);
  expect(bars.getByRole('link', { name: 'Accepted' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?applicantStatus=accepted',
  );
  expect(
    region('Waiting longest')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Sok Waiting']);
  expect(region('Waiting longest').getByText('since today')).toBeInTheDocument();
  expect(await region('Newest applications').findByText('Sok Accepted')).toBeInTheDocument();
  expect(screen.getAllByText('50% of all')).toHaveLength(2);
});

test('a proposal is closed, and opened again by undo', async () => {
  const { b, school } = await setUp();
  const { propose } = contentRevisionsResource.endpoints;
  const body = { kind: 'other' as const, feedback: 'The phone number is wrong.', contact: '012 345 678' };
  await call(b, propose, { params: { id: school.id }, body, idempotencyKey: 'proposal-1' });
  renderScreen(
    <>
      <DashboardScreen />
      <ToastHost />
    </>,
  );
  const proposals = () => region('Proposals for school pages');
  expect(await proposals().findByText('The phone number is wrong.')).toBeInTheDocument();
  expect(proposals().getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:+85512345678');
  await userEvent.click(proposals().getByRole('button', { name: 'Mark as done' }));
  expect(await proposals().findByText(/No open proposals/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await proposals().findByText('The phone number is wrong.')).toBeInTheDocument();
  await userEvent.click(proposals().getByRole('button', { name: 'Done' }));
  expect(await proposals().findByText(/No proposal has been marked as done/)).toBeInTheDocument();
});

test('a proposal is declined with a reason, which its proposer gets', async () => {
  const { b, school, advisor } = await setUp();
  const reader = await makePerson(b);
  const { propose, list } = contentRevisionsResource.endpoints;
  const body = { kind: 'other' as const, feedback: 'The school has moved.' };
  await call(b, propose, { params: { id: school.id }, body, idempotencyKey: 'proposal-2' }, reader.token);
  renderScreen(
    <>
      <DashboardScreen />
      <ToastHost />
    </>,
  );
  const proposals = () => region('Proposals for school pages');
  await userEvent.click(await proposals().findByRole('button', { name: 'Answer' }));
  expect(proposals().getByRole('button', { name: 'Declined' })).toBeDisabled();
  await userEvent.type(proposals().getByLabelText('Answer to the proposer'), 'It has not.');
  await userEvent.click(proposals().getByRole('button', { name: 'Declined' }));
  expect(await proposals().findByText(/No open proposals/)).toBeInTheDocument();
  await userEvent.click(proposals().getByRole('button', { name: 'Done' }));
  expect(await proposals().findByText('It has not.')).toBeInTheDocument();
  const { body: done } = await call(b, list, { query: { status: 'done' } }, advisor.token);
  expect(done.data).toMatchObject([{ decision: 'declined', answer: 'It has not.' }]);
});

test('an advisor without applications is told what will show here', async () => {
  await setUp();
  renderScreen(<DashboardScreen />, { locale: 'km' });
  expect(await screen.findByText('មិនទាន់មានអ្នកដាក់ពាក្យទេ។')).toBeInTheDocument();
  expect(await screen.findByText('មិនមានពាក្យសុំណាកំពុងរង់ចាំសាលាទេ។')).toBeInTheDocument();
});

test('a part that fails is told once and asked again', async () => {
  await setUp();
  backend.answer(pipelineResource.endpoints.summary, { status: 500 }, 'once');
  renderScreen(<DashboardScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Applications by step' })).toBeInTheDocument(),
  );
});
