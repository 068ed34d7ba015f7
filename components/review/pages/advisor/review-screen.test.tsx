import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { questions, reports, vacancies } from '@/backend/db/schema';
import { DeskNav } from '@/components/layouts/desk-menu/desk-nav';
import { useCountAgain } from '@/components/layouts/desk-menu/use-count-again';
import { reportsResource } from '@/lib/contract/review/reports';
import { href } from '@/lib/routes/href';
import { call } from '@/tests/support/backend';
import { makePerson, type Person } from '@/tests/support/make';
import { makeHeldPosts } from '@/tests/support/make-content';
import { makeVacancy } from '@/tests/support/recruitment';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ReviewScreen } from './review-screen';

const backend = useScreenBackend();
const { create, waiting, decide } = reportsResource.endpoints;
let advisor: Person;

beforeEach(async () => {
  await backend.current.deps.db.delete(reports);
  await backend.current.deps.db.delete(vacancies);
  await backend.current.deps.db.delete(questions);
  advisor = await makePerson(backend.current, { roles: ['advisor'] });
  backend.signIn(advisor);
  navigation.search = new URLSearchParams();
});

const menu = [
  {
    key: null,
    label: '',
    items: [
      {
        key: 'review',
        href: href('/advisor/review'),
        label: 'To decide',
        icon: null,
        waits: 'review' as const,
      },
    ],
  },
];
/** The menu beside the page, which counts again after a decision. */
function Menu() {
  useCountAgain();
  return <DeskNav label="Menu" groups={menu} />;
}

const reported = async (title: string) => {
  const id = await makeVacancy(backend.current, { title: { en: title, km: title } });
  const { token } = await makePerson(backend.current);
  const body = { kind: 'vacancy', id, reason: 'money', text: 'They want a deposit' } as const;
  await call(backend.current, create, { body, idempotencyKey: randomUUID() }, token);
  return id;
};
const read = async (state: 'waiting' | 'hidden') =>
  (await call(backend.current, waiting, { query: { state } }, advisor.token)).body;
const table = async () => within(await screen.findByRole('table', { name: 'What waits for a decision' }));

test('what is reported opens with its reports, and is hidden with a reason', async () => {
  await reported('Rich at once');
  renderScreen(<ReviewScreen />);
  await userEvent.click(await (await table()).findByRole('button', { name: 'Rich at once' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rich at once' }));
  expect(sheet.getByText('They want a deposit')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  // It is shown: it can stay or go, but not be shown.
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('radio', { name: /^Hide/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('Reason is required', { selector: 'p' })).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It asks for money');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect((await read('hidden')).data).toMatchObject([{ last: { reason: 'It asks for money' } }]);
});

test('a link to one of them opens it over the list', async () => {
  const id = await reported('Rich at once');
  await reported('Rich tomorrow');
  navigation.search = new URLSearchParams({ row: `vacancy:${id}` });
  renderScreen(<ReviewScreen />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Rich at once' }));
  expect(sheet.getByText('They want a deposit')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('many are decided at once; what somebody else has decided stays and is said', async () => {
  await reported('One');
  await reported('Two');
  renderScreen(<ReviewScreen />);
  const rows = await table();
  await rows.findByRole('button', { name: 'One' });
  for (const box of rows.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  const bar = within(screen.getByRole('region', { name: /selected/i }));
  await userEvent.click(bar.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide 2 entries' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Keep/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'All is well');
  const refusal = { index: 1, ok: false, status: 409, code: 'already-decided', message: '' } as const;
  backend.answer(decide, { body: { outcomes: [{ index: 0, ok: true }, refusal] } }, 'once');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(/somebody has decided it meanwhile/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(async () => expect((await read('waiting')).countTotal).toBe(1));
});

test('a held vacancy is released, and the menu counts what waits', async () => {
  await makeVacancy(backend.current, {
    clearedUntil: null,
    title: { en: 'Held one', km: 'រង់ចាំ' },
  });
  renderScreen(
    <>
      <Menu />
      <ReviewScreen />
    </>,
  );
  expect(await screen.findByText('1 waits')).toBeInTheDocument();
  await userEvent.click(await (await table()).findByRole('button', { name: 'Held one' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Held one' }));
  expect(sheet.getByText('Readers do not see it')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Show/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The ministry confirmed it');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('1 waits')).not.toBeInTheDocument());
});

test('the held posts of one person stand in one row, and are hidden together', async () => {
  const writer = await makePerson(backend.current);
  const ids = await makeHeldPosts(backend.current, writer.id, 3);
  renderScreen(<ReviewScreen />);
  const rows = await table();
  await userEvent.click(await rows.findByRole('button', { name: /^Buy now/ }));
  expect(rows.getByText(/and 2 more of the same person/)).toBeVisible();
  const sheet = within(await screen.findByRole('dialog', { name: /^Buy now/ }));
  const others = within(sheet.getByRole('region', { name: 'Also of this person' }));
  expect(others.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(sheet.getByRole('button', { name: 'Hide all 3 and close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide 3 entries' }));
  expect(dialog.getByRole('radio', { name: /^Hide/ })).toBeChecked();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'This is an advertisement');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  expect((await read('hidden')).data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('a queue that cannot be read offers another try', async () => {
  backend.answer(waiting, { status: 500 }, 'once');
  renderScreen(<ReviewScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
});
