import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastHost } from '@/components/feedback/toast-host';
import { contentRevisionsResource } from '@/lib/contract/schools/content-revisions';
import { pipelineResource } from '@/lib/contract/admissions/pipeline';
import { type WaitingThing, waitingResource } from '@/lib/contract/review/waiting';
import { apply, moveTo } from '@/tests/support/applications';
import { call } from '@/tests/support/backend';
import { makePerson, makeSchool } from '@/tests/support/make';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { AdvisorDashboardScreen } from './dashboard-screen';

const backend = useScreenBackend();

const setUp = async () => {
  const b = backend.current;
  const school = await makeSchool(b, { name: 'Lotus University', requiredDocuments: [] });
  const advisor = await makePerson(b, { roles: ['advisor'], staffOf: [school.id] });
  backend.signIn(advisor);
  return { b, school, advisor };
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows who waits, how the week went, how far applications have come, and the newest', async () => {
  const { b, school, advisor } = await setUp();
  await apply(b, school.id, { name: ['Waiting', 'រង់'] });
  const accepted = await apply(b, school.id, { name: ['Accepted', 'ទទួល'] });
  await moveTo(b, advisor, accepted.applicantId, 'accepted');
  renderScreen(<AdvisorDashboardScreen />);
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
  const waiting = region('Waiting for you');
  expect(await waiting.findByRole('link', { name: 'Sok Waiting' })).toBeInTheDocument();
  expect(waiting.getAllByText(/^since today/)).toHaveLength(2);
  expect(waiting.getByText(/answer by 04-\W?Nov-\W?2026/)).toBeInTheDocument();
  expect(await waiting.findByRole('link', { name: '1 application' })).toHaveAttribute(
    'href',
    '/en/advisor/user/application?sort=waiting&turn=school',
  );
  expect(await region('Newest applications').findByText('Sok Accepted')).toBeInTheDocument();
  const received = await screen.findByRole('link', { name: 'Received in the last 7 days' });
  expect(received.getAttribute('href')).toMatch(/\?createdAt=\d{4}-\d{2}-\d{2}$/);
  expect(screen.getByText('2 more than in the 7 days before')).toBeInTheDocument();
  const stages = within(
    await screen.findByRole('list', { name: 'How far applications came, last 12 weeks' }),
  );
  expect(stages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Received2',
    'Answered1 50% go on',
    'Decided1 100% go on',
    'Accepted1 100% go on',
  ]);
});

test('a proposal is closed, and opened again by undo', async () => {
  const { b, school } = await setUp();
  const { propose } = contentRevisionsResource.endpoints;
  const body = { kind: 'other' as const, feedback: 'The phone number is wrong.', contact: '012 345 678' };
  await call(b, propose, { params: { id: school.id }, body, idempotencyKey: 'proposal-1' });
  renderScreen(
    <>
      <AdvisorDashboardScreen />
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
      <AdvisorDashboardScreen />
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

test.each([
  ['km', 'មិនទាន់មានអ្នកដាក់ពាក្យទេ។'],
  ['en', 'Nobody has applied yet.'],
] as const)('in %s an advisor without applications is told what will show here', async (locale, words) => {
  await setUp();
  backend.answer(waitingResource.endpoints.first, { body: { data: [] } }, 'always');
  renderScreen(<AdvisorDashboardScreen />, { locale });
  expect(await screen.findByText(words)).toBeInTheDocument();
  const title = locale === 'km' ? 'គ្មានអ្វីរង់ចាំអ្នកទេ' : 'Nothing waits for you';
  expect(await screen.findByText(title)).toBeInTheDocument();
  // A week without anything, now and before, has no tile.
  expect(screen.queryByText(/7 days before|7 ថ្ងៃមុន/)).toBeNull();
});

test('each thing that waits opens where it is dealt with', async () => {
  await setUp();
  const [id, since] = ['0198a000-0000-7000-8000-000000000001', '2026-11-01T00:00:00.000Z'];
  const text = (en: string) => ({ en, km: en });
  const data: WaitingThing[] = [
    { kind: 'review', id, since, subject: 'vacancy', title: text('Easy money'), reports: 3 },
    { kind: 'inbox', id, since, number: 1004, name: 'Dara', subject: 'Fees' },
    { kind: 'questions', id, since, title: text('Which school?') },
    {
      kind: 'papers',
      id,
      since,
      title: text('Chan Bopha'),
      about: text('Transcript'),
      schoolId: id,
      place: null,
    },
    { kind: 'hiring', id, since, title: text('Keo Rith'), about: text('Cook'), schoolId: null, place: id },
  ];
  backend.answer(waitingResource.endpoints.first, { body: { data } }, 'always');
  renderScreen(<AdvisorDashboardScreen />);
  const waiting = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Easy money', `/en/advisor/review?row=vacancy%3A${id}`],
    ['Fees', `/en/advisor/inbox?state=new&keyword=1004&row=${id}`],
    ['Which school?', `/en/advisor/sala-connect/answer/${id}`],
    ['Chan Bopha', `/en/profile/documentreport/softcopy-request?org=${id}`],
    ['Keo Rith', `/en/advisor/vacancy/${id}/edit?view=applicants`],
  ]);
  expect(waiting.getByText(/^Vacancy to decide on.· 3 reports/)).toBeInTheDocument();
  expect(waiting.getByText(/^Message from Dara/)).toBeInTheDocument();
  expect(waiting.getByText(/^Asks for a document.*Transcript/)).toBeInTheDocument();
});

test('a part that fails is told once and asked again', async () => {
  await setUp();
  backend.answer(pipelineResource.endpoints.summary, { status: 500 }, 'once');
  renderScreen(<AdvisorDashboardScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Applications by step' })).toBeInTheDocument();
});
