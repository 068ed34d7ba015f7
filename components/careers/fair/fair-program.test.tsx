import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fairsResource } from '@/lib/contract/careers/fairs';
import { sharedQueryClient } from '@/lib/query/query-provider';
import { call } from '@/tests/support/backend';
import { makeFair } from '@/tests/support/fairs';
import { makePerson } from '@/tests/support/make';
import { press } from '@/tests/support/press';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { FairProgram } from './fair-program';
import { OwnSessions } from './own-sessions';
import { SessionRow } from './session-row';
import { TellMe } from './tell-me';

const backend = useScreenBackend();

beforeEach(async () => {
  sharedQueryClient().clear();
  backend.signIn(await makePerson(backend.current));
});
const hour = 3_600_000;
const session = {
  sessionId: '00000000-0000-4000-8000-000000000001',
  title: { en: 'How to choose', km: 'របៀបជ្រើសរើស' },
  speaker: 'Chan Mony',
  startsAt: new Date(Date.now() - hour).toISOString(),
  endsAt: new Date(Date.now() + hour).toISOString(),
  left: 3,
  recordingUrl: null,
};

test('a place is taken, stands in the own list, and is given back', async () => {
  const { sessionId } = await makeFair(backend.current, { startsInHours: 24 * 365, capacity: 3 });
  renderScreen(<OwnSessions sessions={[{ ...session, sessionId }]} />);
  await press('My list (0)');
  expect(await screen.findByText(/Your list is empty/)).toBeVisible();
  await press('Whole program');
  await press('Take a place');
  expect(await screen.findByText(/The link shows 10 minutes before/)).toBeVisible();
  await press('My list (1)');
  expect(screen.getByText('How to choose')).toBeVisible();
  await press('Give the place back');
  expect(await screen.findByText(/Your list is empty/)).toBeVisible();
});

test('a session that is full meanwhile says so', async () => {
  const { sessionId } = await makeFair(backend.current, { startsInHours: 24 * 365, capacity: 1 });
  const other = await makePerson(backend.current);
  await call(backend.current, fairsResource.endpoints.take, { params: { sessionId } }, other.token);
  renderScreen(<OwnSessions sessions={[{ ...session, sessionId, left: 1 }]} />, { locale: 'km' });
  await press('កក់កន្លែង');
  expect(await screen.findByText('សកម្មភាពនេះអស់កន្លែងហើយ។')).toBeVisible();
});

test('what is on says so; what is over has its recording and takes nobody', () => {
  const over = {
    startsAt: new Date(Date.now() - 3 * hour).toISOString(),
    endsAt: new Date(Date.now() - hour).toISOString(),
  };
  const action = <button type="button">Take</button>;
  renderScreen(
    <ul>
      <SessionRow session={session}>{action}</SessionRow>
      <SessionRow session={{ ...session, ...over, recordingUrl: 'https://video.example/1' }}>
        {action}
      </SessionRow>
    </ul>,
  );
  expect(screen.getAllByText('Now')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Take' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
    'href',
    'https://video.example/1',
  );
});

test('while the fair runs, what is on comes first and what is over is folded', async () => {
  const at = (id: string, from: number, to: number, recordingUrl: string | null = null) => ({
    ...session,
    sessionId: id,
    title: { en: id, km: id },
    startsAt: new Date(Date.now() + from * hour).toISOString(),
    endsAt: new Date(Date.now() + to * hour).toISOString(),
    recordingUrl,
  });
  backend.signIn(null);
  renderScreen(
    <FairProgram
      sessions={[
        at('first', -4, -3),
        at('second', -3, -2, 'https://video.example/2'),
        at('third', -1, 1),
        at('fourth', 2, 3),
      ]}
    />,
  );
  expect(within(await screen.findByRole('region', { name: 'On now' })).getByText('third')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Coming up' })).getByText('fourth')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'To watch again' })).getByText('second')).toBeVisible();
  expect(screen.getByText('first')).not.toBeVisible();
  await userEvent.click(screen.getByText('1 session is over'));
  expect(screen.getByText('first')).toBeVisible();
});

test('“tell me” is asked for and taken back', async () => {
  renderScreen(<TellMe />);
  await press('Notify me');
  expect(await screen.findByText('We will tell you.')).toBeVisible();
  await press('Stop notifying me');
  expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible();
});
